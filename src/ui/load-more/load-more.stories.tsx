import { fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { LoadMore, type LoadMoreProps } from "./load-more.tsx";

const meta = preview.meta({
  title: "Components/Load more",
  component: LoadMore,
  args: { state: "idle" as LoadMoreProps["state"], onLoadMore: fn(), count: "40 of 112" },
  decorators: [
    (Story) => (
      <StoryFrame about="LoadMore">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Idle = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("40 of 112")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Load more" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { state: "loading" },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole("button", { name: "Load more" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

export const EndOfList = meta.story({
  name: "End of list",
  args: { state: "end", endText: "That is everyone." },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("That is everyone.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const Failed = meta.story({
  args: { state: "failed" },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The next ones did not load.");
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});
