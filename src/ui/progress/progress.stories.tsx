import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Progress } from "./progress.tsx";

const meta = preview.meta({
  title: "Components/Progress",
  component: Progress,
  args: { label: "Importing lines", value: 36, max: 144 },
  decorators: [
    (Story) => (
      <StoryFrame width={420} about="Progress">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Known = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Importing lines" });
    await expect(bar).toHaveAttribute("aria-valuenow", "36");
    await expect(bar).toHaveAttribute("aria-valuetext", "25 %");
    const filled = bar.firstElementChild!.getBoundingClientRect().right - bar.getBoundingClientRect().left;
    await expect(Math.round((filled / bar.clientWidth) * 100)).toBe(25);
    await expect(canvasElement).toHaveTextContent("25 %");
  },
});

export const InWords = meta.story({
  name: "In words",
  args: { valueText: "36 of 144" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuetext", "36 of 144");
  },
});

export const Unknown = meta.story({
  args: { value: null, label: "Reading the file" },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Reading the file" });
    await expect(bar).not.toHaveAttribute("aria-valuenow");
  },
});

export const OutOfRange = meta.story({
  name: "Out of range",
  args: { value: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "144");
  },
});
