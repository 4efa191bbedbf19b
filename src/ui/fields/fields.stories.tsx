import LockIcon from "lucide-react/icons/lock";
import { useForm } from "react-hook-form";
import { fireEvent, fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Checkbox } from "./checkbox.tsx";
import { FieldGroup } from "./field-group.tsx";
import { FormField } from "./form-field.tsx";
import { PasswordInput } from "./password-input.tsx";
import { Radio } from "./radio.tsx";
import { SelectInput } from "./select-input.tsx";
import { Switch } from "./switch.tsx";
import { TextArea } from "./text-area.tsx";
import { TextInput } from "./text-input.tsx";

const meta = preview.meta({
  title: "Components/Fields",
  decorators: [
    (Story) => (
      <StoryFrame width={420} about="FormField">
        <div className={css({ display: "grid", gap: "5" })}>
          <Story />
        </div>
      </StoryFrame>
    ),
  ],
});

export const Text = meta.story({
  render: () => (
    <>
      <FormField label="Username" help="Shown on everything you publish" counter="15/25">
        <TextInput defaultValue="wren_after_dark" />
      </FormField>
      <FormField label="Email" help="To change it, write to us in the support chat">
        <TextInput readOnly defaultValue="wren@example.com" end={<LockIcon />} />
      </FormField>
    </>
  ),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Username" });
    await expect(input).toHaveAccessibleDescription("Shown on everything you publish");
    await userEvent.type(input, "!");
    await expect(input).toHaveValue("wren_after_dark!");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("readonly");
  },
});

export const Invalid = meta.story({
  render: () => (
    <FormField label="Username" error="This username is taken" help="3 to 25 characters" counter="31/25" isOver>
      <TextInput defaultValue="somebody_else_entirely_whatever" />
    </FormField>
  ),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Username" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("This username is taken 3 to 25 characters");
    await expect(canvas.getByRole("alert")).toHaveTextContent("This username is taken");
  },
});

export const GrowingText = meta.story({
  name: "Growing text",
  render: () => (
    <FormField label="Bio" note="Optional">
      <TextArea rows={3} maxRows={8} />
    </FormField>
  ),
  play: async ({ canvas }) => {
    const area = await canvas.findByRole("textbox", { name: /Bio/ });
    const before = area.offsetHeight;
    await userEvent.click(area);
    await userEvent.paste("A line of prose.\n".repeat(6));
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await userEvent.paste("And more of it.\n".repeat(20));
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
});

export const Password = meta.story({
  render: () => (
    <FormField label="Password" help="At least 8 characters">
      <PasswordInput defaultValue="lamplight" autoComplete="current-password" />
    </FormField>
  ),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText("Password", { selector: "input" });
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(await canvas.findByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(await canvas.findByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(input);
    await fireEvent(input, new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true }));
    await expect(await canvas.findByText("Caps Lock is on")).toBeVisible();
  },
});

export const Choices = meta.story({
  render: () => (
    <>
      <Checkbox label="Use the first message of the character" help="Otherwise you begin." defaultChecked />
      <Checkbox label="I have read and accept the rules" error="Accept the rules to go on" />
      <Switch label="Show candies" help="They float over the pages." />
      <FieldGroup legend="Tense" help="How the story is told">
        <Radio name="tense" value="past" label="Past" defaultChecked />
        <Radio name="tense" value="present" label="Present" help="As it happens" />
      </FieldGroup>
      <FormField label="Act">
        <SelectInput defaultValue="second">
          <option value="first">The opening</option>
          <option value="second">The second act</option>
        </SelectInput>
      </FormField>
    </>
  ),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("checkbox", { name: "Use the first message of the character" });
    await userEvent.click(await canvas.findByText("Use the first message of the character"));
    await expect(first).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "I have read and accept the rules" })).toBeInvalid();
    const candies = canvas.getByRole("switch", { name: "Show candies" });
    candies.focus();
    await userEvent.keyboard(" ");
    await expect(candies).toBeChecked();
    await userEvent.keyboard("{Tab}{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Present" })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Act" }), "The opening");
    await expect(canvas.getByRole("combobox", { name: "Act" })).toHaveValue("first");
  },
});

interface Persona {
  name: string;
  about: string;
  isDefault: boolean;
}

const onSubmit = fn();

export const InAForm = meta.story({
  name: "In a form",
  render: function Render() {
    const form = useForm<Persona>({ defaultValues: { name: "", about: "", isDefault: false } });
    const { errors } = form.formState;
    return (
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
        className={css({ display: "grid", gap: "5" })}
      >
        <FormField label="Name" error={errors.name?.message} isRequired>
          <TextInput {...form.register("name", { required: "Give the persona a name" })} />
        </FormField>
        <FormField label="About">
          <TextArea {...form.register("about")} />
        </FormField>
        <Switch label="Use by default" {...form.register("isDefault")} />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(await canvas.findByText("Give the persona a name")).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await userEvent.type(name, "Wren");
    await userEvent.type(await canvas.findByRole("textbox", { name: "About" }), "Keeps late hours.");
    await userEvent.click(await canvas.findByRole("switch", { name: "Use by default" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(onSubmit).toHaveBeenCalledWith({ name: "Wren", about: "Keeps late hours.", isDefault: true });
  },
});
