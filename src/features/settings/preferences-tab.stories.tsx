import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy, withUser } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { failing, held, type LastingFault } from "#src/test-support/lasting-faults.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openPreferences, openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Settings/Preferences",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

/** Calls that wait until the story has seen what the page shows meanwhile. */
const refusingChat = held("updateChatPreferences", { status: 500 });
const savingUser = held("editUser");
const refusingUser = held("editUser", { status: 503 });
const refusingCount = held("toggleMessageCount", { status: 500 });
const refusingLegacy = held("updateLegacyPage", { status: 500 });

const paths = {
  chat: "/api/v1/user/chat-preferences",
  edit: "/api/v1/user/edit",
  count: "/api/v1/user/creator-preferences/toggle-message-count",
  legacy: "/api/v1/user/creator-preferences/legacy-page",
  sync: "/api/v1/aiModel/sync-preferences",
};

const isSaid = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

/** Toggles a switch and looks before its request is answered: optimistic, a second press does nothing (GAP-114, F14). */
async function turn(name: string, path: string, body: unknown) {
  const settings = await openPreferences();
  const heard = listenToRequests();
  // Do not count reads of the same address.
  const sent = () => heard(path).filter((given) => body === null || given !== null);
  const control = await settings.findByRole<HTMLInputElement>("switch", { name });
  const was = control.checked;
  control.focus();
  await userEvent.click(control);
  await waitFor(() => expect(control.checked).toBe(!was));
  await waitFor(() => expect(control).toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(control);
  await expect(control.checked).toBe(!was);
  await waitFor(() => expect(control).toHaveFocus());
  await expect(sent()).toEqual([body]);
  return { control, was, sent };
}

/** The same, then the server refuses: the switch is rolled back and the row's error shown. */
async function reverts(saving: LastingFault, name: string, path: string, body: unknown, text: string) {
  const { control, was, sent } = await turn(name, path, body);
  saving.end();
  await isSaid(text);
  await waitFor(() => expect(control.checked).toBe(was));
  await waitFor(() => expect(control).not.toHaveAttribute("aria-disabled"));
  await waitFor(() => expect(control).toHaveFocus());
  await expect(sent()).toEqual([body]);
}

/** All settings of a user who publishes nothing, and the interests (SET-PREF-02 to SET-PREF-12, SET-PREF-15). */
export const Default = meta.story({
  play: async () => {
    const settings = await openPreferences();
    for (const name of ["Streaming", "Auto-send pictures", "NSFW", "View NSFW"])
      await expect(settings.getByRole("switch", { name })).toBeInTheDocument();
    const named = (name: string) => within(settings.getByRole("group", { name }));
    const labelsOf = (name: string) =>
      named(name)
        .getAllByRole("radio")
        .map((radio) => radio.closest("label")?.textContent);
    await expect(labelsOf("Background image")).toEqual(["HIDE", "SHOW", "SHOW AND BLUR LOW", "SHOW AND BLUR HIGH"]);
    await expect(named("Background image").getByRole("radio", { name: "SHOW" })).toBeChecked();
    await expect(labelsOf("Overlay strength")).toEqual(["Off", "25%", "50%", "75%"]);
    await expect(named("Overlay strength").getByRole("radio", { name: "50%" })).toBeChecked();
    await expect(named("Font").getAllByRole("radio")).toHaveLength(8);
    await expect(settings.getByRole("combobox", { name: "Homepage" })).toHaveTextContent("Default");
    await expect(await settings.findByRole("textbox", { name: "Ignored creators" })).toBeInTheDocument();
    await userEvent.click(await settings.findByRole("button", { name: "Choose Interests" }));
    await expect(await screen.findByRole("dialog", { name: /interests/i })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(settings.getByRole("button", { name: "Choose Interests" })).toHaveFocus());
  },
});

/** Creators have two more (SET-PREF-13, SET-PREF-14). */
export const Creator = meta.story({
  parameters: { world: "creator" },
  play: async () => {
    const settings = await openPreferences();
    const sent = listenToRequests();
    const legacy = await settings.findByRole<HTMLInputElement>("switch", { name: "Legacy creator page" });
    const count = await settings.findByRole<HTMLInputElement>("switch", { name: "Message count on your profile" });
    const before = { legacy: legacy.checked, count: count.checked };
    await userEvent.click(legacy);
    await waitFor(() => expect(sent(paths.legacy)).toContainEqual({ useLegacyCreatorPage: !before.legacy }));
    await userEvent.click(count);
    await waitFor(() => expect(count).not.toHaveAttribute("aria-disabled"));
    await expect(legacy.checked).toBe(!before.legacy);
    await expect(count.checked).toBe(!before.count);
    // The call has no body: the server toggles its own state.
    await expect(sent(paths.count)).toEqual([null]);
  },
});

export const NotACreator = meta.story({
  name: "Not a creator",
  play: async () => {
    const settings = await openPreferences();
    await settings.findByRole("textbox", { name: "Ignored creators" });
    await expect(settings.queryByRole("heading", { name: "Your creator page" })).toBeNull();
    await expect(settings.queryByRole("switch", { name: "Legacy creator page" })).toBeNull();
    await expect(settings.queryByRole("switch", { name: "Message count on your profile" })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getUserInfo", { delayMs: Infinity }) },
  play: async () => {
    const settings = await openSettings("preferences");
    await expect(await settings.findByText("Loading your preferences")).toBeInTheDocument();
    await expect(settings.queryByRole("switch")).toBeNull();
  },
});

/** Several parts of the page read the account: each of them fails until the story ends it. */
const unreadable = failing("getUserInfo");

export const Error = meta.story({
  parameters: { change: unreadable.begin },
  play: async () => {
    const settings = await openSettings("preferences");
    const alert = await settings.findByText("Your preferences did not load.");
    await expect(alert).toBeVisible();
    unreadable.end();
    await userEvent.click(await settings.findByRole("button", { name: "Try again" }));
    await expect(await settings.findByRole("switch", { name: "Streaming" })).toBeInTheDocument();
  },
});

const failed = "Failed to update preferences";

export const StreamingReverted = meta.story({
  name: "Streaming reverted",
  parameters: { change: refusingChat.begin },
  play: () => reverts(refusingChat, "Streaming", paths.chat, { streaming: false }, failed),
});

export const AutoSendPictureReverted = meta.story({
  name: "Auto-send picture reverted",
  parameters: { change: refusingChat.begin },
  play: () => reverts(refusingChat, "Auto-send pictures", paths.chat, { autoSendPicture: true }, failed),
});

/** Sent alone, without a toast (TRAP-48, RES-19). */
export const NsfwOn = meta.story({
  name: "NSFW on",
  parameters: { change: savingUser.begin },
  play: async () => {
    const { control } = await turn("NSFW", paths.edit, { NSFW: true });
    savingUser.end();
    await waitFor(() => expect(control).not.toHaveAttribute("aria-disabled"));
    await expect(control).toBeChecked();
    await expect(screen.getByRole("switch", { name: "View NSFW" })).not.toBeChecked();
    await expect(document.querySelector("[data-kind]")).toBeNull();
  },
});

export const NsfwReverted = meta.story({
  name: "NSFW reverted",
  parameters: { change: refusingUser.begin },
  play: () => reverts(refusingUser, "NSFW", paths.edit, { NSFW: true }, failed),
});

/** Can be turned off independently: the other mature setting stays (GAP-37). */
export const ViewNsfwDisabled = meta.story({
  name: "View NSFW disabled",
  parameters: {
    change: (backend: Backend) => {
      withUser({ NSFW: true, viewNSFW: true })(backend);
      savingUser.begin(backend);
    },
  },
  play: async () => {
    const { control } = await turn("View NSFW", paths.edit, { viewNSFW: false });
    savingUser.end();
    await waitFor(() => expect(control).not.toHaveAttribute("aria-disabled"));
    await expect(control).not.toBeChecked();
    await expect(screen.getByRole("switch", { name: "NSFW" })).toBeChecked();
  },
});

/** Never retried: the state is read instead (TRAP-47). */
export const MessageCountReverted = meta.story({
  name: "Message count reverted",
  parameters: { world: "creator", change: refusingCount.begin },
  play: () =>
    reverts(
      refusingCount,
      "Message count on your profile",
      paths.count,
      null,
      "Failed to update message count preference",
    ),
});

export const LegacyPageReverted = meta.story({
  name: "Legacy page reverted",
  parameters: { world: "creator", change: refusingLegacy.begin },
  play: () =>
    reverts(
      refusingLegacy,
      "Legacy creator page",
      paths.legacy,
      { useLegacyCreatorPage: true },
      "Failed to update legacy page preference",
    ),
});

const sync = async () => {
  const settings = await openPreferences();
  const button = settings.getByRole("button", { name: "Sync" });
  await userEvent.click(button);
  return button;
};

export const Syncing = meta.story({
  parameters: { faults: brokenBy("syncPreferences", { delayMs: Infinity }) },
  play: async () => {
    const sent = listenToRequests();
    const button = await sync();
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(button);
    await expect(sent(paths.sync)).toEqual([null]);
  },
});

/** One call without a body (SET-PREF-15). */
export const Synced = meta.story({
  play: async () => {
    const sent = listenToRequests();
    const button = await sync();
    await isSaid("Preferences synced successfully with older characters/chats");
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    await expect(sent(paths.sync)).toEqual([null]);
  },
});

export const SyncFailed = meta.story({
  name: "Sync failed",
  parameters: { faults: brokenBy("syncPreferences") },
  play: async () => {
    const button = await sync();
    await isSaid("Failed to sync preferences");
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: { world: "creator" },
  play: async () => {
    const settings = await openPreferences();
    await settings.findByRole("switch", { name: "Legacy creator page" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const panel = settings.getByRole("tabpanel", { name: "Preferences" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(390);
    for (const radio of within(settings.getByRole("group", { name: "Overlay strength" })).getAllByRole("radio"))
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** The row only counts the interests; the dialog shows the failed read each time (MSG-05). */
export const InterestsFailed = meta.story({
  name: "Interests failed",
  parameters: { faults: brokenBy("getUserCategories") },
  play: async () => {
    const settings = await openPreferences();
    await userEvent.click(await settings.findByRole("button", { name: /Interests/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Interests" }));
    await isSaid("Failed to load your preferences");
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByText("Failed to load your preferences")).toBeNull());
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    await isSaid("Failed to load your preferences");
  },
});
