import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { chooseInMenu, isOpen, lastRow, marenThread, rows, write } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { toastsStay } from "#src/test-support/story-steps.tsx";

/** Editing and deleting messages. */
const meta = preview.meta({
  title: "Pages/Conversation",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

export const EditMessage = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    const field = await screen.findByRole("textbox", { name: "Edit this message" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await expect(await screen.findByText("A message needs at least one word.")).toBeVisible();
    await write(field, "*She laughs.* “Mended.”");
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("“Mended.”")).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "Edit this message" })).toBeNull();
  },
});

/** Cancel and Escape ask before a changed text is dropped, an unchanged one goes without a question (GAP-107). */
export const EditCancelled = meta.story({
  play: async () => {
    await isOpen();
    const begin = async () => {
      await userEvent.click(await (await lastRow()).findByRole("button", { name: "Edit" }));
      return screen.findByRole("textbox", { name: "Edit this message" });
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole("textbox", { name: /Edit this/ })).toBeNull());
    await begin();
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    const field = await begin();
    await write(field, " And then?");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect((field as HTMLTextAreaElement).value).toContain("And then?");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await isClosed();
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-posinset", "3"));
    await expect(screen.queryByText(/And then\?/)).toBeNull();
  },
});

/** Deleted without a question; restored by the toast or Ctrl+Z (GAP-108, GAP-130). */
export const DeleteWithUndo = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await isOpen();
    const remove = async () => {
      await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
      await chooseInMenu("Delete");
      await expect(await screen.findByText(/^Message deleted/)).toBeVisible();
      await waitFor(async () => expect(await rows()).toHaveLength(2));
    };
    await remove();
    // Focus stays at the reading position.
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-posinset", "2"));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await expect(await screen.findByText("Brought back")).toBeVisible();
    await expect(await (await lastRow()).findByRole("status", { name: "Version 2 of 3" })).toBeVisible();
    await remove();
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await isOpen();
  },
});

let elsewhere: Backend | null = null;

/** An edit conflict: both texts are shown, and saving again is the user's choice (GAP-129). */
export const EditConflict = meta.story({
  parameters: { change: (backend: Backend) => void (elsewhere = backend) },
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    const field = await screen.findByRole("textbox", { name: "Edit this message" });
    await userEvent.clear(field);
    await write(field, "Mine.");
    const messages = elsewhere?.context.state.messages;
    const message = messages?.get("message-light-3");
    if (messages === undefined || message === undefined) throw new Error("the world has no such message");
    const alternates = message.alternates.map((one) => ({ ...one, content: "Written on another device." }));
    messages.put({ ...message, revision: message.revision + 1, alternates });
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(await screen.findByText("Written on another device.")).toBeVisible();
    await expect(field).toHaveValue("Mine.");
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Edit this message" })).toBeNull());
    await expect((await lastRow()).getByText("Mine.")).toBeVisible();
  },
});
