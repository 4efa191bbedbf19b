import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { marenThread } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing } from "#src/test-support/lasting-faults.ts";
import { chooseItem, onMobile, onSmallPhone, press, tryAgain } from "#src/test-support/story-steps.tsx";

const trunk = "thread-the-light-that-failed";
const left = "thread-burnt";
const right = "thread-handed-over";
const patient = { timeout: 20_000 };

/** Two branches of the demo thread, one of which goes on, and a checkpoint. */
function withBranches({ context: { state } }: Backend, names = ["She burns the ledger", "She hands it over"]): void {
  const thread = state.threads.get(trunk);
  if (thread === undefined) throw new Error("the world has no such thread");
  const messages = state.messages.in(trunk);
  const say = (threadId: string, position: number, isMine: boolean, content: string) => {
    const like = messages[isMine ? 1 : 0]!;
    const id = `${threadId}-${position}`;
    const alternate = { ...like.alternates[0]!, id: `${id}-1`, content };
    state.messages.put({ ...like, id, threadId, position, alternates: [alternate], activeAlternate: alternate.id });
  };
  for (const [at, threadId] of [left, right].entries()) {
    state.threads.put({
      ...thread,
      id: threadId,
      title: names[at]!,
      parentThreadId: trunk,
      branchMessageId: "message-light-2",
      copiedCount: 2,
    });
    for (const message of messages.slice(0, 2))
      state.messages.put({ ...message, id: `${threadId}-${message.position}`, threadId });
  }
  say(left, 2, true, "*I put it on the table, open, and step back.*");
  say(left, 3, false, "*She lifts the stove lid and feeds the book in whole.* “There. Now it’s only you that knows.”");
  say(right, 2, true, "*I hold it out, closed, in both hands.*");
  state.checkpoints.put({
    id: "chk-door",
    threadId: trunk,
    messageId: "message-light-1",
    name: "Before the door opens",
    createdAt: thread.createdAt,
  });
}

const meta = preview.meta({
  title: "Pages/Chat tree",
  parameters: { world: "free", change: withBranches },
  render: () => <ScreenAt path={`/chat-tree/${trunk}`} />,
});

const tree = () => screen.findByRole("tree", { name: "Ways to tell it" }, patient);
const item = (name: RegExp) => screen.findByRole("treeitem", { name }, patient);
const focused = (name: RegExp) =>
  waitFor(async () => {
    await expect(document.activeElement).toHaveAttribute("role", "treeitem");
    await expect(document.activeElement).toHaveAccessibleName(name);
  }, patient);

/** The way one is on from its opening to its end, and the others where they part, with their last words. */
export const Default = meta.story({
  play: async () => {
    await expect(
      await screen.findByRole("heading", { level: 1, name: "The light that failed" }, patient),
    ).toBeVisible();
    await expect(screen.getByText("3 ways to tell it, 1 checkpoint, 3 messages")).toBeVisible();
    await expect(await item(/^Before the door opens/)).toBeVisible();
    await expect(await item(/parts three ways/)).toHaveAttribute("aria-level", "1");
    await expect(await item(/^She burns the ledger/)).toHaveAttribute("aria-level", "2");
    await expect(screen.getByText("You are here")).toBeVisible();
    await expect(document.title).toBe("Tree of The light that failed · Sotto");
  },
});

/** Arrows walk, Space folds, letters find, Enter goes on from there. */
export const Keyboard = meta.story({
  play: async () => {
    (await item(/^The light that failed/)).focus();
    await userEvent.keyboard("{Home}");
    await focused(/^“If|^The door|Opening/);
    await userEvent.keyboard("{ArrowDown}");
    await focused(/^Before the door opens/);
    await userEvent.keyboard("{ArrowDown}");
    await focused(/parts three ways/);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-expanded", "false"));
    await expect(screen.queryByText("She burns the ledger")).toBeNull();
    await userEvent.keyboard("{ArrowRight}");
    await item(/^She burns the ledger/);
    await userEvent.keyboard("{ArrowRight}");
    await focused(/^She burns the ledger/);
    await userEvent.keyboard("{ArrowLeft}");
    await focused(/parts three ways/);
    await userEvent.keyboard("she h");
    await focused(/^She hands it over/);
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("log", {}, patient)).toBeVisible();
    await expect(await screen.findByText(/closed, in both hands/, {}, patient)).toBeVisible();
  },
});

/** Two ways side by side, from where they part: held by C, turn beside turn. */
export const Comparing = meta.story({
  play: async () => {
    (await item(/^She burns the ledger/)).focus();
    await userEvent.keyboard("c");
    await waitFor(async () => expect(await item(/^She burns the ledger/)).toHaveAttribute("aria-selected", "true"));
    (await item(/^She hands it over/)).focus();
    await userEvent.keyboard("c");
    const both = within(await screen.findByRole("region", { name: "Two ways on" }, patient));
    await expect(both.getByText("Alike up to message 2")).toBeVisible();
    await expect(await both.findByText(/only you that knows/, {}, patient)).toBeVisible();
    await expect(await both.findByText(/closed, in both hands/, {}, patient)).toBeVisible();
    await userEvent.click(both.getByRole("button", { name: "Close the comparison" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Two ways on" })).toBeNull());
  },
});

const unreadable = failing("listMessages");

/** What is compared cannot be loaded, and then can. */
export const ComparingFails = meta.story({
  name: "Comparing fails",
  render: () => <ScreenAt path={`/chat-tree/${trunk}?a=${left}&b=${right}`} />,
  parameters: {
    change: (backend: Backend) => {
      withBranches(backend);
      unreadable.begin(backend);
    },
  },
  play: async () => {
    await expect(await screen.findByText("The messages could not be loaded.", {}, patient)).toBeVisible();
    await tryAgain(unreadable);
    const both = within(await screen.findByRole("region", { name: "Two ways on" }, patient));
    await expect(await both.findByText(/only you that knows/, {}, patient)).toBeVisible();
  },
});

/** A place gets a name, another one, and loses it again; the question comes once. */
export const Checkpoint = meta.story({
  play: async () => {
    await tree();
    await press(await screen.findByRole("button", { name: "Set a checkpoint" }, patient));
    const naming = within(await screen.findByRole("dialog", { name: "Set a checkpoint" }, patient));
    await userEvent.type(await naming.findByLabelText(/^Name/), "The name in the ledger");
    await press(naming.getByRole("button", { name: "Save" }));
    const row = await item(/^The name in the ledger/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    row.focus();
    await userEvent.keyboard("{F2}");
    const renaming = within(await screen.findByRole("dialog", { name: "Rename" }, patient));
    const field = await renaming.findByLabelText(/^Name/);
    await waitFor(() => expect(field).toHaveValue("The name in the ledger"));
    await userEvent.clear(field);
    await userEvent.type(field, "Seven");
    await press(renaming.getByRole("button", { name: "Save" }));
    const renamed = await item(/^Seven/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    renamed.focus();
    await userEvent.keyboard("{Delete}");
    await press(await screen.findByRole("button", { name: "Take the name away" }, patient));
    await waitFor(() => expect(screen.queryByRole("treeitem", { name: /^Seven/ })).toBeNull(), patient);
  },
});

/** The server refuses the name: what was typed stays. */
export const CheckpointFails = meta.story({
  name: "Checkpoint fails",
  parameters: { faults: [{ operation: "createCheckpoint", status: 500, times: 1 }] },
  play: async () => {
    await tree();
    await press(await screen.findByRole("button", { name: "Set a checkpoint" }, patient));
    const naming = within(await screen.findByRole("dialog", { name: "Set a checkpoint" }, patient));
    const field = await naming.findByLabelText(/^Name/);
    await userEvent.type(field, "The name in the ledger");
    await press(naming.getByRole("button", { name: "Save" }));
    await expect(await naming.findByText("The checkpoint could not be changed.", {}, patient)).toBeVisible();
    await expect(field).toHaveValue("The name in the ledger");
  },
});

/** From the chat: T opens the tree, and its menu does. */
export const FromTheChat = meta.story({
  name: "From the chat",
  render: () => <ScreenAt path={marenThread} />,
  play: async () => {
    (await screen.findByRole("log", {}, patient)).focus();
    await userEvent.keyboard("t");
    await tree();
    await userEvent.keyboard("{Escape}");
    (await item(/^The light that failed/)).focus();
    await userEvent.keyboard("{Escape}");
    await screen.findByRole("log", {}, patient);
    await userEvent.click(await screen.findByRole("button", { name: "More" }, patient));
    await chooseItem("Tree of this chat");
    await tree();
  },
});

/** A chat that nothing has parted from says how to part. */
export const Alone = meta.story({
  parameters: { change: () => undefined },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "One way so far" }, patient)).toBeVisible();
    await expect(screen.getAllByRole("treeitem")).toHaveLength(2);
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "getThreadTree", delayMs: Infinity }] },
  play: async () => {
    await waitFor(() => expect(document.querySelector("main [aria-busy=true]")).not.toBeNull(), patient);
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "getThreadTree", status: 500 }] },
  play: async () => {
    await expect(await screen.findByText("The tree could not be loaded.", {}, patient)).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Try again" }, patient)).toBeVisible();
  },
});

/** Names of 60 letters without a break stay within 320 pixels. */
export const Long = meta.story({
  globals: onSmallPhone,
  parameters: {
    change: (backend: Backend) =>
      withBranches(backend, ["W".repeat(60), "ملاحظة طويلة جدا عن البحر والليل والمنارة القديمة"]),
  },
  play: async () => {
    await item(/^W{60}/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(getComputedStyle(screen.getByText(/ملاحظة/)).direction).toBe("rtl");
  },
});

/** A name that is read from the right stands beside its rail as well. */
export const RightToLeft = meta.story({
  name: "Right to left",
  parameters: { change: (backend: Backend) => withBranches(backend, ["She burns the ledger", "وهي تمسك المصباح"]) },
  play: async () => {
    const row = await item(/^وهي/);
    const name = within(row).getByText("وهي تمسك المصباح");
    const fact = within(row).getByText(/^1 message, /);
    await expect(name.getBoundingClientRect().left).toBe(fact.getBoundingClientRect().left);
  },
});

/** On a phone each row's menu holds what keys do elsewhere. */
export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Actions for She burns the ledger" }, patient));
    await chooseItem("Hold for comparing");
    await waitFor(async () => expect(await item(/^She burns the ledger/)).toHaveAttribute("aria-selected", "true"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
