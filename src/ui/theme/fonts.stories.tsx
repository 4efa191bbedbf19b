import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { FontsBoard } from "#src/test-support/fonts-board.tsx";

const meta = preview.meta({ title: "Foundations/Fonts", component: FontsBoard });

const firstFamily = (element: Element) => getComputedStyle(element).fontFamily.split(",")[0]!.replaceAll('"', "");

/** `face` is the font family that is shipped for it, if any. */
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

/** Whether a font changes a text's width: an independent check of what the board shows. */
function isOnThisDevice(...families: string[]) {
  const context = document.createElement("canvas").getContext("2d")!;
  const width = (font: string) => {
    context.font = font;
    return context.measureText("Mmm, wit & gold 0123").width;
  };
  return families.some((family) => width(`40px "${family}", monospace`) !== width("40px monospace"));
}

/** A choice missing on this device says so, in a readable font. */
async function expectHonesty(...families: string[]) {
  const note = () => screen.queryByText(/^Not installed on this device/);
  if (isOnThisDevice(...families)) return expect(note()).toBeNull();
  await waitFor(() => expect(note()).toBeVisible());
  return expect(firstFamily(note()!)).toBe("Satoshi");
}

export const Satoshi = meta.story({
  args: { id: "satoshi", name: "Satoshi" },
  globals: { font: "satoshi" },
  play: ({ canvasElement }) => expectFont(canvasElement, "Satoshi", "Figtree Variable"),
});

export const Montserrat = meta.story({
  args: { id: "montserrat", name: "Montserrat" },
  globals: { font: "montserrat" },
  play: ({ canvasElement }) => expectFont(canvasElement, "Montserrat Variable", "Montserrat Variable"),
});

export const Caveat = meta.story({
  args: { id: "caveat", name: "Caveat" },
  globals: { font: "caveat" },
  play: ({ canvasElement }) => expectFont(canvasElement, "Caveat Variable", "Caveat Variable"),
});

export const Playfair = meta.story({
  args: { id: "playfair", name: "Playfair" },
  globals: { font: "playfair" },
  play: ({ canvasElement }) => expectFont(canvasElement, "Playfair Display Variable", "Playfair Display Variable"),
});

export const System = meta.story({
  args: { id: "system", name: "System" },
  globals: { font: "system" },
  play: ({ canvasElement }) => expectFont(canvasElement, "system-ui", undefined, true),
});

export const ComicSans = meta.story({
  name: "Comic Sans",
  args: { id: "comicSans", name: "Comic Sans" },
  globals: { font: "comicSans" },
  play: async ({ canvasElement }) => {
    await expectFont(canvasElement, "Comic Sans MS", "Comic Neue", true);
    await expectHonesty("Comic Sans MS", "Comic Sans", "Chalkboard SE");
  },
});

export const Wingdings = meta.story({
  args: { id: "wingdings", name: "Wingdings" },
  globals: { font: "wingdings" },
  play: async ({ canvasElement }) => {
    await expectFont(canvasElement, "Wingdings", undefined, true);
    await expectHonesty("Wingdings", "Zapf Dingbats");
  },
});

export const Papyrus = meta.story({
  args: { id: "papyrus", name: "Papyrus" },
  globals: { font: "papyrus" },
  play: async ({ canvasElement }) => {
    await expectFont(canvasElement, "Papyrus", "Caveat Variable", true);
    await expectHonesty("Papyrus", "Herculanum", "Luminari");
  },
});
