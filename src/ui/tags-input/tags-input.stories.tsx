import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { useKeptValue } from "#src/test-support/use-kept-value.ts";
import { TagsInput } from "./tags-input.tsx";

const meta = preview.meta({
  title: "Components/Tags input",
  component: TagsInput,
  args: {
    label: "Keywords",
    value: ["lighthouse", "fog"] as readonly string[],
    onChange: () => {},
    max: 5,
    maxLength: 40,
    help: "Enter or a comma adds one.",
    placeholder: "lamp, harbour",
  },
  render: function Render(args) {
    const kept = useKeptValue(args);
    return (
      <StoryFrame width={420} about="TagsInput">
        <TagsInput {...args} {...kept} />
      </StoryFrame>
    );
  },
});

/** Added tags are announced in a live region for a while. */
const word = { selector: "[data-part=item-text]" };

export const Some = meta.story({
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Keywords" });
    await expect(input).toHaveAccessibleDescription("Enter or a comma adds one.");
    await userEvent.type(input, "harbour{Enter}");
    await expect(await canvas.findByText("harbour", word)).toBeVisible();
    await waitFor(() => expect(input).toHaveValue(""));
    // The component cleared the field; reset the testing library's tracked value too.
    await userEvent.clear(input);
    await userEvent.type(input, " lamp ,");
    await expect(await canvas.findByText("lamp", word)).toBeVisible();
    await expect(canvas.getByText("4/5")).toBeVisible();
    await waitFor(() => expect(input).toHaveValue(""));
    await userEvent.clear(input);
    // A duplicate stays in the field and adds nothing.
    await userEvent.type(input, "fog{Enter}");
    await expect(canvas.getAllByText("fog", word)).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove lighthouse" }));
    await waitFor(() => expect(canvas.queryByText("lighthouse", word)).toBeNull());
    await userEvent.click(input);
    await userEvent.keyboard("{Backspace}{Backspace}");
    await waitFor(() => expect(canvas.queryByText("lamp", word)).toBeNull());
  },
});

export const Empty = meta.story({
  args: { value: [] },
  play: async ({ canvas }) => {
    const input = await canvas.findByPlaceholderText("lamp, harbour");
    await userEvent.click(input);
    await userEvent.paste("one, two\nthree");
    await waitFor(() => expect(canvas.getByText("3/5")).toBeVisible());
    await expect(canvas.getByText("three", word)).toBeVisible();
  },
});

export const Full = meta.story({
  args: { value: ["one", "two", "three", "four", "five"] },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Keywords" });
    await userEvent.type(input, "six{Enter}");
    await expect(canvas.getByText("5/5")).toBeVisible();
    await expect(canvas.queryByText("six", word)).toBeNull();
  },
});

export const Invalid = meta.story({
  args: { error: "Choose at least three.", value: ["fog"] },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Keywords" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Choose at least three. Enter or a comma adds one.");
  },
});

export const LongOnes = meta.story({
  name: "Long ones",
  globals: { viewport: { value: "mobile" } },
  args: { value: ["thewholeofatextthatsomebodypastedwithoutasinglespaceinit", "fog", "the second lighthouse keeper"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("fog", word)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Keywords" })).toBeDisabled();
    await userEvent.click(await canvas.findByRole("button", { name: "Remove fog" }), { pointerEventsCheck: 0 });
    await expect(canvas.getByText("fog", word)).toBeVisible();
  },
});
