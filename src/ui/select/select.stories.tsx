import GlobeIcon from "lucide-react/icons/globe";
import LockIcon from "lucide-react/icons/lock";
import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { useKeptValue } from "#src/test-support/use-kept-value.ts";
import { Select, type SelectProps } from "./select.tsx";

const onChange = fn();

const meta = preview.meta({
  title: "Components/Select",
  component: Select<string>,
  args: {
    label: "Who may see it",
    options: [
      { value: "private", label: "Only me", help: "Nobody finds it.", icon: <LockIcon /> },
      { value: "public", label: "Everybody", help: "It is found by search.", icon: <GlobeIcon /> },
      { value: "link", label: "With the link", help: "Comes later.", disabled: true },
    ],
    value: "private",
    onChange,
  },
  render: function Render(args: SelectProps<string>) {
    const kept = useKeptValue(args);
    return (
      <StoryFrame width={340} about="Select">
        <Select {...args} {...kept} />
      </StoryFrame>
    );
  },
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "Who may see it" });
    await expect(field).toHaveTextContent("Only me");
    field.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("option", { name: /Only me/, selected: true })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("option", { name: /Everybody/ })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveTextContent("Everybody"));
    await expect(onChange).toHaveBeenLastCalledWith("public");
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox"));
    const options = await screen.findAllByRole("option");
    await expect(options).toHaveLength(3);
    await expect(options[2]).toHaveAttribute("aria-disabled", "true");
  },
});

export const NothingChosen = meta.story({
  name: "Nothing chosen",
  args: { value: null },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox");
    await expect(field).toHaveTextContent("Choose");
    await userEvent.click(field);
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(field).toHaveTextContent("Choose");
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox")).toBeDisabled();
  },
});
