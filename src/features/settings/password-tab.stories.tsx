import { screen } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import { sha256 } from "#mocks/backend/sha256.ts";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy, withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { isUnderPointer, openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile, toastsStay } from "#src/test-support/story-steps.tsx";

const known = "quiet-harbour-9";

const meta = preview.meta({
  title: "Dialogs/Settings/Password",
  parameters: {
    world: "free",
    change: (backend: Backend) => withUser({ passwordHash: `plain$${sha256(known)}` })(backend),
  },
  render: () => <ScreenAt path="/terms" />,
});

const path = "/api/v1/auth/password";
type Settings = Awaited<ReturnType<typeof openSettings>>;
const opened = async () => {
  const settings = await openSettings("password");
  await settings.findByLabelText(/^Current password/);
  return settings;
};
const update = (settings: Settings) => settings.getByRole("button", { name: "Update" });
async function fill(settings: Settings, current: string, next: string, confirm = next) {
  const type = async (label: RegExp, text: string) => {
    await userEvent.clear(await settings.findByLabelText(label));
    if (text !== "") await userEvent.type(await settings.findByLabelText(label), text);
  };
  await type(/^Current password/, current);
  await type(/^New password/, next);
  await type(/^Confirm password/, confirm);
}

/** No request without the current password (SET-PWD-03, RES-16). */
export const Empty = meta.story({
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await expect(update(settings)).toHaveAttribute("aria-disabled", "true");
    await fill(settings, "", "quiet-again-9");
    await expect(update(settings)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(update(settings));
    await userEvent.type(await settings.findByLabelText(/^Confirm password/), "{Enter}");
    await expect(bodies(path)).toEqual([]);
  },
});

export const Ready = meta.story({
  play: async () => {
    const settings = await opened();
    await fill(settings, known, "quiet-again-9");
    await expect(update(settings)).not.toHaveAttribute("aria-disabled");
    await expect(settings.getByLabelText(/^New password/)).toHaveAttribute("type", "password");
    await userEvent.click(settings.getAllByRole("button", { name: "Show password" })[1]!);
    await expect(settings.getByLabelText(/^New password/)).toHaveAttribute("type", "text");
  },
});

/** The error is at its field, without a request (SET-PWD-04). */
export const Mismatch = meta.story({
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await fill(settings, known, "quiet-again-9", "quiet-again-8");
    await userEvent.click(update(settings));
    await expect(await settings.findByRole("alert")).toHaveTextContent(
      /^Confirm password does not match the NewPassword\.$/,
    );
    await waitFor(() => expect(settings.getByLabelText(/^Confirm password/)).toHaveFocus());
    await expect(bodies(path)).toEqual([]);
    // Corrected in either field, the error goes.
    await userEvent.type(await settings.findByLabelText(/^New password/), "{Backspace}8");
    await waitFor(() => expect(settings.queryByRole("alert")).toBeNull());
    await userEvent.type(await settings.findByLabelText(/^Confirm password/), "{Backspace}9");
    await expect(await settings.findByRole("alert")).toBeVisible();
    await userEvent.type(await settings.findByLabelText(/^Confirm password/), "{Backspace}8");
    await waitFor(() => expect(settings.queryByRole("alert")).toBeNull());
  },
});

export const At32 = meta.story({
  name: "At 32",
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await fill(settings, known, "x".repeat(33));
    await userEvent.click(update(settings));
    await waitFor(() => expect(settings.getAllByRole("alert")).toHaveLength(2));
    await expect(bodies(path)).toEqual([]);
    await fill(settings, known, "x".repeat(32));
    await userEvent.click(update(settings));
    await screen.findByText("Password updated successfully.");
    await expect(bodies(path)).toEqual([{ currentPassword: known, newPassword: "x".repeat(32) }]);
  },
});

export const Busy = meta.story({
  parameters: { faults: brokenBy("changePassword", { delayMs: Infinity }) },
  play: async () => {
    const settings = await opened();
    const bodies = listenToRequests();
    await fill(settings, known, "quiet-again-9");
    await userEvent.dblClick(update(settings));
    await waitFor(() => expect(update(settings)).toHaveAttribute("aria-busy", "true"));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await expect(bodies(path)).toHaveLength(1);
  },
});

export const Success = meta.story({
  play: async () => {
    const settings = await opened();
    await fill(settings, known, "quiet-again-9");
    await userEvent.click(update(settings));
    await expect(await screen.findByText("Password updated successfully.")).toBeVisible();
    for (const label of [/^Current password/, /^New password/, /^Confirm password/])
      await waitFor(() => expect(settings.getByLabelText(label)).toHaveValue(""));
    // Nothing is unsaved any more.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** The provider's message takes precedence, and the typed text stays (SET-PWD-05). */
export const ProviderError = meta.story({
  name: "Provider error",
  play: async () => {
    const settings = await opened();
    await fill(settings, known, "short");
    await userEvent.click(update(settings));
    await expect(await screen.findByText("Password must have at least 8 characters")).toBeVisible();
    await expect(settings.getByLabelText(/^Current password/)).toHaveValue(known);
    await expect(settings.getByLabelText(/^New password/)).toHaveValue("short");
  },
});

export const WrongCurrentPassword = meta.story({
  name: "Wrong current password",
  parameters: { faults: brokenBy("changePassword", { status: 500, body: "", times: 1 }) },
  play: async () => {
    const settings = await opened();
    await fill(settings, "wrong-harbour", "quiet-again-9");
    await userEvent.click(update(settings));
    await expect(await screen.findByText("Current Password not correct, Please try again.")).toBeVisible();
    await expect(settings.getByLabelText(/^Current password/)).toHaveValue("wrong-harbour");
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const settings = await opened();
    await expect(settings.getByLabelText(/^Confirm password/)).toBeVisible();
    await expect(update(settings).getBoundingClientRect().width).toBeGreaterThan(300);
  },
});

/** Why it failed is told above the button for the next try, also after other tabs had buttons of their own. */
export const FailedOnAPhone = meta.story({
  name: "Failed on a phone",
  globals: onMobile,
  beforeEach: toastsStay,
  play: async () => {
    const settings = await openSettings("profile");
    await settings.findByRole("button", { name: "Save Changes" });
    await userEvent.click(settings.getByRole("tab", { name: "Password" }));
    await settings.findByLabelText(/^Current password/);
    await fill(settings, "not-the-password", "quiet-again-9");
    await userEvent.click(update(settings));
    await expect(await screen.findByText("Current Password not correct, Please try again.")).toBeVisible();
    await waitFor(() => expect(isUnderPointer(update(settings))).toBe(true));
  },
});
