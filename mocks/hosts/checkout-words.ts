import type { OpenCheckout } from "../backend/checkout.ts";

/** What the fake provider's page says, on every host that shows it. */
export const checkoutWords = {
  title: "Checkout",
  standIn: "This page stands in for a payment provider. No money moves.",
  pay: "Pay",
  decline: "Have the card declined",
  cancel: "Cancel and go back",
  declined: "Your card was declined. Nothing was charged.",
  over: "This checkout is over.",
  overHelp: "It was finished, or it is older than a day. Go back to the app and begin again.",
};

/** "Pro, $9.99 / month". */
export function boughtText({ plan }: OpenCheckout): string {
  const price = new Intl.NumberFormat("en-US", { style: "currency", currency: plan.currency }).format(plan.price);
  return `${plan.name}, ${price} / month`;
}
