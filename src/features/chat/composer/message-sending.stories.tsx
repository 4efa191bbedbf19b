import { screen } from "storybook/test";
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
  newMarenChat,
  rows,
  say,
  withLastReply,
  withUser,
  write,
} from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { press } from "#src/test-support/story-steps.tsx";

/** Sending a message: its reply, and failures. */
const meta = preview.meta({
  title: "Pages/Conversation",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

/** A model that writes this and no more while the story lasts. */
const writesOnly =
  (...pieces: string[]) =>
  ({ context }: Backend) => {
    context.script = null;
    context.responder = {
      wakes: true,
      async *write(_, signal) {
        for (const piece of pieces) {
          yield piece;
          await context.clock.sleep(400, signal);
        }
        await context.clock.sleep(600_000, signal);
      },
    };
  };

export const StreamingReply = meta.story({
  parameters: { change: writesOnly("*She turns the lamp", " and waits") },
  play: async () => {
    await isOpen();
    await say("*I set the lamp down.* “Then let me in.”");
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await expect(await screen.findByText("She turns the lamp")).toBeVisible();
    await expect(await screen.findByText("She turns the lamp and waits")).toBeVisible();
    await expect(document.querySelector("[data-caret]")).not.toBeNull();
    // The user can type while the reply streams.
    await write(await composer(), "and then");
    await expect(await composer()).toHaveValue("and then");
  },
});

/** A model that has to be loaded first: its words come when the story is over. */
export const WakingTheModel = meta.story({
  name: "Waking the model",
  parameters: { change: writesOnly() },
  play: async () => {
    await isOpen();
    await say("Are you awake?");
    const note = "Waking the model. The first words take a while.";
    await expect(await screen.findByText(note, {}, { timeout: 25_000 })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Stop" })).toBeVisible();
  },
});

export const WaitingWithoutStreaming = meta.story({
  parameters: { change: withUser({ streaming: false }), faults: brokenBy("sendMessage", { delayMs: 60_000 }) },
  play: async () => {
    await isOpen();
    await say("Take your time.");
    await expect(await screen.findByText(/Maren Holloway is thinking it over/)).toBeVisible();
    await expect(screen.getByText("Take your time.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Stop" })).toBeVisible();
  },
});

/** Without streaming the whole reply appears at once. */
export const WholeReply = meta.story({
  parameters: { change: withUser({ streaming: false }) },
  play: async () => {
    await isOpen();
    await say("All at once, please.");
    await isReplied();
    await expect(await rows()).toHaveLength(5);
  },
});

/** What is written so far stays, without the asterisk that nothing closes any more. */
export const StoppedReply = meta.story({
  parameters: { change: writesOnly("*She turns the lamp") },
  play: async () => {
    await isOpen();
    await say("Go on.");
    await expect(await screen.findByText("She turns the lamp")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await expect(await screen.findByText("Stopped")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Send" })).toBeVisible();
    await expect((await lastRow()).queryByText(/\*/)).toBeNull();
  },
});

/** Before the first word the reply is stopped as well: its row stays, with Retry. */
export const StoppedBeforeItsWords = meta.story({
  name: "Stopped before its words",
  parameters: { change: writesOnly() },
  play: async () => {
    await isOpen();
    await say("Go on.");
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await expect(await screen.findByText(/^Stopped\. /)).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Send" })).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

const making = held("createThread");

/** Stop is heard while the chat's thread is still being made: nothing is sent, and the words stay. */
export const StoppedBeforeTheThread = meta.story({
  name: "Stopped before the thread",
  parameters: { change: making.begin },
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await expect(await screen.findByText(/Forty years that light has burned/)).toBeVisible();
    await say("Is anybody up there?");
    await press(await screen.findByRole("button", { name: "Stop" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Stop" })).toHaveAttribute("aria-busy", "true"));
    making.end();
    await expect(await screen.findByRole("alert")).toHaveTextContent("This message was not sent.");
    await expect(await screen.findByRole("button", { name: "Send" })).toBeVisible();
    await press(await screen.findByRole("button", { name: "Retry" }));
    await isReplied();
    await expect(screen.getAllByText("Is anybody up there?")).toHaveLength(1);
    await expect(await rows()).toHaveLength(3);
  },
});

/** The stream breaks in the middle of a word and continues without losing a letter (GAP-125). */
export const CutStream = meta.story({
  parameters: { faults: brokenBy("sendMessage", { cutAfterBytes: 2600, times: 1 }) },
  play: async () => {
    await isOpen();
    await say("Keep talking.");
    await isReplied();
    await expect(screen.queryByText(/connection was lost/)).toBeNull();
    await expect(await rows()).toHaveLength(5);
  },
});

/** After the newest reply is deleted the user's words stand last: a button asks for an answer, and so does Enter. */
export const Unanswered = meta.story({
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
    await chooseInMenu("Delete");
    await userEvent.click(await screen.findByRole("button", { name: "Get a reply" }));
    await isReplied();
    await expect(await rows()).toHaveLength(3);
    await expect(screen.queryByRole("button", { name: "Get a reply" })).toBeNull();
  },
});

export const UnansweredByEnter = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => state.messages.remove("message-light-3"),
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Get a reply" })).toBeVisible();
    await userEvent.click(await composer());
    await userEvent.keyboard("{Enter}");
    await isReplied();
    await expect(await rows()).toHaveLength(3);
    // There is nothing to answer any more.
    await userEvent.keyboard("{Enter}");
    await expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
    await expect(await rows()).toHaveLength(3);
  },
});

export const UnansweredFailed = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => state.messages.remove("message-light-3"),
    faults: brokenBy("speakReply", { status: 429, message: "Slow down a little", times: 1 }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Get a reply" }));
    await expect(await screen.findByText("No reply could be asked for. Slow down a little")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Get a reply" }));
    await isReplied();
    await expect(await rows()).toHaveLength(3);
  },
});

export const FailedReply = meta.story({
  parameters: { change: withLastReply("*She turns, and then", "failed") },
  play: async () => {
    const row = await lastRow();
    await expect(await row.findByRole("alert")).toHaveTextContent("The reply could not be finished.");
    await expect(row.getByText("She turns, and then")).toBeVisible();
    await userEvent.click(await row.findByRole("button", { name: "Retry" }));
    await expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await isReplied();
    await expect((await lastRow()).getByRole("status", { name: "Version 4 of 4" })).toBeVisible();
  },
});

/** Too long to send: the part that fits goes, up to the end of a sentence, and the rest stays in the field. */
export const SentInParts = meta.story({
  name: "Sent in parts",
  parameters: {
    stored: { "app.draft.user-mara.thread-the-light-that-failed": JSON.stringify("She waits. ".repeat(729).trim()) },
  },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText("18 characters too many")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Send the part that fits" }));
    await expect(await composer()).toHaveValue("She waits. She waits.");
    await isReplied();
    await expect(await rows()).toHaveLength(5);
    await expect((await rows()).at(3)?.textContent?.match(/She waits\./g)).toHaveLength(727);
  },
});

/** The server answers HTML: the message stays, with our own error text and Retry (F5). */
export const SendFailed = meta.story({
  parameters: {
    faults: brokenBy("sendMessage", {
      status: 500,
      body: "<html><body><h1>Bad gateway</h1></body></html>",
      contentType: "text/html",
      times: 2,
    }),
  },
  play: async () => {
    await isOpen();
    await say("I found this on the rocks.");
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "This message was not sent. The server has a problem",
    );
    await expect(screen.queryByText(/Bad gateway/)).toBeNull();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Edit" }));
    await waitFor(async () => expect(await composer()).toHaveValue("I found this on the rocks."));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("alert")).toBeVisible();
    await userEvent.click((await lastRow()).getByRole("button", { name: "Retry" }));
    await isReplied();
    // Sent again, and stored once.
    await expect(screen.getAllByText("I found this on the rocks.")).toHaveLength(1);
    await expect(await rows()).toHaveLength(5);
  },
});

export const TooManyRequests = meta.story({
  parameters: { faults: brokenBy("sendMessage", { status: 429, message: "Slow down a little", retryAfter: 5 }) },
  play: async () => {
    await isOpen();
    await say("Again, and again.");
    await expect(await screen.findByRole("alert")).toHaveTextContent("This message was not sent. Slow down a little");
    await expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const NoNetwork = meta.story({
  parameters: { faults: brokenBy("sendMessage", { network: true }) },
  play: async () => {
    await isOpen();
    await say("Can you hear me?");
    await expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached");
    await expect(screen.getByText("Can you hear me?")).toBeVisible();
  },
});

/** The session expires: sign-in follows, and the draft is kept (GAP-06). */
export const SessionEnds = meta.story({
  parameters: { faults: brokenBy("sendMessage", { status: 401, message: "Token expired" }) },
  play: async () => {
    await isOpen();
    await say("Wait for me.");
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    const kept = Object.entries(localStorage).filter(
      ([key, value]) => key.startsWith("app.draft.") && String(value).includes("Wait for me."),
    );
    await expect(kept).toHaveLength(1);
  },
});
