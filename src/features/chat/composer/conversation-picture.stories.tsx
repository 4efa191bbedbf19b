import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import {
  brokenBy,
  composer,
  isOpen,
  marenThread,
  newMarenChat,
  rows,
  say,
} from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { smallPicture } from "#src/ui/image-upload/image-upload.fixture.ts";

/** A picture is sent with a message (GAP-124). */
const meta = preview.meta({
  title: "Pages/Conversation/Picture",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const patient = { timeout: 20_000 };

async function attach(): Promise<void> {
  await composer();
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>("Add a picture"), await smallPicture());
  await screen.findByText("Goes with your next message.", {}, patient);
}

/** The visitor's own message with this text. */
async function mine(text: string) {
  const row = (await rows()).find((candidate) => candidate.textContent.includes(text));
  if (row === undefined) throw new Error("no such row");
  return within(row);
}

const picture = { name: "Open: Picture from You" };

async function isShown(text: string): Promise<void> {
  await waitFor(async () => expect((await mine(text)).getByRole("button", picture)).toBeVisible(), patient);
  await expect(screen.queryByRole("group", { name: "Picture for your message" })).toBeNull();
}

/** Shown in the bubble, and enlarged in the viewer. */
export const Sent = meta.story({
  play: async () => {
    await isOpen();
    await attach();
    await say("Do you know this lamp?");
    await isShown("Do you know this lamp?");
    await userEvent.click((await mine("Do you know this lamp?")).getByRole("button", picture));
    await expect(await screen.findByRole("dialog", { name: "Picture from You" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** Sent with the first message of a new chat. */
export const InANewChat = meta.story({
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await attach();
    await say("I brought you this.");
    await isShown("I brought you this.");
  },
});

/** A failed message keeps it; Edit moves both back into the composer. */
export const NotSent = meta.story({
  parameters: { faults: brokenBy("sendMessage", { status: 503, message: "The model is resting" }) },
  play: async () => {
    await isOpen();
    await attach();
    await say("Do you know this lamp?");
    await expect(await screen.findByText("This message was not sent. The model is resting")).toBeVisible();
    await isShown("Do you know this lamp?");
    await userEvent.click((await mine("Do you know this lamp?")).getByRole("button", { name: "Edit" }));
    await expect(await composer()).toHaveValue("Do you know this lamp?");
    await expect(screen.getByRole("img", { name: "Picture for your message" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await isOpen();
    await attach();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const remove = screen.getByRole("button", { name: "Remove the picture" }).getBoundingClientRect();
    await expect(Math.min(remove.width, remove.height)).toBeGreaterThanOrEqual(44);
  },
});
