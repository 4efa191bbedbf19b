import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { packingStore } from "#src/client-state/packing.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Settings/My data",
  parameters: { world: "free" },
  beforeEach: () => {
    packingStore.set({ state: "idle" });
  },
  render: () => <ScreenAt path="/terms" />,
});

const patient = { timeout: 25_000 };

async function openTab() {
  const settings = await openSettings("data");
  await settings.findByRole("list", { name: "All of it, in one file" }, patient);
  return settings;
}
/** The row of a kind. */
const row = (name: string) => {
  const list = within(screen.getByRole("list", { name: "All of it, in one file" }));
  return list.getByText(name).closest("li");
};
const pack = async () => userEvent.click(await screen.findByRole("button", { name: "Pack everything" }));

export const Idle = meta.story({
  parameters: { world: "creator" },
  play: async () => {
    const settings = await openTab();
    await expect(row("Chats")).toHaveTextContent(/\d+ chats?, [\d,]+ messages/);
    await expect(row("Characters")).toHaveTextContent(/\d+ characters?, \d+ variants?/);
    await expect(settings.queryByText("Packed")).toBeNull();
    // How large it will be is said before anything is pressed.
    await expect(settings.getByText(/^About \d+ [KM]B(, \d+ [KM]B of it pictures)?$/)).toBeVisible();
    await expect(await settings.findByRole("button", { name: "Delete Account" })).toBeVisible();
  },
});

/** A kind with nothing in it stays, so that nothing seems hidden. */
export const NothingYet = meta.story({
  name: "Nothing yet",
  parameters: { world: "fresh" },
  play: async () => {
    await openTab();
    for (const name of ["Chats", "Characters", "Worlds and lorebooks", "Pictures"])
      await expect(row(name)).toHaveTextContent("none yet");
    await expect(row("Themes and settings")).toHaveTextContent("Your settings");
    await expect(screen.getByRole("button", { name: "Delete all chats" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const Working = meta.story({
  parameters: { faults: brokenBy("exportThread", { delayMs: Infinity }) },
  play: async () => {
    const settings = await openTab();
    await pack();
    await expect(await settings.findByRole("progressbar", { name: "Packing your chats" }, patient)).toBeVisible();
    await waitFor(() => expect(row("Chats")).toHaveTextContent(/0 of \d/), patient);
    await expect(row("Personas")).toHaveTextContent("Waiting");
  },
});

/** Stop asks nothing and leaves nothing. */
export const Cancelled = meta.story({
  parameters: { faults: brokenBy("listMyDataRows", { delayMs: Infinity }) },
  play: async () => {
    const settings = await openTab();
    await pack();
    await waitFor(() => expect(row("Chats")).toHaveTextContent("Reading"), patient);
    await userEvent.click(await settings.findByRole("button", { name: "Stop" }));
    await expect(await settings.findByRole("button", { name: "Pack everything" })).toBeVisible();
    await expect(settings.queryByRole("progressbar")).toBeNull();
    await expect(row("Chats")).not.toHaveTextContent("Reading");
  },
});

/** The kind that failed says so; trying again goes on from there. */
export const FailedInTheMiddle = meta.story({
  name: "Failed in the middle",
  parameters: { faults: brokenBy("exportThread", { status: 500, times: 1 }) },
  play: async () => {
    const settings = await openTab();
    await pack();
    await expect(await settings.findByRole("alert", {}, patient)).toHaveTextContent(
      "Packing stopped at your chats. What was packed is kept.",
    );
    await waitFor(() => expect(row("Chats")).toHaveTextContent("Failed"), patient);
    await userEvent.click(settings.getByRole("button", { name: "Try again" }));
    await expect(await settings.findByText(/^Ready, /, {}, patient)).toBeVisible();
    await expect(settings.queryByRole("alert")).toBeNull();
  },
});

const kilobytesIn = ({ textContent }: HTMLElement): number => {
  const [, size, unit] = /(\d+) ([KM])B/.exec(textContent)!;
  return Number(size) * (unit === "M" ? 1000 : 1);
};

/** It becomes about as large as was said. */
export const Ready = meta.story({
  parameters: { world: "creator" },
  play: async () => {
    const settings = await openTab();
    const about = kilobytesIn(await settings.findByText(/^About /));
    await pack();
    const ready = kilobytesIn(await settings.findByText(/^Ready, \d+ [KM]B$/, {}, patient));
    await expect(Math.abs(Math.log2(ready / about))).toBeLessThan(1);
    await expect(settings.getAllByText("Packed")).toHaveLength(6);
    await expect(settings.getByRole("button", { name: "Download" })).toBeVisible();
    await expect(await screen.findByText(/^Everything is packed/)).toBeInTheDocument();
    // It waits while the settings are closed.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Settings" })).toBeNull());
    await openTab();
    await expect(await screen.findByRole("button", { name: "Download" })).toBeVisible();
  },
});

/** What was deleted elsewhere meanwhile is named, and ends nothing. */
export const GoneMeanwhile = meta.story({
  name: "Gone meanwhile",
  parameters: { faults: brokenBy("exportThread", { status: 404, times: 1 }) },
  play: async () => {
    const settings = await openTab();
    await pack();
    await expect(await settings.findByText(/^Gone meanwhile, so not in the file: /, {}, patient)).toBeVisible();
    await expect(settings.getByRole("button", { name: "Download" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getMyData", { delayMs: Infinity }) },
  play: async () => {
    const settings = await openSettings("data");
    await expect(await settings.findByText("Counting what is yours")).toBeInTheDocument();
  },
});

export const Error = meta.story({
  parameters: { faults: brokenBy("getMyData", { status: 500, times: 1 }) },
  play: async () => {
    const settings = await openSettings("data");
    await settings.findByText("What is yours could not be counted.", {}, patient);
    await userEvent.click(settings.getByRole("button", { name: "Try again" }));
    await expect(await settings.findByText("Worlds and lorebooks", {}, patient)).toBeVisible();
  },
});

const confirm = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Delete all chats" }, patient));
  return within(await screen.findByRole("alertdialog", { name: /^Delete all \d+ chats\?$/ }, patient));
};

/** All chats go after a question, and Undo brings them back. */
export const ChatsDeleted = meta.story({
  beforeEach: toastsStay,
  name: "Chats deleted",
  play: async () => {
    await openTab();
    const before = row("Chats")!.textContent;
    await userEvent.click((await confirm()).getByRole("button", { name: "Delete all chats" }));
    await expect(
      await screen.findByText(/^\d+ chats deleted\. Kept in Recently deleted\.$/, {}, patient),
    ).toBeVisible();
    await waitFor(() => expect(row("Chats")).toHaveTextContent("none yet"), patient);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), patient);
    const button = screen.getByRole("button", { name: "Delete all chats" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(row("Chats")).toHaveTextContent(before), patient);
  },
});

/** Before they go they can be packed; the question is then put again. */
export const PackedBeforeDeleting = meta.story({
  name: "Packed before deleting",
  play: async () => {
    const settings = await openTab();
    await userEvent.click((await confirm()).getByRole("button", { name: "Pack everything first" }));
    await expect(await settings.findByText(/^Ready, /, {}, patient)).toBeVisible();
    const question = await confirm();
    await expect(question.queryByRole("button", { name: "Pack everything first" })).toBeNull();
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await expect(row("Chats")).not.toHaveTextContent("none yet");
  },
});

export const ChatsNotDeleted = meta.story({
  name: "Chats not deleted",
  parameters: { faults: brokenBy("deleteAllThreads", { status: 500, times: 1 }) },
  play: async () => {
    await openTab();
    const question = await confirm();
    await userEvent.click(question.getByRole("button", { name: "Delete all chats" }));
    await expect(await question.findByRole("alert", {}, patient)).toHaveTextContent(
      "The chats could not be deleted. Nothing has changed.",
    );
    await userEvent.click(question.getByRole("button", { name: "Delete all chats" }));
    await waitFor(() => expect(row("Chats")).toHaveTextContent("none yet"), patient);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: { world: "creator" },
  play: async () => {
    const settings = await openTab();
    await expect(await settings.findByRole("button", { name: "Pack everything" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
