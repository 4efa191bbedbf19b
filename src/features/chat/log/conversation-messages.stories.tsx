import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import {
  brokenBy,
  chooseInMenu,
  composer,
  isOpen,
  isReplied,
  lastRow,
  marenThread,
  rows,
  withLastReply,
  write,
} from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";

/** Actions on messages. Each screen has one title: these are the states beyond those of List 4. */
const meta = preview.meta({
  title: "Pages/Conversation/Messages",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

/** Opens More of the newest row and chooses an entry. */
async function chooseMore(name: string) {
  await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
  await chooseInMenu(name);
}

/** The version counter of the newest row, queried each time: the answer can replace the row's element. */
async function showsVersion(at: number, count: number) {
  await waitFor(async () =>
    expect((await lastRow()).getByRole("status", { name: `Version ${at} of ${count}` })).toBeVisible(),
  );
}

/** Shows the actions of an older row by keyboard focus. */
async function focusRow(at: number): Promise<HTMLElement> {
  const row = (await rows()).at(at);
  if (row === undefined) throw new Error("no such row");
  row.focus();
  return row;
}

/** Deletes all from a message on, after a question; never available for the opening. */
export const DeleteOnward = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await isOpen();
    const opening = within(await focusRow(0));
    await userEvent.click(await opening.findByRole("button", { name: "More actions" }));
    await expect(await screen.findByRole("menuitem", { name: "Branch from here" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: /^Delete/ })).toBeNull();
    await userEvent.keyboard("{Escape}");
    const mine = within(await focusRow(1));
    await userEvent.click(await mine.findByRole("button", { name: "More actions" }));
    await chooseInMenu("Delete from here on");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete this and all that follows?" }));
    await userEvent.click(await question.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await rows()).toHaveLength(3);
    const again = within(await focusRow(1));
    await userEvent.click(await again.findByRole("button", { name: "More actions" }));
    await chooseInMenu("Delete from here on");
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("2 messages deleted. Kept in Recently deleted.")).toBeVisible();
    await expect(await rows()).toHaveLength(1);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
});

/** The server refuses: the message is restored and the reason shown. */
export const DeleteRefused = meta.story({
  parameters: { faults: brokenBy("deleteMessage", { status: 409, message: "A reply is still being written" }) },
  play: async () => {
    await isOpen();
    await chooseMore("Delete");
    await expect(
      await screen.findByText("This message could not be deleted. A reply is still being written"),
    ).toBeVisible();
    await expect(await rows()).toHaveLength(3);
  },
});

export const SaveAsNewVersion = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    const field = await screen.findByRole("textbox", { name: "Edit this message" });
    await userEvent.clear(field);
    await write(field, "*She laughs.* “Mended.”");
    await userEvent.click(await screen.findByRole("button", { name: "Save as new version" }));
    await expect(await screen.findByText("“Mended.”")).toBeVisible();
    await showsVersion(4, 4);
    await userEvent.click((await lastRow()).getByRole("button", { name: "Previous version" }));
    await expect(await screen.findByText(/Sit there\./)).toBeVisible();
  },
});

/** The arrow keys switch versions of the focused row. */
export const SwipeByKeyboard = meta.story({
  play: async () => {
    await isOpen();
    await focusRow(2);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(await screen.findByText(/There’s a good many lamps in the sea/)).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await showsVersion(2, 3);
    await userEvent.keyboard("{ArrowRight}");
    await showsVersion(3, 3);
    // Past the last version of the newest reply a new one is generated.
    await userEvent.keyboard("{ArrowRight}");
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await isReplied();
    await showsVersion(4, 4);
    // Every character message has its counter; older ones show it with their actions.
    const opening = within(await focusRow(0));
    await expect(await opening.findByRole("status", { name: "Version 1 of 1" })).toBeVisible();
  },
});

/** Rapid presses each count, even before the row has re-rendered (the opposite of F14). */
export const SwipesAtOnce = meta.story({
  play: async () => {
    await isOpen();
    const press = async (name: string, times: number) => {
      const arrow = (await lastRow()).getByRole("button", { name });
      for (let time = 0; time < times; time += 1) arrow.click();
    };
    await showsVersion(2, 3);
    await press("Next version", 1);
    await showsVersion(3, 3);
    await press("Previous version", 2);
    await showsVersion(1, 3);
    // The third press goes past the last version: one new version is generated.
    await press("Next version", 4);
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await isReplied();
    await showsVersion(4, 4);
  },
});

export const RegenerateWithInstruction = meta.story({
  play: async () => {
    await isOpen();
    await chooseMore("Regenerate with…");
    const dialog = within(await screen.findByRole("dialog", { name: "What should be different?" }));
    await expect(dialog.getByRole("button", { name: "Regenerate" })).toHaveAttribute("aria-disabled", "true");
    const field = dialog.getByRole("textbox", { name: "Instruction" });
    await write(field, "Shorter, please");
    // Escape does not throw it away.
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("Shorter, please");
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await isReplied();
    await showsVersion(4, 4);
  },
});

/** Regenerating fails: the old versions stay, and the row shows the error. */
export const RegenerateFails = meta.story({
  parameters: { faults: brokenBy("regenerateMessage", { status: 503, message: "The model is resting", times: 1 }) },
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Regenerate" }));
    await expect(await (await lastRow()).findByRole("alert")).toHaveTextContent(
      "This reply could not be written again. The model is resting",
    );
    await expect((await lastRow()).getByText(/She doesn’t take it/)).toBeVisible();
    await showsVersion(2, 3);
    await userEvent.click((await lastRow()).getByRole("button", { name: "Retry" }));
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await isReplied();
    await showsVersion(4, 4);
  },
});

/** Retry asks again for what failed, by the same instruction or to go on; the focus stays at the reply. */
export const RetryRepeats = meta.story({
  name: "Retry repeats what was asked",
  parameters: {
    faults: [
      ...brokenBy("regenerateMessage", { status: 503, times: 1 }),
      ...brokenBy("continueMessage", { status: 503, times: 1 }),
    ],
  },
  play: async () => {
    const sent = listenToRequests();
    await isOpen();
    const retry = async () => {
      await userEvent.click(await (await lastRow()).findByRole("button", { name: "Retry" }));
      await expect((await rows()).at(-1)).toHaveFocus();
      await isReplied();
    };
    await chooseMore("Regenerate with…");
    await write(await screen.findByRole("textbox", { name: "Instruction" }), "Shorter, please");
    await userEvent.keyboard("{Enter}");
    await retry();
    await showsVersion(4, 4);
    const asked = expect.objectContaining({ instruction: "Shorter, please" });
    await expect(sent("/api/v1/chat/messages/message-light-3/regenerate")).toEqual([asked, asked]);
    await chooseMore("Continue");
    await retry();
    await showsVersion(4, 4);
    await expect(sent("/api/v1/chat/messages/message-light-3/continue")).toHaveLength(2);
  },
});

/** The toast of a deleted message covers neither what asks for a reply to the one before nor the composer. */
export const DeletedBesideTools = meta.story({
  name: "Toast of a deleted message",
  globals: { viewport: { value: "desktop" } },
  beforeEach: toastsStay,
  play: async () => {
    await chooseMore("Delete");
    await screen.findByRole("button", { name: "Undo" });
    const ask = await screen.findByRole("button", { name: "Get a reply" });
    const tools = screen.getByRole("button", { name: "Send" });
    await waitFor(() => {
      const toast = document.querySelector("[data-toaster] > [data-kind]")?.getBoundingClientRect();
      for (const button of [ask, tools]) {
        const { top, right } = button.getBoundingClientRect();
        void expect(toast === undefined || toast.bottom <= top || toast.left >= right).toBe(true);
      }
    });
  },
});

/** A reply that is asked for from further up is shown as it comes. */
export const ReplyFromFurtherUp = meta.story({
  name: "Reply asked for from further up",
  parameters: {
    change(backend: Backend) {
      withLastReply("*I wait.*\n\n".repeat(80))(backend);
      const { messages } = backend.context.state;
      const last = messages.get("message-light-3");
      if (last) messages.put({ ...last, role: "user" });
    },
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Get a reply" })).toBeVisible();
    screen.getByRole("log").scrollTop = 0;
    await expect(await screen.findByRole("button", { name: "Jump to latest" })).toBeVisible();
    await userEvent.click(await composer());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Jump to latest/ })).toBeNull());
    await isReplied();
    await expect((await rows()).at(-1)).toBeVisible();
  },
});

/** Continues a reply that ended early. */
export const ContinueReply = meta.story({
  parameters: { change: withLastReply("*She opens the door a hand’s width, and says nothing at all.*", "cut") },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText("The reply ended early")).toBeVisible();
    await chooseMore("Continue");
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await isReplied();
    const row = await lastRow();
    await expect(row.getByText(/a hand’s width/)).toBeVisible();
    await expect(screen.queryByText("The reply ended early")).toBeNull();
    await expect((await rows()).at(-1)?.textContent?.length ?? 0).toBeGreaterThan(120);
    await expect(row.getByRole("status", { name: "Version 2 of 3" })).toBeVisible();
  },
});

/** Creates a new chat from all messages up to here; the old one is unchanged. */
export const Branch = meta.story({
  play: async () => {
    await isOpen();
    const mine = within(await focusRow(1));
    await userEvent.click(await mine.findByRole("button", { name: "More actions" }));
    await chooseInMenu("Branch from here");
    await expect(await screen.findByText("A new chat goes on from here")).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await expect(screen.getByText(/I hold the dead lamp up/)).toBeVisible();
    // It is named after the chat it comes from, and leads back to the message where it parted.
    const back = { name: "Branch of The light that failed: back to where it parted" };
    await userEvent.click(await screen.findByRole("link", back));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await expect(screen.queryByRole("link", back)).toBeNull();
    await waitFor(async () => expect((await rows()).at(1)).toHaveFocus());
  },
});

function withOneLiners({ context: { state } }: Backend) {
  for (const message of state.messages.in("thread-the-light-that-failed"))
    state.messages.put({
      ...message,
      alternates: message.alternates.map((alternate) => ({ ...alternate, content: "Yes." })),
    });
}

/** The actions of an older row cover no word of it, however short it is. */
export const ActionsBesideOneLine = meta.story({
  name: "Actions beside one line",
  parameters: { change: withOneLiners },
  play: async () => {
    await isOpen();
    for (const at of [0, 1]) {
      const row = await focusRow(at);
      const actions = await within(row).findByRole("group", { name: "Message actions" });
      const [words] = row.querySelectorAll("[data-bubble] p");
      await waitFor(async () =>
        expect(actions.getBoundingClientRect().bottom).toBeLessThanOrEqual(words!.getBoundingClientRect().top + 1),
      );
    }
  },
});

/** On touch everything is in one sheet behind More. */
export const ActionsOnMobile = meta.story({
  globals: onMobile,
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Message actions" }));
    for (const name of ["Regenerate", "Edit", "Copy", "Previous version", "Continue", "Branch from here", "Delete"]) {
      const item = sheet.getByRole("button", { name });
      await expect(item).toBeVisible();
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(await sheet.findByRole("button", { name: "Delete" }));
    const toast = await screen.findByText(/^Message deleted/);
    await expect(toast).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    // The toast does not cover the field.
    const field = (await composer()).getBoundingClientRect();
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.top);
  },
});

/** Keyboard only: focus returns to the older row's button whose menu was opened (design §13). */
export const OlderRowByKeyboard = meta.story({
  play: async () => {
    await isOpen();
    await focusRow(1);
    const mine = within((await rows()).at(1) as HTMLElement);
    const more = async () => {
      (await mine.findByRole("button", { name: "More actions" })).focus();
      await userEvent.keyboard("{Enter}");
      await expect(await screen.findByRole("menuitem", { name: "Branch from here" })).toBeVisible();
    };
    await more();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(mine.getByRole("button", { name: "More actions" })).toHaveFocus());
    await more();
    await chooseInMenu("Delete from here on");
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(mine.getByRole("button", { name: "More actions" })).toHaveFocus());
    (await mine.findByRole("button", { name: "Edit" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Edit this message" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-posinset", "2"));
    // Hidden on other rows.
    (await composer()).focus();
    await waitFor(() => expect(mine.queryByRole("group", { name: "Message actions" })).toBeNull());
  },
});

/** On a phone: tables scroll without breaking words, code keeps its lines, right-to-left text is aligned right. */
export const TableCodeAndOtherScripts = meta.story({
  name: "Table, code and other scripts",
  globals: onMobile,
  parameters: {
    change: withLastReply(
      "*مرحبا بك في المنارة.* “ادخل.”\n\n| Name | Light | What the keeper says of it |\n|---|---|---|\n| Skerryvore | 4 s | Seen from the harbour on clear nights only |\n\n```js\nconst lamp = await keeper.light({ oil: 12, wick: 'new', until: 'the morning comes' });\n```",
    ),
  },
  play: async () => {
    await isOpen();
    const row = (await rows()).at(-1) as HTMLElement;
    const cell = within(row).getByRole("cell", { name: "Skerryvore" });
    await expect(cell.getClientRects()).toHaveLength(1);
    const range = document.createRange();
    range.selectNodeContents(cell);
    await expect(range.getClientRects()).toHaveLength(1);
    const arabic = document.createRange();
    arabic.selectNodeContents(within(row).getByText(/مرحبا/));
    const side = (within(row).getByText(/مرحبا/).closest("p") as HTMLElement).getBoundingClientRect();
    await expect(Math.abs(arabic.getBoundingClientRect().right - side.right)).toBeLessThan(2);
    const code = row.querySelector("pre") as HTMLElement;
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
