import { isoNow, type Context } from "./context.ts";
import type { CheckoutRow, PlanRow } from "./state/rows.ts";
import { monthAfter } from "./subscription-terms.ts";

/** What a person does on the fake provider's page. A card that is declined leaves them there. */
type CheckoutOutcome = "paid" | "cancelled";

export type OpenCheckout = { checkout: CheckoutRow; plan: PlanRow };

/** A checkout that was begun and not finished, with what is bought; null for any other id. */
export function openCheckout({ state }: Context, id: string): OpenCheckout | null {
  const checkout = state.checkouts.get(id);
  const plan = checkout && state.plans.get(checkout.planId);
  return checkout && plan ? { checkout, plan } : null;
}

/**
 * Ends a checkout, once: paid, the plan runs from now for a month. Answers the address to go back to, or null when there
 * is no such checkout any more. To be called inside of `backend.apply`.
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
  });
  // Another checkout left open in another tab would charge twice.
  for (const other of state.checkouts.in(user.id)) state.checkouts.remove(other.id);
  return checkout.successUrl;
}

/** Begins a checkout: the row behind the provider's address. */
export const beginCheckout = (context: Context, given: Omit<CheckoutRow, "createdAt">): CheckoutRow =>
  context.state.checkouts.put({ ...given, createdAt: isoNow(context) });
