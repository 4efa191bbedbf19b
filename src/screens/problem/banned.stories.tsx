import { expect, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { expectNoChrome } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Banned",
  parameters: {
    world: "free",
    change: withUser({ banned: { reason: "Advertising in public characters", until: "2099-01-31T00:00:00.000Z" } }),
  },
});

/** The server's message, sign-out and the rules; nothing else (GAP-105). */
export const Default = meta.story({
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This account is suspended" })).toBeVisible();
    await expect(screen.getByRole("alert")).toHaveTextContent(
      "This account is suspended until 2099-01-31: Advertising in public characters",
    );
    await expectNoChrome();
    await expect(screen.queryByRole("status")).toHaveTextContent("");
    await userEvent.click(await screen.findByRole("link", { name: "Terms" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  },
});

export const InAConversation = meta.story({
  render: () => <ScreenAt path="/conversation/char-maren-holloway" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This account is suspended" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
  },
});
