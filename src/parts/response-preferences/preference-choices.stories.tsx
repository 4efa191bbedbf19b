import { useState } from "react";
import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { onboardingDefaults } from "#src/domain/options.ts";
import {
  preferenceQuestions,
  type Preference,
  type PreferenceChange,
  type PreferenceValues,
} from "#src/domain/response-preferences.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { PreferenceChoices } from "./preference-choices.tsx";
import { ResponseEditor } from "./response-editor.tsx";
import { ResponseSample } from "./response-sample.tsx";

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
    // The whole card is the control, and arrows move within the group.
    await userEvent.click(await canvas.findByText("A line or two, as on a phone."));
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
    await userEvent.click(await canvas.findByRole("radio", { name: "Default" }));
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
    // Stacked.
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

function EditorWithSample() {
  const [values, setValues] = useState<PreferenceValues>(onboardingDefaults);
  const [tab, setTab] = useState<Preference>("verbose");
  return (
    <StoryFrame width={620}>
      <ResponseEditor values={values} onChange={setValues} tab={tab} onTab={setTab} />
      <ResponseSample values={values} about={tab} />
    </StoryFrame>
  );
}

/** The same editor in settings and onboarding; every choice changes the same sample. */
export const WithSample = meta.story({
  name: "With sample",
  render: () => <EditorWithSample />,
  play: async () => {
    const sample = await screen.findByRole("region", { name: "Sample reply" });
    await expect(sample).toHaveTextContent("Thessaly, at this length");
    await expect(sample).toHaveTextContent("Thessaly set the kettle down without looking at it");
    const choose = async (tab: string, name: string) => {
      await userEvent.click(await screen.findByRole("tab", { name: tab }));
      await userEvent.click(await screen.findByRole("radio", { name }));
    };
    await choose("POV", "First person");
    await expect(sample).toHaveTextContent("I set the kettle down");
    await choose("Act", "Yes");
    await expect(sample).toHaveTextContent("“It was only a letter,” you said.");
    await choose("Style", "Narration only");
    await waitFor(() => expect(sample.textContent).not.toContain("“"));
    await choose("Tense", "Neutral");
    await expect(sample).toHaveTextContent("Thessaly, in the tense that reads best");
    await choose("Length", "Text message");
    await expect(sample).toHaveTextContent("I leave the kettle where it is.");
  },
});
