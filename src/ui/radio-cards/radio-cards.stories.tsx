import BookOpenIcon from "lucide-react/icons/book-open";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import { fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { useKeptValue } from "#src/test-support/use-kept-value.ts";
import { RadioCards, type RadioCardsProps } from "./radio-cards.tsx";

const onChange = fn();
const options = [
  { value: "short", title: "Short", text: "A line or two, quick to answer.", icon: <MessagesSquareIcon /> },
  { value: "long", title: "Long", text: "A page of prose. Takes its time.", icon: <BookOpenIcon /> },
  { value: "novel", title: "Novel", text: "Chapters.", note: "Part of a paid plan", disabled: true },
];

const meta = preview.meta({
  title: "Components/Radio cards",
  component: RadioCards<string>,
  args: { legend: "Length of replies", options, value: "short", onChange },
  render: function Render(args: RadioCardsProps<string>) {
    const kept = useKeptValue(args);
    return (
      <StoryFrame width={args.columns === 3 ? 900 : 460} about="RadioCards">
        <RadioCards {...args} {...kept} />
      </StoryFrame>
    );
  },
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const group = await canvas.findByRole("group", { name: "Length of replies" });
    await expect(group).toBeVisible();
    const short = canvas.getByRole("radio", { name: "Short" });
    await expect(short).toBeChecked();
    await expect(short).toHaveAccessibleDescription("A line or two, quick to answer.");
    await userEvent.tab();
    await waitFor(() => expect(short).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Long" })).toBeChecked();
    // The whole card is the hit area.
    await userEvent.click(await canvas.findByText("A line or two, quick to answer."));
    await expect(short).toBeChecked();
  },
});

export const NothingChosen = meta.story({
  name: "Nothing chosen",
  args: { value: null },
  play: async ({ canvas }) => {
    for (const radio of await canvas.findAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
});

export const OneDisabled = meta.story({
  name: "One disabled",
  args: { columns: 3 },
  play: async ({ canvas }) => {
    const novel = await canvas.findByRole("radio", { name: "Novel" });
    await expect(novel).toHaveAttribute("aria-disabled", "true");
    await expect(novel).toHaveAccessibleDescription("Chapters. Part of a paid plan");
    onChange.mockClear();
    await userEvent.click(novel);
    await expect(onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("radio", { name: "Short" })).toBeChecked();
  },
});

export const LongWords = meta.story({
  name: "Long words",
  globals: { viewport: { value: "mobile" } },
  args: {
    columns: 3,
    options: [
      {
        value: "short",
        title: "Unaussprechlichkeitsbescheinigungsverordnung der zweiten Kammer",
        text: "A sentence that goes on for longer than anybody would want a card to go on, and then some more.",
      },
      { value: "long", title: "Long" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Long" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
