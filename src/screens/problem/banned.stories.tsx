import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { expectNoChrome, onMobile } from "#src/test-support/story-steps.tsx";

const patient = { timeout: 20_000 };

const meta = preview.meta({
  title: "Pages/Banned",
  parameters: {
    world: "free",
    change: withUser({
      banned: { reason: "Advertising in public characters", until: "2099-01-31T12:00:00.000Z", reportNumber: 1168 },
    }),
  },
});

/** Why, until when and which case, sign-out and the rules; nothing else (GAP-105). */
export const Default = meta.story({
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    const title = await screen.findByRole("heading", { level: 1, name: "The curtain is down for now" });
    await expect(title).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByText(/^Your account is closed until 31 January 2099\./)).toBeVisible();
    await expect(screen.getByText("Advertising in public characters")).toBeVisible();
    await expect(screen.getByText("1168")).toBeVisible();
    await expectNoChrome();
    await expect(screen.queryByRole("status")).toHaveTextContent("");
    await userEvent.click(await screen.findByRole("link", { name: "Terms" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(screen.queryByText("Your account could not be loaded.")).toBeNull();
  },
});

/** Everything of one's own can still be taken, and the account ended. */
export const DataTaken = meta.story({
  name: "Data taken",
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Take my data" }));
    const dialog = within(await screen.findByRole("dialog", { name: "All of it, in one file" }, patient));
    await userEvent.click(await dialog.findByRole("button", { name: "Pack everything" }));
    await expect(await dialog.findByRole("button", { name: "Download" }, patient)).toBeVisible();
    await expect(dialog.queryByText(/could not be read/)).toBeNull();
  },
});

export const AccountDeleted = meta.story({
  name: "Account deleted",
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Take my data" }));
    const data = within(await screen.findByRole("dialog", { name: "All of it, in one file" }, patient));
    await userEvent.click(await data.findByRole("button", { name: "Delete Account" }));
    const question = within(await screen.findByRole("dialog", { name: "Delete Account" }, patient));
    await userEvent.type(await question.findByRole("textbox"), "Mara");
    await userEvent.click(await question.findByRole("button", { name: "Delete" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" }, patient)).toBeVisible();
  },
});

export const InAConversation = meta.story({
  render: () => <ScreenAt path="/conversation/char-maren-holloway" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "The curtain is down for now" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
  },
});

/** For good there is no end, and no number without a report. */
export const ForGood = meta.story({
  name: "For good",
  parameters: { change: withUser({ banned: { reason: "Scam", until: null } }) },
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await expect(await screen.findByText("Your account is closed. Your chats and characters are kept.")).toBeVisible();
    await expect(screen.getByText("Scam")).toBeVisible();
    await expect(screen.queryByText("Until")).toBeNull();
    await expect(screen.queryByText("Case")).toBeNull();
  },
});

/** The words stand on the scene, which is dark in every theme. */
export const LightTheme = meta.story({
  name: "Light theme",
  globals: { theme: "lightModeTheme" },
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    const title = await screen.findByRole("heading", { level: 1, name: "The curtain is down for now" });
    await expect(title.closest("[data-theme]")).toHaveAttribute("data-theme", "dark");
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Ask for a second look" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
