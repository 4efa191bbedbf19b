import { fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { useKeptValue } from "#src/test-support/use-kept-value.ts";
import { Slider } from "./slider.tsx";

const onChangeEnd = fn();

const meta = preview.meta({
  title: "Components/Slider",
  component: Slider,
  args: {
    label: "Dim the picture",
    value: 50,
    onChange: () => {},
    onChangeEnd,
    format: (value: number) => `${value} %`,
    help: "Text stays readable at every strength.",
  },
  render: function Render(args) {
    const kept = useKeptValue(args);
    return (
      <StoryFrame width={420} about="Slider">
        <Slider {...args} {...kept} />
      </StoryFrame>
    );
  },
});

export const Half = meta.story({
  play: async ({ canvas }) => {
    const thumb = await canvas.findByRole("slider", { name: "Dim the picture" });
    await expect(thumb).toHaveAttribute("aria-valuetext", "50 %");
    await expect(thumb).toHaveAccessibleDescription("Text stays readable at every strength.");
    onChangeEnd.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(thumb).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "52");
    // Page keys move to the next multiple of ten.
    await userEvent.keyboard("{PageUp}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "60");
    await userEvent.keyboard("{Home}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "0");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByText("100 %")).toBeVisible();
    await waitFor(() => expect(onChangeEnd).toHaveBeenLastCalledWith(100));
  },
});

export const Marks = meta.story({
  args: {
    value: 25,
    step: 25,
    help: undefined,
    marks: [
      { value: 0, label: "Off" },
      { value: 25, label: "25 %" },
      { value: 50, label: "50 %" },
      { value: 75, label: "75 %" },
      { value: 100, label: "Black" },
    ],
  },
  play: async ({ canvas }) => {
    const thumb = await canvas.findByRole("slider");
    thumb.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "50");
    await expect(canvas.getByText("Black")).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const thumb = await canvas.findByRole("slider");
    await expect(thumb).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(thumb).not.toHaveFocus();
    await expect(thumb).toHaveAttribute("aria-valuenow", "50");
  },
});
