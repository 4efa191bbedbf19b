// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

class Viewport extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;
  become(change: Partial<Pick<Viewport, "height" | "offsetTop" | "scale">>) {
    Object.assign(this, change);
    this.dispatchEvent(new Event("resize"));
  }
}

function Room() {
  const element = useKeyboardInset();
  return <div ref={element} id="room" />;
}

let viewport: Viewport;
beforeEach(() => {
  viewport = new Viewport();
  vi.stubGlobal("visualViewport", viewport);
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the room above a keyboard that lies over the page", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<Room />));
  const room = place.querySelector<HTMLElement>("#room");
  const inset = () => room?.style.paddingBottom;
  expect(inset()).toBe("");
  viewport.become({ height: 460 });
  expect(inset()).toBe("340px");
  // The page itself has scrolled up under the keyboard.
  viewport.become({ offsetTop: 100 });
  expect(inset()).toBe("240px");
  viewport.become({ height: 780, offsetTop: 0 });
  expect(inset()).toBe("");
  // Pinch zoom is not a keyboard.
  viewport.become({ height: 300, scale: 2 });
  expect(inset()).toBe("");
  act(() => root.unmount());
  viewport.become({ height: 460, scale: 1 });
  expect(inset()).toBe("");
});
