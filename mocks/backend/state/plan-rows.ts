/** Rows of the plans, and of what users pay for them. */

export type SubscriptionRow = {
  id: string;
  subscriptionId: string;
  status: "ACTIVE" | "PENDING" | "PAST_DUE";
  endDate: string | null;
};

/** What has been paid for a plan, or should have been (GAP-156). */
export type PaymentRow = {
  id: string;
  planName: string;
  amount: number;
  currency: string;
  status: "PAID" | "FAILED";
  createdAt: string;
};

export type PlanRow = {
  id: string;
  tier: string;
  name: string;
  price: number;
  currency: string;
  credits: number;
  features: readonly string[];
};

/** A checkout at the fake payment provider; `id` is the secret in its address (GAP-47). */
export type CheckoutRow = {
  id: string;
  userId: string;
  planId: string;
  successUrl: string;
  cancelUrl: string;
  createdAt: string;
};
