import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { monthsPaid, onPro } from "#src/test-support/plan-steps.ts";
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
    await expect(await screen.findByText("Nothing has been paid yet.")).toBeVisible();
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
    const payments = within(await screen.findByRole("list", { name: "Payments" })).getAllByRole("listitem");
    await expect(payments.map(({ textContent }) => textContent)).toEqual([
      "11 November 2026ProPaid$9.99",
      "11 October 2026ProPaid$9.99",
      "11 September 2026ProPaid$9.99",
    ]);
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
    await expect(plan.getByRole("button", { name: "Cancel Plan" })).toBeVisible();
    const [latest] = within(await screen.findByRole("list", { name: "Payments" })).getAllByRole("listitem");
    await expect(within(latest!).getByText("Failed")).toBeVisible();
    await userEvent.click(plan.getByRole("link", { name: "Pay now" }));
    await expect(await screen.findByRole("article", { name: "Pro" })).toBeVisible();
  },
});

/** More than a page of payments; the second one fails at first (GAP-156). */
export const ManyPayments = meta.story({
  name: "Many payments",
  parameters: {
    change: onPro("ACTIVE", undefined, monthsPaid(30)),
    // The first page comes, the second one fails once.
    faults: [
      ...brokenBy("listPayments", { delayMs: 1, times: 1 }),
      ...brokenBy("listPayments", { status: 500, times: 1 }),
    ],
  },
  play: async () => {
    await openTab();
    const list = within(await screen.findByRole("list", { name: "Payments" }));
    await expect(list.getByText("11 November 2026")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Load More" }));
    await expect(await screen.findByText("The next payments did not load.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await list.findByText("11 June 2024")).toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  },
});

/** The plan stands there all the same. */
export const PaymentsFailed = meta.story({
  name: "Payments not loaded",
  parameters: { change: onPro("ACTIVE"), faults: brokenBy("listPayments", { status: 500, times: 1 }) },
  play: async () => {
    const plan = await openTab();
    await expect(plan.getByRole("button", { name: "Cancel Plan" })).toBeVisible();
    await expect(await screen.findByText("Your payments did not load.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await screen.findByText("11 October 2026")).toBeVisible();
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
