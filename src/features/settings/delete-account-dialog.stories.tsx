import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { fn, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";
import { packingStore } from "#src/client-state/packing.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

const meta = preview.meta({
  title: "Dialogs/Delete account",
  parameters: { world: "free" },
  beforeEach: () => {
    packingStore.set({ state: "idle" });
  },
  render: () => <ScreenAt path="/terms" />,
});

const path = "/api/v1/user/delete";
const field = /^Type your username to confirm/;

async function ask() {
  const settings = await openSettings();
  await userEvent.click(await settings.findByRole("button", { name: "Delete Account" }));
  return within(await screen.findByRole("dialog", { name: "Delete Account" }));
}
type Asked = Awaited<ReturnType<typeof ask>>;
const remove = (asked: Asked) => asked.getByRole("button", { name: "Delete" });

/** Says first what will be deleted; Cancel returns to the settings (DEL-01). */
export const Empty = meta.story({
  play: async () => {
    const asked = await ask();
    await expect(asked.getByText("Your plan is cancelled.")).toBeVisible();
    await expect(remove(asked)).toHaveAttribute("aria-disabled", "true");
    await expect(asked.queryByRole("alert")).toBeNull();
    await userEvent.click(await asked.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Delete Account" })).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete Account" })).toHaveFocus());
  },
});

/** Before it is gone for good, the way to what packs everything; not once that is done. */
export const ToMyData = meta.story({
  name: "To My data",
  play: async () => {
    const asked = await ask();
    await userEvent.click(await asked.findByRole("button", { name: "Go to My data" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Delete Account" })).toBeNull());
    const settings = within(screen.getByRole("dialog", { name: "Settings" }));
    await expect(settings.getByRole("tab", { name: "My data" })).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(settings.getByRole("tab", { name: "My data" })).toHaveFocus());
    await userEvent.click(await settings.findByRole("button", { name: "Pack everything" }));
    await expect(await settings.findByRole("button", { name: "Download" }, { timeout: 20_000 })).toBeVisible();
    await userEvent.click(settings.getByRole("button", { name: "Delete Account" }));
    const again = within(await screen.findByRole("dialog", { name: "Delete Account" }));
    await expect(again.getByText("Your plan is cancelled.")).toBeVisible();
    await expect(again.queryByRole("button", { name: "Go to My data" })).toBeNull();
  },
});

/** The name must match exactly, including case and spaces (DEL-02, DEL-03, TRAP-37). */
export const Mismatch = meta.story({
  play: async () => {
    const asked = await ask();
    const bodies = listenToRequests();
    for (const wrong of ["mara", "Mara ", " Mara", "Marac"]) {
      await userEvent.clear(await asked.findByLabelText(field));
      await userEvent.type(await asked.findByLabelText(field), wrong);
      await expect(await asked.findByRole("alert")).toHaveTextContent(/^Username does not match$/);
      await expect(remove(asked)).toHaveAttribute("aria-disabled", "true");
      await userEvent.keyboard("{Enter}");
    }
    // No error while typing, only on blur.
    await userEvent.clear(await asked.findByLabelText(field));
    await userEvent.type(await asked.findByLabelText(field), "Mar");
    await expect(asked.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    await expect(await asked.findByRole("alert")).toHaveTextContent("Username does not match");
    await userEvent.click(remove(asked));
    await expect(bodies(path)).toEqual([]);
  },
});

export const Match = meta.story({
  play: async () => {
    const asked = await ask();
    await userEvent.type(await asked.findByLabelText(field), "Mara");
    await waitFor(() => expect(remove(asked)).not.toHaveAttribute("aria-disabled"));
    await expect(asked.queryByRole("alert")).toBeNull();
  },
});

export const Deleting = meta.story({
  parameters: { faults: brokenBy("deleteUser", { delayMs: Infinity }) },
  play: async () => {
    const asked = await ask();
    const bodies = listenToRequests();
    await userEvent.type(await asked.findByLabelText(field), "Mara");
    await waitFor(() => expect(remove(asked)).not.toHaveAttribute("aria-disabled"));
    await userEvent.dblClick(remove(asked));
    await waitFor(() => expect(remove(asked)).toHaveAttribute("aria-busy", "true"));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await asked.findByRole("button", { name: "Cancel" }));
    await expect(screen.getByRole("dialog", { name: "Delete Account" })).toBeVisible();
    await expect(bodies(path)).toEqual([{ confirmDelete: true }]);
  },
});

/** The toast survives the redirect to sign-in, and no account data stays in this browser (DEL-04 to DEL-06, GAP-43). */
export const Success = meta.story({
  parameters: { stored: { "app.theme": "roseTheme", "app.draft.user-mara.thread-1": '"unsent"' } },
  play: async () => {
    const asked = await ask();
    await userEvent.type(await asked.findByLabelText(field), "Mara");
    await waitFor(() => expect(remove(asked)).not.toHaveAttribute("aria-disabled"));
    await userEvent.type(await asked.findByLabelText(field), "{Enter}");
    await expect(await screen.findByText("Account deleted successfully. Redirecting...")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(screen.getByText("Account deleted successfully. Redirecting...")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(Object.keys(localStorage).filter((key) => /app\.(draft|theme|session)/.test(key))).toEqual([]);
  },
});

/** The dialog shows the error, without a toast, and links to support (DEL-07, DEL-08). */
export const FailedWithSupportLink = meta.story({
  name: "Failed with support link",
  parameters: { faults: brokenBy("deleteUser", { status: 500, message: "Database is on fire" }) },
  render: function Render() {
    const [client] = useState(makeQueryClient);
    return (
      <QueryClientProvider client={client}>
        <StoryFrame>
          <DeleteAccountDialog userName="Mara" onClose={closed} />
        </StoryFrame>
      </QueryClientProvider>
    );
  },
  play: async () => {
    closed.mockClear();
    await userEvent.type(await screen.findByLabelText(field), "Mara");
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete" })).not.toHaveAttribute("aria-disabled"));
    await userEvent.type(await screen.findByLabelText(field), "{Enter}");
    const failed = within(await screen.findByRole("dialog", { name: "Delete Account" }));
    await expect(await failed.findByText("Sorry, there's an error with the account deletion process.")).toBeVisible();
    await expect(failed.getByRole("link", { name: /^Need help\? Contact us in the support chat\./ })).toHaveAttribute(
      "href",
      "/help#support",
    );
    await expect(screen.getAllByText(/error with the account deletion/)).toHaveLength(1);
    await expect(screen.queryByText(/on fire/)).toBeNull();
    await expect(failed.queryByRole("button", { name: "Delete" })).toBeNull();
    await userEvent.click(failed.getAllByRole("button", { name: "Close" })[0]!);
    await expect(closed).toHaveBeenCalledOnce();
  },
});
const closed = fn();

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const asked = await ask();
    const sheet = screen.getByRole("dialog", { name: "Delete Account" });
    // After its entry animation.
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(844));
    await expect(asked.getByRole("button", { name: "Delete" })).toBeVisible();
  },
});
