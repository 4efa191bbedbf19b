import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onPro } from "#src/test-support/plan-steps.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Settings/Subscription",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/terms" />,
});

/** The plan's card. */
async function openTab() {
  await openSettings("subscription");
  return within(await screen.findByRole("region", { name: "Your plan" }));
}

export const Free = meta.story({
  play: async () => {
    const plan = await openTab();
    await expect(plan.getByRole("heading", { name: "Free" })).toBeVisible();
    await expect(plan.getByText("Credits renew")).toBeVisible();
    await expect(plan.getByText(/^on 1 \w+ \d{4}$/)).toBeVisible();
    await expect(await plan.findByText("50 left of 50")).toBeVisible();
    await expect(plan.queryByRole("button", { name: "Cancel Plan" })).toBeNull();
    // The link to the plans closes the settings.
    await userEvent.click(await plan.findByRole("link", { name: "Change Plan" }));
    await expect(await screen.findByRole("article", { name: "Pro" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Paid = meta.story({
  parameters: { change: onPro("ACTIVE") },
  play: async () => {
    const plan = await openTab();
    await expect(plan.getByRole("heading", { name: "Pro" })).toBeVisible();
    await expect(plan.getByText("$9.99 / month")).toBeVisible();
    await expect(plan.getByText("Next payment")).toBeVisible();
    await expect(plan.getByText("11 December 2026")).toBeVisible();
    await expect(plan.queryByText("Credits renew")).toBeNull();
    await expect(plan.getByRole("link", { name: "Change Plan" })).toHaveAttribute("href", "/subscription");
    await expect(plan.getByRole("button", { name: "Cancel Plan" })).toBeVisible();
  },
});

/** Cancelled: shows the end date, no payment, and no cancel button (SET-SUB-05, GAP-48). */
export const Pending = meta.story({
  parameters: { change: onPro("PENDING") },
  play: async () => {
    const plan = await openTab();
    await expect(plan.getByText("Ends on")).toBeVisible();
    await expect(plan.getByText("11 December 2026")).toBeVisible();
    await expect(plan.getByText(/You cancelled this plan. It is yours until 11 December 2026/)).toBeVisible();
    await expect(await plan.findByRole("link", { name: "Keep Pro" })).toHaveAttribute("href", "/subscription");
    await expect(plan.queryByText("Next payment")).toBeNull();
    await expect(plan.queryByRole("button", { name: "Cancel Plan" })).toBeNull();
  },
});

/** The end date of a cancelled plan has passed (GAP-48). */
export const PlanEnded = meta.story({
  name: "Plan ended",
  parameters: { change: onPro("PENDING", "2026-10-11T20:00:00.000Z") },
  play: async () => {
    const plan = await openTab();
    await expect(plan.getByRole("heading", { name: "Free" })).toBeVisible();
    await expect(plan.getByText("Credits renew")).toBeVisible();
    await expect(plan.queryByText("Ends on")).toBeNull();
    await expect(plan.queryByRole("button", { name: "Cancel Plan" })).toBeNull();
  },
});

export const PastDue = meta.story({
  name: "Payment failed",
  parameters: { change: onPro("PAST_DUE") },
  play: async () => {
    const plan = await openTab();
    await expect(plan.getByText("The last payment did not go through")).toBeVisible();
    await expect(plan.getByText("Next payment")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("getUserInfo", { delayMs: Infinity }) },
  play: async () => {
    await openSettings("subscription");
    const dialog = within(await screen.findByRole("dialog", { name: "Settings" }));
    await expect(await dialog.findByText("Loading")).toBeInTheDocument();
    await expect(dialog.queryByRole("link", { name: "Change Plan" })).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: brokenBy("getUserInfo", { status: 500 }) },
  play: async () => {
    await openSettings("subscription");
    const dialog = within(await screen.findByRole("dialog", { name: "Settings" }));
    await expect(await dialog.findByText("This could not be loaded.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** December is followed by January of the next year (TRAP-52). */
export const DecemberRenewal = meta.story({
  name: "December renewal",
  parameters: { now: "2026-12-15T20:00:00.000Z" },
  play: async () => {
    // The page's clock starts at that evening.
    const away = Date.parse("2026-12-15T20:00:00.000Z") - Date.now();
    const real = Date.now;
    // Not a spy: Storybook's records the call time with the clock, and so would call itself.
    Date.now = () => real() + away;
    try {
      const plan = await openTab();
      await expect(plan.getByText("on 1 January 2027")).toBeVisible();
    } finally {
      Date.now = real;
    }
  },
});

/** A plan missing from the list is named by its tier. */
export const UnknownPlan = meta.story({
  name: "Plans not loaded",
  parameters: { change: onPro("ACTIVE"), faults: brokenBy("listPlans") },
  play: async () => {
    const plan = await openTab();
    await expect(plan.getByRole("heading", { name: "Pro" })).toBeVisible();
    await expect(plan.getByText("$9.99 / month")).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  parameters: { change: onPro("ACTIVE") },
  play: async () => {
    const plan = await openTab();
    await expect(
      plan.getByRole("button", { name: "Cancel Plan" }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
