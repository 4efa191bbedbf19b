import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { isOpen, marenThread, withUser } from "#src/test-support/conversation-steps.ts";
import { expect } from "#src/test-support/expect.ts";

/** The chat's background at the strength chosen in the settings. */
const meta = preview.meta({
  title: "Pages/Conversation",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const stage = () => document.querySelector<HTMLElement>("[data-background]");
const overlayOf = (element: HTMLElement | null) => Number(getComputedStyle(element?.children[1] as Element).opacity);

export const BackgroundHidden = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "off" }) },
  play: async () => {
    await isOpen();
    await expect(stage()).toBeNull();
  },
});

export const BackgroundShown = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "on" }) },
  play: async () => {
    await isOpen();
    await expect(stage()?.querySelector("img")).toHaveAttribute("src", expect.stringContaining("lighthouse"));
    await expect(getComputedStyle(stage()?.querySelector("img") as Element).filter).toBe("none");
  },
});

export const BlurLow = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "blur_medium" }) },
  play: async () => {
    await isOpen();
    await expect(getComputedStyle(stage()?.querySelector("img") as Element).filter).toBe("blur(6px)");
  },
});

export const BlurHigh = meta.story({
  parameters: { change: withUser({ backgroundImageOption: "blur_high" }) },
  play: async () => {
    await isOpen();
    await expect(getComputedStyle(stage()?.querySelector("img") as Element).filter).toBe("blur(18px)");
  },
});

/** Off (0) is a valid value (TRAP-12). */
export const Overlay0 = meta.story({
  name: "Overlay 0",
  parameters: { change: withUser({ overlayOpacity: 0 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0);
  },
});

export const Overlay25 = meta.story({
  name: "Overlay 25",
  parameters: { change: withUser({ overlayOpacity: 25 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0.25);
  },
});

export const Overlay50 = meta.story({
  name: "Overlay 50",
  parameters: { change: withUser({ overlayOpacity: 50 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0.5);
  },
});

export const Overlay75 = meta.story({
  name: "Overlay 75",
  parameters: { change: withUser({ overlayOpacity: 75 }) },
  play: async () => {
    await isOpen();
    await expect(overlayOf(stage())).toBe(0.75);
  },
});
