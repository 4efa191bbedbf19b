import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { checkoutId, onPro, stayHere, ticket, withEnsemble } from "#src/test-support/plan-steps.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Plans",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/subscription" />,
});

const api = (name: string) => `/api/v1/subscription/${name}`;

/** The current plan is marked; the other leads to the provider's page, with a return address (GAP-46, GAP-47). */
export const FreeUser = meta.story({
  name: "Free user",
  play: async () => {
    const sent = listenToRequests();
    const gone = stayHere();
    const free = await ticket("Free");
    await expect(free.getByText("Current plan")).toBeVisible();
    await expect(free.getByText(/^Credits renew on 1 \w+ \d{4}$/)).toBeVisible();
    await expect(free.queryByRole("button")).toBeNull();
    const pro = await ticket("Pro");
    await expect(pro.getByText("$9.99")).toHaveTextContent("$9.99 / month");
    await expect(pro.getByText("1,000 image credits a month")).toBeVisible();
    await expect(await pro.findByRole("img", { name: "Marquee" })).toBeVisible();
    await expect(await screen.findByRole("progressbar", { name: "Image credits this month" })).toHaveAttribute(
      "aria-valuetext",
      "0 of 50 used",
    );
    await userEvent.dblClick(await pro.findByRole("button", { name: "Choose Pro" }));
    await expect(await checkoutId(gone)).toMatch(/^\w{32}$/);
    await expect(sent(api("checkout"))).toEqual([
      {
        subscriptionId: "plan-pro",
        successUrl: `${location.origin}/subscription?checkout=success`,
        cancelUrl: `${location.origin}/subscription?checkout=cancelled`,
      },
    ]);
  },
});

export const PaidUser = meta.story({
  name: "Paid user",
  parameters: { change: onPro("ACTIVE") },
  play: async () => {
    const pro = await ticket("Pro");
    await expect(pro.getByText("Current plan")).toBeVisible();
    await expect(pro.getByText("Next payment on 11 December 2026")).toBeVisible();
    await expect((await ticket("Free")).queryByRole("button")).toBeNull();
    await userEvent.click(await pro.findByRole("button", { name: "Cancel Plan" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Cancel your plan?" }));
    await userEvent.click(await question.findByRole("button", { name: "Keep Plan" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.queryByText("Choose Pro")).toBeNull();
  },
});

/** Cancelled is not "awaiting payment": it has an end date and can be resumed (TRAP-51, GAP-48). */
export const PendingUser = meta.story({
  name: "Pending user",
  parameters: { change: onPro("PENDING") },
  play: async () => {
    const sent = listenToRequests();
    const pro = await ticket("Pro");
    await expect(pro.getByText("Cancelled. Ends on 11 December 2026")).toBeVisible();
    await expect((await ticket("Free")).getByText("Yours again from 11 December 2026")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Cancel Plan" })).toBeNull();
    await userEvent.click(await pro.findByRole("button", { name: "Keep Pro" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Keep Pro?" }));
    await expect(question.getByText(/You pay \$9\.99 \/ month, next on 11 December 2026/)).toBeVisible();
    await userEvent.dblClick(await question.findByRole("button", { name: "Keep Pro" }));
    await expect(await screen.findByText("Your plan is changed")).toBeVisible();
    await expect(await pro.findByText("Next payment on 11 December 2026")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(sent(api("change"))).toEqual([{ subscriptionId: "plan-pro", userSubscriptionId: "sub-user-mara" }]);
  },
});

export const CancelledRunsUntil = meta.story({
  name: "Cancelled, runs until",
  parameters: { change: onPro("PENDING") },
  play: async () => {
    const pro = await ticket("Pro");
    await expect(pro.getByText("Cancelled. Ends on 11 December 2026")).toBeVisible();
    await expect(pro.getByRole("button", { name: "Keep Pro" })).toBeVisible();
  },
});

/** The end date of a cancelled plan has passed: the free plan is the current one, and Pro can be bought again (GAP-48). */
export const PlanEnded = meta.story({
  name: "Plan ended",
  parameters: { change: onPro("PENDING", "2026-10-11T20:00:00.000Z") },
  play: async () => {
    await expect((await ticket("Free")).getByText("Current plan")).toBeVisible();
    const pro = await ticket("Pro");
    await expect(pro.getByRole("button", { name: "Choose Pro" })).toBeVisible();
    await expect(pro.queryByText(/Ends on|Current plan/)).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { faults: brokenBy("listPlans", { delayMs: Infinity }) },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Stay for the second act" })).toBeVisible();
    await waitFor(() => expect(document.querySelector("main [aria-busy=true]")).not.toBeNull());
    await expect(screen.queryByRole("article")).toBeNull();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: brokenBy("listPlans", { status: 500, times: 1 }) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect((await ticket("Pro")).getByRole("button", { name: "Choose Pro" })).toBeVisible();
  },
});

/** The provider notifies the server late: the account is polled until the tier has changed (GAP-47). */
export const ReturnedFromCheckout = meta.story({
  name: "Returned from checkout",
  parameters: { change: (backend: Backend) => void (played = backend) },
  render: () => <ScreenAt path="/subscription?checkout=success" />,
  play: async () => {
    await expect(await screen.findByText(/^Waiting for the payment provider/)).toBeVisible();
    await expect((await ticket("Free")).getByText("Current plan")).toBeVisible();
    if (played) onPro("ACTIVE")(played);
    await expect(await screen.findByText("Pro is yours. Enjoy the show.", {}, { timeout: 20_000 })).toBeVisible();
    await expect((await ticket("Pro")).getByText("Current plan")).toBeVisible();
    // Data that depends on the plan is refetched.
    await waitFor(() =>
      expect(screen.getByRole("progressbar", { name: "Image credits this month" })).toHaveAttribute(
        "aria-valuetext",
        "0 of 1,000 used",
      ),
    );
  },
});
let played: Backend | null = null;

export const CheckoutCancelled = meta.story({
  name: "Checkout cancelled",
  render: () => <ScreenAt path="/subscription?checkout=cancelled" />,
  play: async () => {
    await expect(await screen.findByText("Nothing was bought, and nothing was charged.")).toBeVisible();
    await expect((await ticket("Pro")).getByRole("button", { name: "Choose Pro" })).toBeVisible();
  },
});

export const CheckoutFailed = meta.story({
  name: "Checkout failed",
  parameters: {
    faults: brokenBy("startCheckout", { status: 502, body: "<h1>Bad gateway</h1>", contentType: "text/html" }),
  },
  play: async () => {
    const button = (await ticket("Pro")).getByRole("button", { name: "Choose Pro" });
    await userEvent.click(button);
    await expect(await screen.findByText("The checkout could not be opened. Please try again.")).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  },
});

/** Only follows a safe payment address. */
export const UnsafeAddress = meta.story({
  name: "Unsafe address",
  parameters: {
    faults: brokenBy("startCheckout", {
      status: 200,
      body: JSON.stringify({ success: true, data: { checkoutUrl: "javascript:document.title='owned'" } }),
    }),
  },
  play: async () => {
    await userEvent.click((await ticket("Pro")).getByRole("button", { name: "Choose Pro" }));
    await expect(await screen.findByText("The checkout could not be opened. Please try again.")).toBeVisible();
    await expect(document.title).not.toBe("owned");
  },
});

/** Switches paid plans, after a question with the price and date. */
export const ThreePlans = meta.story({
  name: "Three plans",
  parameters: {
    change: (backend: Backend) => {
      withEnsemble(backend);
      onPro("ACTIVE")(backend);
    },
  },
  play: async () => {
    const sent = listenToRequests();
    await userEvent.click((await ticket("Ensemble")).getByRole("button", { name: "Change to Ensemble" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Change to Ensemble?" }));
    await expect(question.getByText(/You pay \$19\.50 \/ month, next on 11 December 2026/)).toBeVisible();
    await userEvent.click(await question.findByRole("button", { name: "Change to Ensemble" }));
    await expect(await (await ticket("Ensemble")).findByText("Current plan")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(sent(api("change"))).toEqual([
      { subscriptionId: "plan-ensemble", userSubscriptionId: "sub-user-mara" },
    ]);
  },
});

export const ChangeFailed = meta.story({
  name: "Change failed",
  parameters: { change: onPro("PENDING"), faults: brokenBy("changeSubscription") },
  play: async () => {
    await userEvent.click((await ticket("Pro")).getByRole("button", { name: "Keep Pro" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Keep Pro?" }));
    await userEvent.click(await question.findByRole("button", { name: "Keep Pro" }));
    await expect(await screen.findByText("Your plan could not be changed. Please try again.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect((await ticket("Pro")).getByText("Cancelled. Ends on 11 December 2026")).toBeVisible();
  },
});

export const PastDue = meta.story({
  name: "Payment failed",
  parameters: { change: onPro("PAST_DUE") },
  play: async () => {
    const sent = listenToRequests();
    const gone = stayHere();
    const pro = await ticket("Pro");
    await expect(pro.getByText("The last payment did not go through. Next payment on 11 December 2026")).toBeVisible();
    // Nobody is held on to a plan they cannot pay.
    await userEvent.click(pro.getByRole("button", { name: "Cancel Plan" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(await question.findByRole("button", { name: "Keep Plan" }));
    await userEvent.click(await pro.findByRole("button", { name: "Pay now" }));
    await checkoutId(gone);
    await expect(sent(api("checkout"))).toMatchObject([{ subscriptionId: "plan-pro" }]);
  },
});

export const Withdrawn = meta.story({
  name: "Plan withdrawn",
  parameters: {
    faults: brokenBy("listPlans", {
      status: 200,
      body: JSON.stringify({
        success: true,
        data: {
          plans: [
            { id: "plan-free", tier: "free", name: "Free", price: 0, currency: "USD", credits: 50, features: [] },
          ],
        },
      }),
    }),
    change: onPro("ACTIVE"),
  },
  play: async () => {
    await expect(
      await screen.findByText(/no longer offered. Yours goes on as it is, at \$9\.99 \/ month/),
    ).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const button = (await ticket("Pro")).getByRole("button", { name: "Choose Pro" });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
