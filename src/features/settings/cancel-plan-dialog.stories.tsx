import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onPro } from "#src/test-support/plan-steps.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { press } from "#src/test-support/story-steps.tsx";
import { openSettings } from "#src/test-support/settings-steps.ts";

const meta = preview.meta({
  title: "Dialogs/Cancel plan",
  parameters: { world: "free", change: onPro("ACTIVE") },
  render: () => <ScreenAt path="/terms" />,
});

const path = "/api/v1/subscription/cancel";

async function ask() {
  await openSettings("subscription");
  await press(await screen.findByRole("button", { name: "Cancel Plan" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancel your plan?" }));
  await waitFor(() => expect(question.getByRole("button", { name: "Keep Plan" })).toHaveFocus());
  return question;
}
const isGone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

/** The safe answer has focus; the question says what is kept until when (SET-SUB-09). */
export const Confirm = meta.story({
  play: async () => {
    const sent = listenToRequests();
    const question = await ask();
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      "It stays yours until 11 December 2026. After that you are on the free plan.",
    );
    await waitFor(() => expect(question.getByRole("button", { name: "Keep Plan" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await isGone();
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel Plan" })).toHaveFocus());
    await expect(sent(path)).toEqual([]);
  },
});

/** While the request is pending nothing closes, and a second press does nothing (SET-SUB-10, GAP-113). */
export const Waiting = meta.story({
  parameters: { faults: brokenBy("cancelSubscription", { delayMs: Infinity }) },
  play: async () => {
    const sent = listenToRequests();
    const question = await ask();
    await userEvent.dblClick(await question.findByRole("button", { name: "Cancel Plan" }));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveAttribute("aria-busy", "true"));
    await expect(question.getByText("Cancelling your plan")).toBeInTheDocument();
    await userEvent.click(await question.findByRole("button", { name: "Keep Plan" }));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await expect(sent(path)).toHaveLength(1);
  },
});

/** Sends two different ids, both of the user's subscription (API-02, TRAP-50); then the tab shows the end date. */
export const Success = meta.story({
  play: async () => {
    const sent = listenToRequests();
    const question = await ask();
    await press(await question.findByRole("button", { name: "Cancel Plan" }));
    await expect(await screen.findByText("Your plan has been successfully cancelled")).toBeVisible();
    await isGone();
    await expect(sent(path)).toEqual([{ subscriptionId: "plan-pro", userSubscriptionId: "sub-user-mara" }]);
    await expect(screen.getByText("Ends on")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Cancel Plan" })).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { faults: brokenBy("cancelSubscription", { status: 500, times: 1 }) },
  play: async () => {
    const question = await ask();
    await press(await question.findByRole("button", { name: "Cancel Plan" }));
    await expect(await screen.findByText("Something went wrong. Please try again later.")).toBeVisible();
    await isGone();
    // Unchanged, and can be tried again.
    await expect(screen.getByText("Next payment")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Cancel Plan" })).toBeVisible();
  },
});
