import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { preferenceQuestions, type PreferenceChange } from "#src/domain/response-preferences.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/ui/story-frame/story-frame.tsx";
import { PreferenceChoices } from "./preference-choices.tsx";

const question = (at: number) => preferenceQuestions[at] ?? preferenceQuestions[0]!;

const meta = preview.meta({
  title: "Components/Response preferences",
  component: PreferenceChoices,
  args: { question: question(0), value: "medium", onChoose: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const choose = (change: PreferenceChange) => {
      setValue(change.value);
      args.onChoose(change);
    };
    return (
      <StoryFrame width={620}>
        <PreferenceChoices {...args} value={value} onChoose={choose} />
      </StoryFrame>
    );
  },
});

export const Length = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Length" })).toBeVisible();
    await expect(canvas.getAllByRole("radio").map((radio) => radio.getAttribute("aria-labelledby"))).toHaveLength(6);
    const medium = canvas.getByRole("radio", { name: "Medium" });
    await expect(medium).toBeChecked();
    await expect(medium).toHaveAccessibleDescription("Two or three paragraphs.");
    // The whole card is the control, and arrows move within the question.
    await userEvent.click(canvas.getByText("A line or two, as on a phone."));
    await expect(canvas.getByRole("radio", { name: "Text message" })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith({ key: "verbose", value: "text" });
    canvas.getByRole("radio", { name: "Text message" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ key: "verbose", value: "short" });
  },
});

export const LeftOpen = meta.story({
  name: "Left open",
  args: { question: question(2), value: null, open: { label: "Leave it open", help: "Then it is No." } },
  play: async ({ args, canvas }) => {
    const open = await canvas.findByRole("radio", { name: "Leave it open" });
    await expect(open).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Default" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ key: "actForUser", value: "default" });
    await userEvent.click(open);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ key: "actForUser", value: null });
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  args: { question: question(1), value: "secondPerson" },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole("radio");
    // One below the other.
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
