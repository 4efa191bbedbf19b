import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import {
  brokenBy,
  composer,
  isOpen,
  isReplied,
  lastRow,
  marenThread,
  newMarenChat,
  rows,
  say,
  withLastReply,
} from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { onMobile, tryAgain } from "#src/test-support/story-steps.tsx";

/**
 * A conversation as it opens. List 4 names the states of this page under one title; those of a message, of its picture and
 * of the background are in files of their own.
 */
const meta = preview.meta({
  title: "Pages/Conversation",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

/** The opening with its alternates; the first message creates the thread (GAP-73, GAP-121). */
export const NewWithoutThread = meta.story({
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await expect(await screen.findByText(/Forty years that light has burned/)).toBeVisible();
    await expect(screen.getByRole("img", { name: "Maren Holloway" })).toBeVisible();
    // Placeholders in the opening are substituted.
    await expect(screen.getByText(/mend a mantle, Mara/)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Next version" }));
    await userEvent.click(await screen.findByRole("button", { name: "Next version" }));
    await expect(await screen.findByText(/one hundred and twelve steps up/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Next version" })).toHaveAttribute("aria-disabled", "true");
    await say("I count to three. Nothing.");
    await expect(await screen.findByText("I count to three. Nothing.")).toBeVisible();
    await expect(await composer()).toHaveValue("");
    await isReplied();
    await expect(await rows()).toHaveLength(3);
    await expect(screen.getByText(/one hundred and twelve steps up/)).toBeInTheDocument();
  },
});

export const ThreadOpen = meta.story({
  play: async () => {
    await isOpen();
    await expect(await rows()).toHaveLength(3);
    const last = await lastRow();
    // Narration and speech look different, and no asterisk is shown.
    await expect(last.getByText(/She doesn’t take it/).closest("em")).not.toBeNull();
    await expect(last.getByText(/That lamp went over the rail/)).toHaveAttribute("data-mark", "dialogue");
    await expect(last.queryByText(/\*/)).toBeNull();
    await userEvent.click(await last.findByRole("button", { name: "Previous version" }));
    await expect(await screen.findByText(/There’s a good many lamps in the sea/)).toBeVisible();
    await expect((await lastRow()).getByRole("status", { name: "Version 1 of 3" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listMessages", { delayMs: Infinity }) },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Keeper" })).toBeVisible();
    await expect(await screen.findByText("Conversation with Maren Holloway")).toBeInTheDocument();
    await expect(screen.queryByRole("article")).toBeNull();
    await expect(await composer()).toBeVisible();
  },
});

const unreadable = failing("listMessages");

export const LoadFailed = meta.story({
  parameters: { change: unreadable.begin },
  play: async () => {
    await expect(await screen.findByText("This conversation could not be loaded.")).toBeVisible();
    await tryAgain(unreadable);
    await isOpen();
  },
});

const damagedPage = {
  items: [
    { id: "m-1", role: "user", content: "Is the lamp out?", createdAt: "2026-11-21T19:00:00.000Z" },
    { id: "m-2", role: "character", content: `“No. ${"It burns. ".repeat(4001)}”`, characterId: "char-maren-holloway" },
    { content: "Nobody can tell what this is." },
    { id: "m-3", role: "user", content: 7 },
  ],
  hasBefore: false,
  hasAfter: false,
  firstIndex: 1,
  total: 5,
};

/** Messages that do not fit the contract hide no other: each is shown as far as it can be read, with a note. */
export const DamagedMessages = meta.story({
  parameters: {
    faults: brokenBy("listMessages", { status: 200, body: JSON.stringify({ success: true, data: damagedPage }) }),
  },
  play: async () => {
    await expect(await screen.findByText("Is the lamp out?")).toBeVisible();
    await expect(await screen.findByText(/^“No\. It burns\./)).toBeInTheDocument();
    await expect(await rows()).toHaveLength(3);
    const notes = await screen.findAllByText("This message did not arrive whole. What could be read is shown.");
    await expect(notes).toHaveLength(3);
    await expect(screen.queryByText("This conversation could not be loaded.")).toBeNull();
    await expect(await composer()).toBeVisible();
  },
});

/** Ten thousand messages: about forty rows mounted, earlier ones by scrolling, the newest one press away. */
export const LongHistory = meta.story({
  parameters: { world: "crowded" },
  render: () => <ScreenAt path="/conversation/char-halcyon-9?t=thread-10000" />,
  play: async () => {
    await screen.findAllByRole("article");
    const log = screen.getByRole("log", { name: /^Conversation with/ });
    const distance = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await waitFor(() => expect(distance()).toBeLessThan(5));
    await expect(screen.getAllByRole("article").length).toBeLessThanOrEqual(40);
    log.scrollTop = 0;
    const before = log.scrollHeight;
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(before + 1000));
    await expect(log.scrollTop).toBeGreaterThan(500);
    await userEvent.click(await screen.findByRole("button", { name: /^Jump to latest/ }));
    await waitFor(() => expect(distance()).toBeLessThan(5));
    await expect(screen.getAllByRole("article").length).toBeLessThanOrEqual(40);
    // Keyboard navigation of a feed.
    log.focus();
    await userEvent.keyboard("{PageUp}{PageUp}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-posinset"));
  },
});

export const LongMessage = meta.story({
  parameters: {
    change: withLastReply(
      `${"*She reads the log aloud, page after page, and does not look up.* “Wind south-west, force nine.” ".repeat(60)}\n\n${"Donaudampfschifffahrtsgesellschaftskapitaen".repeat(8)}`,
    ),
  },
  play: async () => {
    await isOpen();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const row = (await rows()).at(-1);
    await expect(row?.scrollWidth ?? 0).toBeLessThanOrEqual((row?.clientWidth ?? 0) + 1);
  },
});

export const OocNote = meta.story({
  play: async () => {
    await isOpen();
    await say("((Keep it slow tonight.))");
    await expect(await screen.findByText("OOC")).toBeVisible();
    await expect(screen.getByText("Keep it slow tonight.")).toBeVisible();
  },
});

export const NotFound = meta.story({
  render: () => <ScreenAt path="/conversation/char-maren-holloway?t=thread-of-somebody-else" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene is not here" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Go to home" })).toHaveAttribute("href", "/home");
  },
});

/** On a phone the bar of other pages stands above it, with the menu: the conversation's own header is not there. */
export const NotFoundOnAPhone = meta.story({
  name: "Not found, 390 px",
  globals: onMobile,
  render: () => <ScreenAt path="/conversation/char-maren-holloway?t=thread-of-somebody-else" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "This scene is not here" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Sotto" })).toHaveAttribute("href", "/home");
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
});

export const FailedOnAPhone = meta.story({
  name: "Error, 390 px",
  globals: onMobile,
  parameters: { faults: [{ operation: "getCharacter", status: 500 }] },
  play: async () => {
    await expect(await screen.findByText("This conversation could not be loaded.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Menu" })).toBeVisible();
  },
});

export const CharacterNotFound = meta.story({
  render: () => <ScreenAt path="/conversation/char-nobody" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Character not found" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await isOpen();
    // The chat's header replaces the top bar (GAP-75).
    await expect(screen.queryByRole("link", { name: "Sotto" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
    const sheet = within(await screen.findByRole("dialog"));
    for (const name of ["Menu", "Select Character Variants", "Share", "Themes", "New chat"])
      await expect(sheet.getByRole("button", { name })).toBeVisible();
    await expect(sheet.getByText("3 messages")).toBeVisible();
  },
});
