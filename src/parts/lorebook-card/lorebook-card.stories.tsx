import { within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import type { LorebookUses } from "#src/generated/api/model/lorebookUses.ts";
import { expect } from "#src/test-support/expect.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { LorebookCard } from "./lorebook-card.tsx";

const harrowLane: Lorebook = {
  id: "lore-harrow-lane",
  name: "Harrow Lane",
  description: "A flooded street, its bakery, and everyone who knocks before five.",
  thumbnail: "/media/scenes/bruno.webp",
  entryCount: 42,
  isPublic: false,
  fromCharacter: null,
};

const uses: LorebookUses = { count: 6, groupsOfOthers: 2, chatsOfOthers: 0, characters: [] };

const meta = preview.meta({
  title: "Components/Lorebook card",
  component: LorebookCard,
  args: { lorebook: harrowLane, link: <button type="button">its name</button> },
  render: (args) => (
    <StoryFrame>
      <LorebookCard {...args} />
    </StoryFrame>
  ),
});

export const Own = meta.story({
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("button", { name: "Harrow Lane" })).toBeVisible();
    await expect(card.getByText("42 entries")).toBeVisible();
    await expect(card.queryByText("Public")).toBeNull();
  },
});

export const Public = meta.story({
  args: { lorebook: { ...harrowLane, isPublic: true, entryCount: 1, uses } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Public")).toBeVisible();
    await expect(within(canvasElement).getByText("1 entry")).toBeVisible();
    await expect(within(canvasElement).getByText("6 use it")).toBeVisible();
  },
});

export const FromCharacter = meta.story({
  name: "From character",
  args: { lorebook: { ...harrowLane, fromCharacter: { id: "char-bruno", name: "Bruno Castellane" } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Of Bruno Castellane")).toBeVisible();
  },
});

export const Selected = meta.story({
  args: {
    isSelected: true,
    link: (
      <button type="button" aria-pressed>
        its name
      </button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Harrow Lane", pressed: true })).toBeVisible();
  },
});

/** A name of 100 and a text of 400 characters on a phone: nothing is wider than the page. */
export const Long = meta.story({
  globals: onMobile,
  args: {
    lorebook: {
      ...harrowLane,
      name: "Donaudampfschifffahrtsgesellschaft ".repeat(3).slice(0, 100),
      description: "Everything there is to know, and then some. ".repeat(9),
      isPublic: true,
      fromCharacter: { id: "char-long", name: "Wolfeschlegelsteinhausenbergerdorff the 2nd" },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(canvasElement).getByText("Public")).toBeVisible();
  },
});

export const NoThumbnail = meta.story({
  name: "No thumbnail",
  args: { lorebook: { ...harrowLane, thumbnail: null, description: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("H")).toBeInTheDocument();
  },
});
