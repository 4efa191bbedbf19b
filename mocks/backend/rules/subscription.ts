import type { CancelSubscriptionBody } from "#src/generated/api/model/cancelSubscriptionBody.ts";
import type { CancelSubscriptionResponse } from "#src/generated/api/model/cancelSubscriptionResponse.ts";
import type { ChangeSubscriptionBody } from "#src/generated/api/model/changeSubscriptionBody.ts";
import type { ChangeSubscriptionResponse } from "#src/generated/api/model/changeSubscriptionResponse.ts";
import type { ListPaymentsParams } from "#src/generated/api/model/listPaymentsParams.ts";
import type { ListPaymentsResponse } from "#src/generated/api/model/listPaymentsResponse.ts";
import type { ListPlansResponse } from "#src/generated/api/model/listPlansResponse.ts";
import type { StartCheckoutBody } from "#src/generated/api/model/startCheckoutBody.ts";
import type { StartCheckoutResponse } from "#src/generated/api/model/startCheckoutResponse.ts";
import { beginCheckout } from "../checkout.ts";
import { randomText } from "../context.ts";
import { isFreeTier } from "../decorations.ts";
import { paged } from "../paging.ts";
import { conflict, found, invalid, notFound } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { PlanRow } from "../state/plan-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** From the cheapest; the free plan is one of them (GAP-46). */
export const listPlans = rule<object, ListPlansResponse>(({ state }) => ({
  success: true,
  data: {
    plans: [...state.plans.all()]
      .toSorted((a, b) => a.price - b.price)
      .map((plan) => ({ ...plan, features: [...plan.features] })),
  },
}));

/** A plan that is paid for; 404 for an unknown one, 400 for the free one. */
function paidPlan(state: State, id: string, whyNotFree: string): PlanRow {
  const plan = found(state.plans.get(id), "There is no such plan");
  if (plan.tier === "free") throw invalid("subscriptionId", whyNotFree);
  return plan;
}

/** 404 unless the subscription is the user's own: two ids, and no other's (TRAP-50). */
function mustBeOwn(user: UserRow, userSubscriptionId: string): void {
  if (user.subscription.id !== userSubscriptionId) throw notFound("There is no such subscription");
}

/** From the free tier to a paid one, or to pay what is due, by way of the provider's page (GAP-47, GAP-156). */
export const startCheckout = rule<{ body: StartCheckoutBody }, StartCheckoutResponse>(
  ({ context, state, user, body }) => {
    const plan = paidPlan(state, body.subscriptionId, "The free plan needs no checkout");
    if (!isFreeTier(state, user) && user.subscription.status !== "PAST_DUE")
      throw conflict("You are on a paid plan already");
    const id = randomText(context.random, 32);
    const addresses = (["successUrl", "cancelUrl"] as const).map((field) => {
      const address = context.checkoutAt(id, new URL(body[field]).origin);
      if (address === null) throw invalid(field, "This is no address of the app");
      return address;
    });
    beginCheckout(context, {
      id,
      userId: user.id,
      planId: plan.id,
      successUrl: body.successUrl,
      cancelUrl: body.cancelUrl,
    });
    return { success: true, data: { checkoutUrl: addresses[0] ?? "" } };
  },
);

/** From one paid plan to another, at once; the plan that was cancelled is resumed (GAP-48). The payment day stays. */
export const changeSubscription = rule<{ body: ChangeSubscriptionBody }, ChangeSubscriptionResponse>(
  ({ state, user, body }) => {
    mustBeOwn(user, body.userSubscriptionId);
    const plan = paidPlan(state, body.subscriptionId, "To leave a paid plan, cancel it");
    if (isFreeTier(state, user)) throw conflict("You are on the free plan");
    const { subscription: before } = user;
    if (before.status === "PAST_DUE") throw conflict("The last payment did not go through. Pay it first");
    if (before.subscriptionId === plan.id && before.status !== "PENDING")
      throw conflict("This plan is running already");
    const subscription = { ...before, subscriptionId: plan.id, status: "ACTIVE" as const };
    state.users.put({ ...user, subscription });
    return { success: true, data: { ...subscription, subscription: { tier: plan.tier, price: plan.price } } };
  },
);

/** The plan goes on until `endDate` (API-02, CONST-48). */
export const cancelSubscription = rule<{ body: CancelSubscriptionBody }, CancelSubscriptionResponse>(
  ({ context, state, user, body }) => {
    mustBeOwn(user, body.userSubscriptionId);
    const { subscription } = user;
    if (subscription.subscriptionId !== body.subscriptionId) throw notFound("There is no such subscription");
    if (isFreeTier(state, user)) throw conflict("The free plan cannot be cancelled");
    if (subscription.status === "PENDING") throw conflict("This plan is cancelled already");
    const endDate = subscription.endDate ?? new Date(context.clock.now()).toISOString();
    state.users.put({ ...user, subscription: { ...subscription, status: "PENDING", endDate } });
    return { success: true, data: { status: "PENDING", endDate } };
  },
);

/** What the user has paid, latest first (GAP-156). */
export const listPayments = rule<{ query: ListPaymentsParams }, ListPaymentsResponse>(({ user, query }) => {
  const { items, nextPage } = paged(user.payments ?? [], query.page ?? 1, query.pageSize ?? 20);
  return { success: true, data: { items: items.map((payment) => ({ ...payment })), nextPage } };
});
