import { expect } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { applyFont } from "./apply-theme.ts";
import type { FontId } from "./font-ids.ts";
import { FontsBoard } from "./fonts-board.tsx";

const meta = preview.meta({ title: "Foundations/Fonts", component: FontsBoard });

/** Shows a font while its story shows. */
const using = (id: FontId) => () => {
  applyFont(id);
  return () => applyFont();
};

const firstFamily = (element: Element) => getComputedStyle(element).fontFamily.split(",")[0]!.replaceAll('"', "");

/** `face` is the file that answers for it, where one ships. */
async function expectFont(canvasElement: HTMLElement, family: string, face?: string, takesOver = false) {
  const body = canvasElement.querySelector("[data-sample=body]")!;
  await expect(firstFamily(body)).toBe(family);
  await expect(firstFamily(canvasElement.querySelector("h1")!)).toBe(takesOver ? family : "Newsreader Display");
  await expect(firstFamily(canvasElement.querySelector("em")!)).toBe(takesOver ? family : "Newsreader Text");
  if (face !== undefined) {
    const faces = await document.fonts.load(`16px "${face}"`);
    await expect(faces.length).toBeGreaterThan(0);
    await expect(faces.every((loaded) => loaded.status === "loaded")).toBe(true);
  }
}

export const Satoshi = meta.story({
  args: { name: "Satoshi" },
  beforeEach: using("satoshi"),
  play: ({ canvasElement }) => expectFont(canvasElement, "Satoshi", "Figtree Variable"),
});

export const Montserrat = meta.story({
  args: { name: "Montserrat" },
  beforeEach: using("montserrat"),
  play: ({ canvasElement }) => expectFont(canvasElement, "Montserrat Variable", "Montserrat Variable"),
});

export const Caveat = meta.story({
  args: { name: "Caveat" },
  beforeEach: using("caveat"),
  play: ({ canvasElement }) => expectFont(canvasElement, "Caveat Variable", "Caveat Variable"),
});

export const Playfair = meta.story({
  args: { name: "Playfair" },
  beforeEach: using("playfair"),
  play: ({ canvasElement }) => expectFont(canvasElement, "Playfair Display Variable", "Playfair Display Variable"),
});

export const System = meta.story({
  args: { name: "System" },
  beforeEach: using("system"),
  play: ({ canvasElement }) => expectFont(canvasElement, "system-ui", undefined, true),
});

export const ComicSans = meta.story({
  name: "Comic Sans",
  args: { name: "Comic Sans" },
  beforeEach: using("comicSans"),
  play: ({ canvasElement }) => expectFont(canvasElement, "Comic Sans MS", "Comic Neue", true),
});

export const Wingdings = meta.story({
  args: { name: "Wingdings" },
  beforeEach: using("wingdings"),
  play: ({ canvasElement }) => expectFont(canvasElement, "Wingdings", undefined, true),
});

export const Papyrus = meta.story({
  args: { name: "Papyrus" },
  beforeEach: using("papyrus"),
  play: ({ canvasElement }) => expectFont(canvasElement, "Papyrus", "Caveat Variable", true),
});
