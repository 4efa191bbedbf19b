import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { openSettings, openSettingsFromMenu } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Settings/Frame",
  parameters: { world: "creator" },
  render: () => <ScreenAt path="/terms" />,
});

const names = ["Profile", "Password", "Preferences", "Badges", "Subscription", "My data"];
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Settings" })).toBeNull());

/** The tabs in order (SET-01); focus returns to the account menu's button. */
export const Desktop = meta.story({
  play: async () => {
    const settings = await openSettingsFromMenu();
    await expect(settings.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(names);
    await expect(settings.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");
    await expect(await settings.findByLabelText(/^Username/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(screen.getByRole("button", { name: "Account" })).toHaveFocus());
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const settings = await openSettings("subscription");
    await expect(settings.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(settings.getByRole("tab", { name: "Subscription" })).toHaveAttribute("aria-selected", "true");
    await expect(screen.getByRole("dialog", { name: "Settings" }).getBoundingClientRect().width).toBe(390);
    // The strip shows the tab it was opened at.
    const isInView = ({ left, right }: DOMRect) => left >= 0 && right <= 390;
    await waitFor(() =>
      expect(isInView(settings.getByRole("tab", { name: "Subscription" }).getBoundingClientRect())).toBe(true),
    );
    await userEvent.click(await settings.findByRole("tab", { name: "Profile" }));
    await expect(await settings.findByLabelText(/^Username/)).toBeVisible();
    await userEvent.click(await settings.findByRole("button", { name: "Close" }));
    await isGone();
  },
});

/** Arrows move between tabs and select; Tab moves into the panel. */
export const TabByKeyboard = meta.story({
  name: "Tab by keyboard",
  play: async () => {
    const settings = await openSettings();
    await settings.findByLabelText(/^Username/);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Settings" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(settings.getByRole("tab", { name: "Profile" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(settings.getByRole("tab", { name: "Password" })).toHaveFocus());
    await expect(await settings.findByLabelText(/^Current password/)).toBeVisible();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(settings.getByRole("tab", { name: "My data" })).toHaveFocus());
    await userEvent.keyboard("{Home}{ArrowDown}");
    await waitFor(() => expect(settings.getByRole("tab", { name: "Password" })).toHaveFocus());
    await userEvent.tab();
    await expect(settings.getByRole("tabpanel", { name: "Password" })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});

/** Any way of closing asks once; typed text is kept in every tab (GAP-107). */
export const UnsavedChangesQuestion = meta.story({
  name: "Unsaved changes question",
  play: async () => {
    const settings = await openSettings();
    await userEvent.type(await settings.findByLabelText(/^Username/), "_2");
    await userEvent.click(await settings.findByRole("tab", { name: "Password" }));
    await settings.findByLabelText(/^Current password/);
    await userEvent.click(await settings.findByRole("tab", { name: "Profile" }));
    await expect(settings.getByLabelText(/^Username/)).toHaveValue("wren_after_dark_2");
    await userEvent.click(await settings.findByRole("button", { name: "Close" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Discard your changes?" }));
    await waitFor(() => expect(question.getByRole("button", { name: "Keep editing" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(settings.getByLabelText(/^Username/)).toHaveValue("wren_after_dark_2");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Discard changes" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await isGone();
    const again = await openSettings();
    await expect(await again.findByLabelText(/^Username/)).toHaveValue("wren_after_dark");
    await userEvent.keyboard("{Escape}");
    await isGone();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});
