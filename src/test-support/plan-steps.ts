import { screen, within } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { withUser } from "./conversation-steps.ts";

/** The demo world's paid plan with these changes, three months of it paid for; `endDate` is ISO 8601. */
export const onPro = (
  status: "ACTIVE" | "PENDING" | "PAST_DUE",
  endDate = "2026-12-11T20:00:00.000Z",
  payments = monthsPaid(3, { isDue: status === "PAST_DUE" }),
) => withUser({ subscription: { id: "sub-user-mara", subscriptionId: "plan-pro", status, endDate }, payments });

/** So many months of Pro, paid on the eleventh, the latest in November 2026; the first of them failed where `isDue`. */
export const monthsPaid = (count: number, { isDue = false } = {}) =>
  Array.from({ length: count }, (_, at) => ({
    id: `pay-${count - at}`,
    planName: "Pro",
    amount: 9.99,
    currency: "USD",
    status: isDue && at === 0 ? ("FAILED" as const) : ("PAID" as const),
    createdAt: new Date(Date.UTC(2026, 10 - at, 11, 20)).toISOString(),
  }));

/** A second paid plan, which the demo world does not have. */
export function withEnsemble({ context: { state } }: Backend): void {
  state.plans.put({
    id: "plan-ensemble",
    tier: "ensemble",
    name: "Ensemble",
    price: 19.5,
    currency: "USD",
    credits: 3000,
    features: ["Everything in Pro", "3,000 image credits a month"],
  });
}

/** A plan's card on the page. */
export const ticket = async (name: string) => within(await screen.findByRole("article", { name }));

/**
 * Intercepts the navigation to the payment provider and passes on the checkout's id instead: a page may cancel a navigation
 * of its own. Returns a function that stops it.
 */
export function leavingForCheckout(hear: (id: string) => void): () => void {
  const { navigation } = window as unknown as { navigation: EventTarget };
  const listen = (event: Event) => {
    const { url } = (event as Event & { destination: { url: string } }).destination;
    const id = /^\/checkout\/(\w+)$/.exec(new URL(url).pathname)?.[1];
    if (id === undefined) return;
    event.preventDefault();
    hear(id);
  };
  navigation.addEventListener("navigate", listen);
  return () => navigation.removeEventListener("navigate", listen);
}

/** Collects the ids of the checkouts the page would have gone to, from now on. */
export function stayHere(): string[] {
  const gone: string[] = [];
  leavingForCheckout((id) => void gone.push(id));
  return gone;
}

/** Waits for the navigation to the provider; returns the checkout's id. */
export async function checkoutId(gone: readonly string[]): Promise<string> {
  await waitFor(() => expect(gone).not.toHaveLength(0));
  return gone[0] ?? "";
}
