import { within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import type { ChangeGroup } from "#src/domain/character-diff.ts";
import { expect } from "#src/test-support/expect.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { CharacterDiff } from "./character-diff.tsx";

const long = "The lamp turns and the sea answers. ".repeat(30);
const groups: ChangeGroup[] = [
  {
    id: "character",
    variantName: null,
    fate: "kept",
    changes: [
      { kind: "text", label: "Short message", before: "The light is lit.", after: "The light is out." },
      { kind: "text", label: "System prompt", before: null, after: "Stay in the scene." },
    ],
  },
  {
    id: "var-1",
    variantName: "Keeper",
    fate: "kept",
    changes: [
      { kind: "picture", label: "Portrait", before: null, after: "/media/portraits/maren.webp" },
      { kind: "text", label: "Description", before: `${long}Night. ${long}`, after: `${long}Dawn. ${long}` },
    ],
  },
  {
    id: "var-2",
    variantName: "Wolfeschlegelsteinhausenbergerdorffwelche",
    fate: "removed",
    changes: [{ kind: "text", label: "First message", before: "w".repeat(300), after: null }],
  },
];

const meta = preview.meta({
  title: "Components/Character diff",
  component: CharacterDiff,
  args: { groups },
  render: (args) => (
    <StoryFrame>
      <CharacterDiff {...args} />
    </StoryFrame>
  ),
});

export const Changes = meta.story({
  play: async ({ canvasElement }) => {
    const character = within(within(canvasElement).getByRole("region", { name: "The character" }));
    await expect(character.getAllByRole("deletion").map(({ textContent }) => textContent)).toEqual(["(removed: lit )"]);
    await expect(character.getAllByRole("insertion").map(({ textContent }) => textContent)).toEqual([
      "(added: out )",
      "(added: Stay in the scene. )",
    ]);
    // Of the long stretches that stayed only what is beside the change.
    const keeper = within(canvasElement).getByRole("region", { name: "Keeper" });
    await expect(within(keeper).getByRole("insertion")).toHaveTextContent("Dawn");
    await expect(keeper.textContent.length).toBeLessThan(500);
    await expect(within(canvasElement).getByText("Removed variant")).toBeVisible();
  },
});

export const NoChange = meta.story({
  name: "No change",
  args: { groups: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nothing is different.")).toBeVisible();
  },
});

/** A name of 41 and a word of 300 letters on a phone: nothing is wider than the page. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
