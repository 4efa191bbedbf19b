import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { useKeptValue } from "#src/test-support/use-kept-value.ts";
import { Combobox } from "./combobox.tsx";

const onChange = fn();
const onSearch = fn();
const models = [
  { value: "lantern", label: "Lantern", help: "Even and quick" },
  { value: "emre", label: "Émre 12B", help: "Long scenes" },
  { value: "harbour", label: "Harbour", help: "Slow, rich in words" },
  { value: "harbour-mini", label: "Harbour mini" },
  { value: "night", label: "Night watch", help: "Needs a plan", disabled: true },
];

const meta = preview.meta({
  title: "Components/Combobox",
  component: Combobox,
  args: {
    label: "Model",
    options: models,
    value: null as string | null,
    onChange,
    placeholder: "Search models",
  },
  render: function Render(args) {
    const kept = useKeptValue(args);
    return (
      <StoryFrame width={340} about="Combobox">
        <Combobox {...args} {...kept} />
      </StoryFrame>
    );
  },
});

const names = (options: HTMLElement[]) => options.map((option) => option.textContent);

export const Narrowed = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "Model" });
    await userEvent.click(field);
    await userEvent.paste("harb");
    await waitFor(async () =>
      expect(names(await screen.findAllByRole("option"))).toEqual(["HarbourSlow, rich in words", "Harbour mini"]),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent("2 found");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(field).toHaveValue("Harbour mini"));
    await expect(onChange).toHaveBeenLastCalledWith("harbour-mini");
    // Search ignores accents.
    await userEvent.clear(field);
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(field);
    await userEvent.paste("emre");
    await waitFor(async () => expect(names(await screen.findAllByRole("option"))).toEqual(["Émre 12BLong scenes"]));
  },
});

export const Open = meta.story({
  args: { value: "harbour" },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "Model" });
    await expect(field).toHaveValue("Harbour");
    await userEvent.click(await canvas.findByRole("button", { name: "Show all: Model" }));
    // Shows all options, although the field holds one's name.
    const options = await screen.findAllByRole("option");
    await expect(options).toHaveLength(5);
    await expect(options[4]).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Harbour");
  },
});

export const NothingFound = meta.story({
  name: "Nothing found",
  args: { value: "lantern" },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "Model" });
    await userEvent.clear(field);
    await userEvent.type(field, "zzz");
    await expect(await screen.findByRole("option")).toHaveTextContent("Nothing by that name");
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing by that name");
  },
});

export const Searching = meta.story({
  args: { options: [], onSearch, isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Model" }));
    await userEvent.paste("wren");
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith("wren"));
    await expect(await screen.findByRole("option")).toHaveTextContent("Searching");
    await expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: "lantern" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox")).toBeDisabled();
  },
});
