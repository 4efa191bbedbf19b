import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { EventTokenPill } from "./event-token-pill.tsx";

const tokens = { eventTokens: 7, maxReached: false, maxReachedHalf: false };

const meta = preview.meta({
  title: "Components/Event token counter",
  component: EventTokenPill,
  args: { tokens },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
});

export const ZeroOf100 = meta.story({
  name: "0 of 100",
  args: { tokens: { ...tokens, eventTokens: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Event tokens: 0 of 100" })).toHaveTextContent("0/100");
  },
});

export const SevenOf100 = meta.story({
  name: "7 of 100",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Event tokens: 7 of 100" })).toHaveTextContent("7/100");
  },
});

export const HalfReached = meta.story({
  name: "Half reached",
  args: { tokens: { ...tokens, eventTokens: 50, maxReachedHalf: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveTextContent("50/100");
  },
});

export const HundredOf100 = meta.story({
  name: "100 of 100",
  args: { tokens: { eventTokens: 100, maxReached: true, maxReachedHalf: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Event tokens: 100 of 100, Full" })).toHaveTextContent("100/100Full");
  },
});

export const FetchFailed = meta.story({
  name: "Fetch failed",
  args: { tokens: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Event tokens: – of 100" })).toHaveTextContent("–/100");
  },
});
