import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { press } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({ title: "Pages/Admin details", parameters: { world: "admin" } });

const patient = { timeout: 20_000 };

const banning = held("banUser");

/** While it runs nothing closes the dialog, Cancel neither (GAP-113). */
export const BanRunning = meta.story({
  name: "Ban running",
  parameters: { change: banning.begin },
  render: () => <ScreenAt path="/admin/users?q=tidewrack" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose tidewrack" }, patient));
    await userEvent.click(await screen.findByRole("button", { name: "Ban…" }, patient));
    const dialog = within(await screen.findByRole("dialog", { name: "Ban tidewrack?" }, patient));
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Scam");
    await press(dialog.getByRole("button", { name: "Ban" }));
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Cancel" })).toHaveAttribute("aria-disabled", "true"),
    );
    banning.end();
    await expect(await screen.findByText("1 person banned", {}, patient)).toBeVisible();
  },
});

const savingBadge = held("editBadge");

/** While it is saved nothing closes the dialog (GAP-113); Cancel closes it without a question. */
export const BadgeSaving = meta.story({
  name: "Badge saving",
  parameters: { change: savingBadge.begin },
  render: () => <ScreenAt path="/admin/badges?sort=most" />,
  play: async () => {
    const open = async () => {
      await userEvent.click(await screen.findByRole("button", { name: "Edit Night owl" }, patient));
      return within(await screen.findByRole("dialog", { name: "Edit Night owl" }, patient));
    };
    const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    let dialog = await open();
    await userEvent.type(dialog.getByLabelText(/^Name/), "s");
    await press(dialog.getByRole("button", { name: "Cancel" }));
    await isGone();
    dialog = await open();
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue("Night owl");
    await userEvent.type(dialog.getByLabelText(/^Name/), "s");
    await press(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Cancel" })).toHaveAttribute("aria-disabled", "true"),
    );
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    savingBadge.end();
    await isGone();
    await expect(await screen.findByRole("button", { name: "Edit Night owls" }, patient)).toBeVisible();
  },
});

/** Drawn for a dark picture, decorations stand on a dark ground in a light theme, too. */
export const DecorationsInLight = meta.story({
  name: "Decorations in light",
  globals: { theme: "lightModeTheme" },
  render: () => <ScreenAt path="/admin/decorations" />,
  play: async () => {
    const pictures = (await screen.findByRole("table", { name: "Decorations" }, patient)).querySelectorAll("img");
    await expect(pictures).toHaveLength(8);
    for (const picture of pictures)
      await expect(getComputedStyle(picture).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  },
});
