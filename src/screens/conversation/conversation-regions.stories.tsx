import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { breakRegions } from "#src/lib/region-faults.ts";
import {
  composer,
  isOpen,
  isReplied,
  lastRow,
  marenThread,
  rows,
  say,
  write,
} from "#src/test-support/conversation-steps.ts";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

/** Header, log and composer fail independently, and the draft stays (F39). */
const meta = preview.meta({
  title: "Pages/Conversation/Regions",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
  beforeEach: () => () => breakRegions(),
});

const again = () => screen.findByRole("button", { name: "Try again" });

async function isBroken(): Promise<void> {
  await expect(await screen.findByText("This part could not be shown.")).toBeVisible();
  await expect(screen.queryByRole("heading", { name: "We lost the thread" })).toBeNull();
}

async function mend(): Promise<void> {
  breakRegions();
  await userEvent.click(await again());
}

export const Header = meta.story({
  play: async () => {
    await isOpen();
    breakRegions("chat-header");
    await isBroken();
    await expect(await composer()).toBeVisible();
    await expect(await rows()).toHaveLength(3);
    await mend();
    await expect(await screen.findByRole("button", { name: /^Swap model/ })).toBeVisible();
  },
});

/** Sending still works without the log; the retried log shows the message. */
export const Log = meta.story({
  play: async () => {
    await isOpen();
    breakRegions("chat-log");
    await isBroken();
    await expect(screen.queryByRole("article")).toBeNull();
    // The composer stays at the bottom of the page.
    await expect((await composer()).getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 110);
    await say("Are you still there?");
    await mend();
    await isReplied();
    await expect(await screen.findByText("Are you still there?")).toBeVisible();
    await expect((await lastRow()).getByRole("button", { name: "Regenerate" })).toBeVisible();
  },
});

export const ComposerAlone = meta.story({
  name: "Composer",
  play: async () => {
    await isOpen();
    await write(await composer(), "Half a sentence");
    breakRegions("chat-composer");
    await isBroken();
    await expect(await rows()).toHaveLength(3);
    await mend();
    await expect(await composer()).toHaveValue("Half a sentence");
  },
});
