import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";

const key = "app.draft.user-wren.profile";

const meta = preview.meta({
  title: "Dialogs/Settings/Profile draft",
  parameters: { world: "creator", stored: { [key]: JSON.stringify(JSON.stringify({ description: "Half a bio" })) } },
  render: () => <ScreenAt path="/terms" />,
});

/** Unsaved changes of an earlier visit are restored over the saved values, until discarded (GAP-107). */
export const Kept = meta.story({
  play: async () => {
    const settings = await openSettings();
    const bodies = listenToRequests();
    await expect(await settings.findByLabelText("Creator bio")).toHaveValue("Half a bio");
    await expect(settings.getByText("Your draft of before is here again.")).toBeVisible();
    await userEvent.type(await settings.findByLabelText("Creator bio"), "graphy");
    await userEvent.click(await settings.findByRole("button", { name: "Save Changes" }));
    await expect(await screen.findByText("Profile updated successfully")).toBeVisible();
    await expect(bodies("/api/v1/user/profile")).toEqual([{ description: "Half a biography" }]);
    await expect(localStorage.getItem(key)).toBeNull();

    await userEvent.type(await settings.findByLabelText("Creator bio"), "!");
    await waitFor(() => expect(localStorage.getItem(key)).toContain("biography!"));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(localStorage.getItem(key)).toBeNull();
  },
});
