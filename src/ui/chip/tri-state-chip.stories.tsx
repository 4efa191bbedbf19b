import { useState } from "react";
import { fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { type ChipState, TriStateChip } from "./tri-state-chip.tsx";

const next: Record<ChipState, ChipState> = { unselected: "selected", selected: "excluded", excluded: "unselected" };

const meta = preview.meta({
  title: "Components/Tri-state chip",
  component: TriStateChip,
  args: { label: "Mystery", state: "unselected" as ChipState, onPress: fn() },
  decorators: [
    (Story) => (
      <StoryFrame width={360} about="TriStateChip">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Unselected = meta.story({
  render: function Render(args) {
    const [state, setState] = useState<ChipState>("unselected");
    return <TriStateChip {...args} state={state} onPress={() => setState(next[state])} />;
  },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("button", { name: "Mystery" });
    await userEvent.click(chip);
    await expect(chip).toHaveAccessibleName("Mystery, selected");
    await userEvent.click(chip);
    await expect(chip).toHaveAccessibleName("Mystery, excluded");
    await userEvent.click(chip);
    await expect(chip).toHaveAccessibleName("Mystery");
  },
});

export const Selected = meta.story({
  args: { state: "selected" },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("button", { name: "Mystery, selected" });
    await expect(chip.querySelector("svg")).toBeVisible();
  },
});

export const Excluded = meta.story({
  args: { state: "excluded", label: "Horror" },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("button", { name: "Horror, excluded" });
    await expect(getComputedStyle(canvas.getByText("Horror")).textDecorationLine).toBe("line-through");
    await expect(chip.querySelector("svg")).toBeVisible();
  },
});

export const DisabledAtLimit = meta.story({
  name: "Disabled at limit",
  args: { isAtLimit: true },
  play: async ({ args, canvas }) => {
    const chip = await canvas.findByRole("button", { name: "Mystery" });
    await expect(chip).toHaveAttribute("aria-disabled", "true");
    // Still pressable: the screen answers with the reason.
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  name: "Long name",
  args: { state: "selected", label: "Slow-burn romance between rivals who share a lighthouse" },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole("button");
    await expect(chip.offsetWidth).toBeLessThanOrEqual(360);
    await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth + 1);
  },
});
