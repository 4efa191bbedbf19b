import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { StoryLink } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { CreditPill } from "./credit-pill.tsx";

const meta = preview.meta({
  title: "Components/Credit display",
  component: CreditPill,
  args: { credits: { totalCredits: 200, utilizedCredits: 0 }, link: <StoryLink href="/subscription" /> },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Loading = meta.story({
  args: { credits: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "– credits Loading" })).toBeVisible();
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "200 credits left of 200" })).toBeVisible();
  },
});

export const PartlyUsed = meta.story({
  name: "Partly used",
  args: { credits: { totalCredits: 200, utilizedCredits: 58 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "142 credits left of 200" })).toBeVisible();
  },
});

export const UsedUp = meta.story({
  name: "Used up",
  args: { credits: { totalCredits: 200, utilizedCredits: 230 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "0 credits left of 200" })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { credits: null, isFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "– credits could not be loaded" })).toBeVisible();
  },
});
