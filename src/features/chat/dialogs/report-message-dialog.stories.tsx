import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { openDialog } from "#src/client-state/dialogs.ts";
import { brokenBy, marenThread } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { held } from "#src/test-support/lasting-faults.ts";
import { press } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Report message",
  parameters: { world: "free" },
  render: () => <ScreenAt path={marenThread} />,
});

const patient = { timeout: 20_000 };

async function ask() {
  await screen.findByRole("log", {}, patient);
  openDialog("reportMessage", { messageId: "message-light-3" });
  return within(await screen.findByRole("dialog", { name: "Report this message" }, patient));
}

export const Default = meta.story({
  play: async () => {
    const dialog = await ask();
    await press(dialog.getByRole("button", { name: "Report" }));
    await expect(await dialog.findByText("Choose a reason.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox"), "rude");
    await userEvent.type(dialog.getByRole("textbox"), "Mean for no reason");
    await press(dialog.getByRole("button", { name: "Report" }));
    await expect(await screen.findByText("Reported. Thank you.", {}, patient)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
  },
});

/** What was written stays. */
export const Failed = meta.story({
  parameters: { faults: brokenBy("reportMessage", { status: 500, times: 1 }) },
  play: async () => {
    const dialog = await ask();
    await userEvent.selectOptions(dialog.getByRole("combobox"), "scam");
    await userEvent.type(dialog.getByRole("textbox"), "My card");
    await press(dialog.getByRole("button", { name: "Report" }));
    await expect(await dialog.findByText("The report could not be sent. Please try again.", {}, patient)).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveValue("My card");
    await press(dialog.getByRole("button", { name: "Report" }));
    await expect(await screen.findByText("Reported. Thank you.", {}, patient)).toBeVisible();
  },
});

const sending = held("reportMessage");

/** Until there is an answer nothing closes the dialog, as the report could no longer be taken back. */
export const Sending = meta.story({
  parameters: { change: sending.begin },
  play: async () => {
    const dialog = await ask();
    await userEvent.selectOptions(dialog.getByRole("combobox"), "rude");
    await press(dialog.getByRole("button", { name: "Report" }));
    for (const name of ["Cancel", "Close"])
      await expect(dialog.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog", { name: "Report this message" })).toHaveAttribute("data-state", "open");
    sending.end();
    await expect(await screen.findByText("Reported. Thank you.", {}, patient)).toBeVisible();
  },
});
