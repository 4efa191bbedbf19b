import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { brokenBy, chooseInMenu, marenThread } from "#src/test-support/conversation-steps.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";

const meta = preview.meta({
  title: "Dialogs/Report character",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

async function ask() {
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await chooseInMenu("Report this Character");
  return within(await screen.findByRole("alertdialog", { name: "Report this Character" }));
}
const isGone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

/** Asks first; Cancel has focus (REPORT-01). */
export const Confirm = meta.story({
  play: async () => {
    const dialog = await ask();
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      /Maren Holloway as written, not at your conversation/,
    );
    await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await isGone();
    await expect(screen.queryByText(/successfully reported/)).toBeNull();
    await waitFor(() => expect(screen.getByRole("button", { name: "More" })).toHaveFocus());
  },
});

export const Sending = meta.story({
  parameters: { faults: brokenBy("reportCharacter", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await ask();
    await userEvent.click(await dialog.findByRole("button", { name: "Report" }));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
});

export const Success = meta.story({
  play: async () => {
    await userEvent.click((await ask()).getByRole("button", { name: "Report" }));
    await expect(await screen.findByText("Character Maren Holloway successfully reported")).toBeVisible();
    await isGone();
    // A repeated report succeeds in the same way (GAP-68).
    await userEvent.click((await ask()).getByRole("button", { name: "Report" }));
    await isGone();
    await expect(screen.queryByRole("alert")).toBeNull();
  },
});

/** Shows the specification's text (RES-29) and closes (GAP-113). */
export const Failed = meta.story({
  parameters: { faults: brokenBy("reportCharacter", { status: 500, times: 1 }) },
  play: async () => {
    const dialog = await ask();
    await userEvent.click(await dialog.findByRole("button", { name: "Report" }));
    await expect(await screen.findByText("Can't able to delete the Character Now,Try sometime later!!!")).toBeVisible();
    await isGone();
    await userEvent.click((await ask()).getByRole("button", { name: "Report" }));
    await expect(await screen.findByText("Character Maren Holloway successfully reported")).toBeVisible();
  },
});

/** No request without a variant id (REPORT-02). */
export const NoVariantId = meta.story({
  name: "No variant id",
  render: function Render() {
    const [client] = useState(makeQueryClient);
    return (
      <QueryClientProvider client={client}>
        <StoryFrame>
          <ReportDialog
            characterId="char-maren-holloway"
            characterName="Maren Holloway"
            variantId=""
            onClose={closed}
          />
        </StoryFrame>
      </QueryClientProvider>
    );
  },
  play: async () => {
    closed.mockClear();
    await userEvent.click(await screen.findByRole("button", { name: "Report" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("no variant of this character is in use");
    await expect(screen.getByRole("alertdialog")).not.toHaveAttribute("aria-busy");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await expect(closed).toHaveBeenCalledOnce();
  },
});
const closed = fn();
