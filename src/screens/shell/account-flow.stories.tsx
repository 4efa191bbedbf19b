import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { chooseInMenu } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openSettingsFromMenu } from "#src/test-support/settings-steps.ts";
import {
  fillIn,
  knownEmail,
  knownPassword,
  passBotCheck,
  press,
  withKnownAccount,
} from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Flows/Account",
  parameters: {
    world: "creator",
    change: withKnownAccount,
    stored: {
      "app.theme": "roseTheme",
      "app.font": "caveat",
      "app.drawer": "true",
      "app.draft.user-wren.thread-1": '"unsent"',
      "other.thing": "stays",
    },
  },
  render: () => <ScreenAt path="/home" />,
});

/** Signed out, no user data left in this browser, and the default theme (TRAP-10). */
async function isClear() {
  await expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(["other.thing"]));
  await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "dark"));
  await expect(document.documentElement).toHaveAttribute("data-font", "satoshi");
}
async function trySignIn() {
  await fillIn("E-mail", knownEmail);
  await fillIn("Password", knownPassword);
  await passBotCheck();
  await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
}

/** After logout no data is left in the browser; after signing in again the account's data is back (TOP-15 to TOP-19). */
export const LogoutClears = meta.story({
  name: "Logout clears",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Account" }));
    await chooseInMenu("Logout");
    await isClear();
    await trySignIn();
    await expect(await screen.findByText(/^Previously, with/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Account" })).toBeVisible();
  },
});

/** Deletes the account from the menu: signed out, and the password no longer works (DEL-01 to DEL-06). */
export const DeleteAccount = meta.story({
  name: "Delete account",
  play: async () => {
    const settings = await openSettingsFromMenu();
    await userEvent.click(await settings.findByRole("button", { name: "Delete Account" }));
    const question = within(await screen.findByRole("dialog", { name: "Delete Account" }));
    await userEvent.type(await question.findByLabelText(/^Type your username to confirm/), "wren_after_dark");
    await press(await question.findByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("Account deleted successfully. Redirecting...")).toBeVisible();
    await isClear();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await trySignIn();
    await expect(await screen.findByText("Email or password is not correct")).toBeVisible();
  },
});
