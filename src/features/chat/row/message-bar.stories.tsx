import { fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import {
  isOpen,
  lastRow,
  marenThread,
  newMarenChat,
  rows,
  withLastReply,
  withVersions,
} from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onMobile, onSmallPhone } from "#src/test-support/story-steps.tsx";

/** The action bar of a message on narrow screens. */
const meta = preview.meta({
  title: "Pages/Conversation/Message bar",
  parameters: { world: "free", change: withVersions(12) },
  render: () => <ScreenAt path={marenThread} />,
});

/** The bar has these buttons, on one line, each at touch size and none overlapping. */
async function isOneLineOf(bar: HTMLElement, names: readonly string[]) {
  const buttons = within(bar).getAllByRole("button");
  await expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(names);
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  await expect(new Set(boxes.map(({ top }) => Math.round(top)))).toHaveProperty("size", 1);
  for (const [at, { width, height, left, right }] of boxes.entries()) {
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

async function lastBar() {
  await isOpen();
  const row = await lastRow();
  await expect(row.getByRole("status", { name: "Version 12 of 12" })).toBeVisible();
  return row.getByRole("group", { name: "Message actions" });
}

const writeText = fn<(text: string) => Promise<void>>();

/** The words as they were written go to the clipboard, without anything around them; where that is refused it says so. */
export const Copied = meta.story({
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    return () => delete (navigator as { clipboard?: unknown }).clipboard;
  },
  parameters: { change: withLastReply("*She nods.* “**Yes**, Mara.”") },
  play: async () => {
    await isOpen();
    await userEvent.click(await (await lastRow()).findByRole("button", { name: "Copy" }));
    await expect(await screen.findByText("Copied")).toBeVisible();
    await expect(writeText.mock.calls).toEqual([["*She nods.* “**Yes**, Mara.”"]]);
    writeText.mockRejectedValueOnce(new DOMException("not here", "NotAllowedError"));
    await userEvent.click(await (await lastRow()).findByRole("button", { name: "Copy" }));
    await expect(await screen.findByText("Copying is not allowed here")).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: onMobile,
  play: async () => {
    await isOneLineOf(await lastBar(), [
      "Previous version",
      "Write another version",
      "Regenerate",
      "Edit",
      "Copy",
      "More actions",
    ]);
  },
});

/** Buttons without room come first in More. */
export const OnSmallPhone = meta.story({
  globals: onSmallPhone,
  play: async () => {
    const bar = await lastBar();
    await isOneLineOf(bar, ["Previous version", "Write another version", "Regenerate", "More actions"]);
    within(bar).getByRole("button", { name: "More actions" }).focus();
    await userEvent.keyboard("{Enter}");
    const sheet = within(await screen.findByRole("dialog", { name: "Message actions" }));
    await expect(sheet.getByRole("button", { name: "Copy" })).toBeVisible();
    await userEvent.click(await sheet.findByRole("button", { name: "Edit" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Edit this message" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await isOpen();
  },
});

/** Nothing is hidden while there is no More to hold it. */
export const NewOpeningOnSmallPhone = meta.story({
  globals: onSmallPhone,
  render: () => <ScreenAt path={newMarenChat} />,
  play: async () => {
    await expect(await screen.findByText(/Forty years that light has burned/)).toBeVisible();
    await isOneLineOf(await screen.findByRole("group", { name: "Message actions" }), [
      "Previous version",
      "Next version",
      "Copy",
    ]);
  },
});

/** By keyboard an older row's bar is fully visible too, however short the message is. */
export const OlderRowOnSmallPhone = meta.story({
  globals: onSmallPhone,
  parameters: {
    change(backend: Backend) {
      withVersions(12)(backend);
      const { messages } = backend.context.state;
      const opening = messages.get("message-light-1");
      if (opening === undefined) throw new Error("the world has no such message");
      messages.put({ ...opening, alternates: opening.alternates.map((one) => ({ ...one, content: "“Hm.”" })) });
    },
  },
  play: async () => {
    await lastBar();
    const [opening, mine] = await rows();
    opening?.focus();
    await isOneLineOf(await within(opening as HTMLElement).findByRole("group", { name: "Message actions" }), [
      "Previous version",
      "Next version",
      "Edit",
      "Copy",
      "More actions",
    ]);
    mine?.focus();
    await isOneLineOf(await within(mine as HTMLElement).findByRole("group", { name: "Message actions" }), [
      "Edit",
      "Copy",
      "More actions",
    ]);
  },
});
