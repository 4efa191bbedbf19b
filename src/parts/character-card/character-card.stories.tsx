import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { StoryLink } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { CharacterCard, CharacterCardSkeleton } from "./character-card.tsx";

const character = {
  id: "char-thessaly-wren",
  name: "Thessaly Wren",
  shortMessage: "Tea first. Then we discuss the curse.",
  isFavorite: false,
  NSFW: false,
  variant: { avatar: "/media/portraits/thessaly.webp" },
};

const meta = preview.meta({
  title: "Components/Character card",
  component: CharacterCard,
  args: { character, viewsNsfw: false, isPriority: true, link: <StoryLink href="#thessaly" /> },
  decorators: [
    (Story) => (
      <StoryFrame width={200}>
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole("link", { name: "Thessaly Wren Tea first. Then we discuss the curse." });
    await expect(card).toHaveAttribute("href", "#thessaly");
    const { width, height } = card.getBoundingClientRect();
    await expect(Math.round((height / width) * 100)).toBe(150);
  },
});

export const LongName = meta.story({
  name: "Long name",
  args: {
    character: {
      ...character,
      name: "Maximiliana Featherstonehaugh-Cholmondele",
      shortMessage:
        "An unbrokenlineofwordsthatnobodywouldeverwritelikethisbutsomebodywill, and then some more of them.",
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("link");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(canvas.getByText(/Maximiliana/)).toBeVisible();
  },
});

/** A name of two lines that is read from the right stands above its tagline, as every other name does. */
export const RightToLeft = meta.story({
  name: "Right to left",
  args: { character: { ...character, name: "شهرزاد حارسة المنارة القديمة في الشمال" } },
  play: async ({ canvas }) => {
    /** Where its lines begin at the left; a line may have several boxes. */
    const lefts = (text: RegExp) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      const lines = new Map<number, number>();
      for (const { top, left } of range.getClientRects()) lines.set(top, Math.min(left, lines.get(top) ?? left));
      return [...lines.values()].map(Math.round);
    };
    const name = lefts(/شهرزاد/);
    await expect(name.length).toBeGreaterThan(1);
    await expect(new Set([...name, ...lefts(/Tea first/)]).size).toBe(1);
  },
});

export const Favourite = meta.story({
  args: { character: { ...character, isFavorite: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Favourite/ })).toBeVisible();
  },
});

export const NsfwBlurred = meta.story({
  name: "NSFW blurred",
  args: { character: { ...character, NSFW: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Mature content, shown blurred")).toBeVisible();
    await expect(getComputedStyle(canvasElement.querySelector("img") as Element).filter).toContain("blur");
  },
});

export const NsfwShown = meta.story({
  name: "NSFW shown",
  args: { character: { ...character, NSFW: true }, viewsNsfw: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Tea first. Then we discuss the curse.")).toBeVisible();
    await expect(getComputedStyle(canvasElement.querySelector("img") as Element).filter).toBe("none");
  },
});

export const NoImage = meta.story({
  name: "No image",
  args: { character: { ...character, variant: { avatar: null } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Thessaly Wren")).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => <CharacterCardSkeleton />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    const { width, height } = (canvasElement.querySelector("[aria-hidden=true]") as Element).getBoundingClientRect();
    await expect(Math.round((height / width) * 100)).toBe(150);
  },
});
