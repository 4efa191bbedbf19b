import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "../button/button.tsx";
import { Switch } from "../fields/switch.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Popover } from "./popover.tsx";

const meta = preview.meta({
  title: "Components/Popover",
  component: Popover,
  args: {
    trigger: <Button>Display</Button>,
    title: "Display",
    children: <Switch label="Show candies" help="They float over the pages." />,
  },
  decorators: [
    (Story) => (
      <StoryFrame about="Popover">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Display" })).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Display" });
    await userEvent.click(button);
    const panel = await screen.findByRole("dialog", { name: "Display" });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const again = await screen.findByRole("dialog", { name: "Display" });
    await userEvent.click(within(again).getByRole("switch", { name: "Show candies" }));
    await expect(within(again).getByRole("switch", { name: "Show candies" })).toBeChecked();
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: "mobile" } },
  args: { placement: "bottom-end", children: <p>{"A longer explanation of what this does. ".repeat(8)}</p> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Display" }));
    const panel = await screen.findByRole("dialog");
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await userEvent.click(within(panel).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Display" })).toHaveFocus());
    await userEvent.click(await canvas.findByRole("button", { name: "Display" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
});
