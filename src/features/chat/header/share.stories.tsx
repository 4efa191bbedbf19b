import { fn, screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { marenThread } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { hasScreen } from "#src/test-support/screens.ts";

const share = fn<(data: ShareData) => Promise<void>>();
const writeText = fn<(text: string) => Promise<void>>();

/** Adds or removes the browser's share sheet, and mocks the clipboard. */
function browserWith(canShare: boolean) {
  return () => {
    const before = Object.getOwnPropertyDescriptor(navigator, "share");
    share.mockReset().mockResolvedValue();
    writeText.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, "share", { value: canShare ? share : undefined, configurable: true });
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    return () => {
      delete (navigator as { clipboard?: unknown }).clipboard;
      if (before === undefined) delete (navigator as { share?: unknown }).share;
      else Object.defineProperty(navigator, "share", before);
    };
  };
}

const meta = preview.meta({
  title: "Dialogs/Share",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const press = async () => userEvent.click(await screen.findByRole("button", { name: "Share" }));
/** Shares the character's link, which must work, and never the thread's (GAP-73). */
async function isCharactersLink(url: string | undefined) {
  const { origin, pathname, search } = new URL(url ?? "");
  await expect(origin).toBe(location.origin);
  await expect(pathname).toMatch(/^\/(character|conversation)\/char-maren-holloway$/);
  await expect(search).toBe("");
  await expect(hasScreen(pathname)).toBe(true);
}

export const SystemSheet = meta.story({
  name: "System sheet",
  beforeEach: browserWith(true),
  play: async () => {
    await press();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const shared = share.mock.calls[0]?.[0];
    await expect(shared?.title).toBe("Maren Holloway");
    await isCharactersLink(shared?.url);
    // Closing the sheet is an answer: nothing is copied.
    share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
    await press();
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByText("Link copied")).toBeNull();
  },
});

export const LinkCopied = meta.story({
  name: "Link copied",
  beforeEach: browserWith(false),
  play: async () => {
    await press();
    await expect(await screen.findByText("Link copied")).toBeVisible();
    await isCharactersLink(writeText.mock.calls[0]?.[0]);
  },
});

/** If the system refuses the sheet the link is copied; a refused clipboard shows an error. */
export const Refused = meta.story({
  beforeEach: browserWith(true),
  play: async () => {
    share.mockRejectedValue(new DOMException("not now", "NotAllowedError"));
    writeText.mockRejectedValueOnce(new DOMException("not here", "NotAllowedError"));
    await press();
    await expect(await screen.findByText("Copying is not allowed here")).toBeVisible();
    await press();
    await expect(await screen.findByText("Link copied")).toBeVisible();
  },
});
