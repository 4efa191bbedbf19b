// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { finishExits } from "./finish-exits.ts";

let place: HTMLElement;
let dialog: HTMLElement;
let ends: number;
beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement("div");
  dialog = document.createElement("div");
  dialog.dataset["state"] = "closed";
  place.append(dialog);
  document.body.append(place);
  ends = 0;
  finishExits(place);
});
afterEach(() => {
  vi.useRealTimers();
  place.remove();
});

const end = () => dialog.dispatchEvent(new Event("animationend", { bubbles: true }));
const listen = () => dialog.addEventListener("animationend", () => (ends += 1));

it("tells the end of a closing movement once more to who came too late for it", () => {
  end();
  listen();
  vi.advanceTimersByTime(1000);
  expect(ends).toBe(1);
});

it.each([
  ["has left the page", () => dialog.remove()],
  ["is open again", () => (dialog.dataset["state"] = "open")],
])("leaves alone what %s", (_name, change) => {
  end();
  listen();
  change();
  vi.advanceTimersByTime(1000);
  expect(ends).toBe(0);
});

it("says nothing of movements that close nothing", () => {
  dialog.dataset["state"] = "open";
  end();
  listen();
  vi.advanceTimersByTime(1000);
  expect(ends).toBe(0);
});
