import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { failPainting } from "#mocks/backend/image-jobs.ts";
import { startMessagePicture } from "#mocks/backend/message-pictures.ts";
import { heldPainter } from "#mocks/backend/painter/held-painter.fixture.ts";
import { PaintFailed } from "#mocks/backend/painter/painter.ts";
import { png } from "#mocks/backend/rules/upload.fixture.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { all } from "#src/test-support/group-steps.ts";
import {
  chooseInMenu,
  isOpen,
  isPainting,
  isReplied,
  lastRow,
  marenThread,
  say,
  withUser,
} from "#src/test-support/conversation-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";

/** Pictures that come with a reply (GAP-77), and those that come later from a painter elsewhere. */
const meta = preview.meta({
  title: "Pages/Conversation/Sent pictures",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

let held = heldPainter();
/** Pictures are painted elsewhere, and wait for the story's word. */
const paintedElsewhere = ({ context }: Backend) => {
  held = heldPainter();
  context.painter = held.painter;
};
const wanting = withUser({ autoSendPicture: true });

const credits = () => screen.findByRole("link", { name: /credits/i });
const isShown = () => screen.findByRole("button", { name: "Open: Picture from Maren Holloway" });
/** The painter has been asked so often. */
const isAsked = (times: number) => waitFor(() => expect(held.asked).toHaveLength(times));

export const ByThemselves = meta.story({
  parameters: { change: wanting },
  play: async () => {
    await isOpen();
    const before = (await credits()).textContent;
    await say("Send me a picture of the harbour.");
    await isReplied();
    await expect(await isShown()).toBeVisible();
    await waitFor(async () => expect((await credits()).textContent).not.toBe(before));
  },
});

export const TurnedOff = meta.story({
  play: async () => {
    await isOpen();
    await say("Send me a picture of the harbour.");
    await isReplied();
    await expect((await lastRow()).queryByRole("button", { name: /^Open: Picture/ })).toBeNull();
    await expect(screen.queryByText("A picture is being made…")).toBeNull();
  },
});

export const ComesLater = meta.story({
  parameters: { change: all(wanting, paintedElsewhere) },
  play: async () => {
    await isOpen();
    await say("Send me a picture of the harbour.");
    await isReplied();
    await isPainting();
    await isAsked(1);
    held.asked[0]?.give(png);
    await expect(await isShown()).toBeVisible();
    await expect(screen.queryByText("A picture is being made…")).toBeNull();
  },
});

/** What fails says why in the message, and can be tried again from there. */
export const FailsAndIsTriedAgain = meta.story({
  parameters: { change: paintedElsewhere },
  play: async () => {
    await isOpen();
    await userEvent.click((await lastRow()).getByRole("button", { name: "More actions" }));
    await chooseInMenu("Make a picture");
    await isPainting();
    await isAsked(1);
    held.asked[0]?.fail(new PaintFailed("The model is busy"));
    await expect(await screen.findByText(/^The picture could not be made\.\s+The model is busy$/)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await isPainting();
    await expect(screen.queryByText(/The model is busy/)).toBeNull();
    await isAsked(2);
    held.asked[1]?.give(png);
    await expect(await isShown()).toBeVisible();
  },
});

/** A picture of the last message is asked for. */
function begun({ context }: Backend) {
  const { state } = context;
  const user = state.users.get("user-mara");
  const message = state.messages.get("message-light-3");
  if (user === undefined || message === undefined) throw new Error("The world has no such message");
  return startMessagePicture(context, user, message, { prompt: "the harbour", alternateId: message.activeAlternate });
}

/** What had failed before the page was opened is said still, and can be tried again. */
export const FailedBefore = meta.story({
  parameters: {
    change: (backend: Backend) => {
      paintedElsewhere(backend);
      failPainting(backend.context, begun(backend), "The model is busy");
    },
  },
  play: async () => {
    await isOpen();
    await expect(await screen.findByText(/could not be made\.\s+The model is busy$/)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await isAsked(1);
    await expect(screen.queryByText(/The model is busy/)).toBeNull();
    held.asked[0]?.give(png);
    await expect(await isShown()).toBeVisible();
  },
});

/** A page that is opened while a picture is painted waits for it as well. */
export const OpenedMeanwhile = meta.story({
  parameters: {
    change: (backend: Backend) => {
      paintedElsewhere(backend);
      begun(backend);
      // The painter is asked for what waits.
      void backend.resume();
    },
  },
  play: async () => {
    await isOpen();
    await isPainting();
    await isAsked(1);
    held.asked[0]?.give(png);
    await expect(await isShown()).toBeVisible();
  },
});
