import { screen, within } from "storybook/test";
import { type DialogProps, openDialog } from "#src/client-state/dialogs.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { chooseInMenu } from "./conversation-steps.ts";
import { userEvent } from "./hand.ts";

/** The dialog is there and has taken the focus: taken later, it would take it from what a story has focused. */
async function opened() {
  const dialog = await screen.findByRole("dialog", { name: "Settings" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** Opens the settings at a tab, over the current page. Returns queries within the dialog. */
export async function openSettings(tab: NonNullable<DialogProps["settings"]["tab"]> = "profile") {
  await screen.findByRole("button", { name: "Account" });
  openDialog("settings", { tab });
  return opened();
}

/** The same through the account menu. */
export async function openSettingsFromMenu() {
  await userEvent.click(await screen.findByRole("button", { name: "Account" }));
  await chooseInMenu("Settings");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  return opened();
}

/** A press in the middle of the button reaches it, and nothing that lies over it. */
export function isUnderPointer(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

/** Opens the Preferences tab once its rows have come. */
export async function openPreferences() {
  const settings = await openSettings("preferences");
  await settings.findByRole("switch", { name: "Streaming" });
  return settings;
}
