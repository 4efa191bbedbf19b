import { isoNow, type Context } from "./context.ts";
import type { CheckoutRow, PlanRow } from "./state/plan-rows.ts";
import { monthAfter, paymentFor } from "./subscription-terms.ts";

/** What the user does on the fake provider's page. After a declined card they stay there. */
type CheckoutOutcome = "paid" | "cancelled";

export type OpenCheckout = { checkout: CheckoutRow; plan: PlanRow };

/** An unfinished checkout with its plan; null for any other id. */
export function openCheckout({ state }: Context, id: string): OpenCheckout | null {
  const checkout = state.checkouts.get(id);
  const plan = checkout && state.plans.get(checkout.planId);
  return checkout && plan ? { checkout, plan } : null;
}

/**
 * Ends a checkout, once: if paid, the plan runs for a month from now. Returns the address to go back to, or null if there is
 * no such checkout any more. Call it inside `backend.apply`.
 */
export function finishCheckout(context: Context, id: string, outcome: CheckoutOutcome): string | null {
  const { state, clock } = context;
  const open = openCheckout(context, id);
  if (!open) return null;
  const { checkout, plan } = open;
  state.checkouts.remove(id);
  if (outcome === "cancelled") return checkout.cancelUrl;
  const user = state.users.get(checkout.userId);
  if (!user) return null;
  state.users.put({
    ...user,
    subscription: {
      ...user.subscription,
      subscriptionId: plan.id,
      status: "ACTIVE",
      endDate: new Date(monthAfter(clock.now())).toISOString(),
    },
    payments: [paymentFor(context, plan, isoNow(context)), ...(user.payments ?? [])],
  });
  // Another checkout left open in another tab would charge twice.
  for (const other of state.checkouts.in(user.id)) state.checkouts.remove(other.id);
  return checkout.successUrl;
}

/** Begins a checkout: the row behind the provider's address. */
export const beginCheckout = (context: Context, given: Omit<CheckoutRow, "createdAt">): CheckoutRow =>
  context.state.checkouts.put({ ...given, createdAt: isoNow(context) });
