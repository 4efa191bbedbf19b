import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { StepBar } from "./step-bar.tsx";

const meta = preview.meta({
  title: "Components/Step bar",
  component: StepBar,
  args: { label: "Setting up", current: 2, count: 3 },
  decorators: [
    (Story) => (
      <StoryFrame width={320} about="StepBar">
        <Story />
      </StoryFrame>
    ),
  ],
});

const statesOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>("[data-state]")].map((step) => step.dataset["state"]);

export const TwoOfThree = meta.story({
  name: "2 of 3",
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Setting up" });
    await expect(bar).toHaveAttribute("aria-valuetext", "2 of 3");
    await expect(bar).toHaveTextContent("2 of 3");
    await expect(statesOf(bar)).toEqual(["done", "current", "ahead"]);
  },
});

export const SixSteps = meta.story({
  name: "Six steps",
  args: { label: "Creating the group", current: 4, count: 6, text: "Inviting the cast" },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: "Creating the group" });
    await expect(bar).toHaveTextContent("Inviting the cast");
    await expect(statesOf(bar)).toHaveLength(6);
  },
});

export const AllDone = meta.story({
  name: "All done",
  args: { current: 4 },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar");
    await expect(statesOf(bar)).toEqual(["done", "done", "done"]);
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
  },
});
