import { expect, test } from "vitest";
import type { Plan } from "#src/generated/api/model/plan.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { ticketOf } from "./ticket-of.ts";

const plan = (id: string, tier: string): Plan => ({
  id,
  tier,
  name: tier,
  price: tier === "free" ? 0 : 10,
  currency: "USD",
  credits: 1,
  features: [],
});
const [free, pro, two] = [plan("p0", "free"), plan("p1", "pro"), plan("p2", "two")];
const on = ({ id, tier, price }: Plan, status: UserSubscription["status"] = "ACTIVE"): UserSubscription => ({
  id: "sub",
  subscriptionId: id,
  status,
  endDate: tier === "free" ? null : "2026-12-11T20:00:00Z",
  subscription: { tier, price },
});
const plans = [free, pro, two];
const offers = (subscription: UserSubscription) =>
  plans.map((one) => {
    const isOffered = plans.some(({ id }) => id === subscription.subscriptionId);
    const { isCurrent, action, second, note } = ticketOf(one, subscription, isOffered);
    return `${isCurrent ? "current " : ""}${action}${second ? ` ${second}` : ""} ${note}`;
  });

test("on the free tier: its credits renew, the others can be bought", () => {
  expect(offers(on(free))).toEqual(["current null renews", "checkout anyTime", "checkout anyTime"]);
});

test("on a paid plan: its next payment, the way to another, the way out", () => {
  expect(offers(on(pro))).toEqual(["null null", "current cancel nextPayment", "change null"]);
});

test("with a payment that failed: pay it, pay for another plan, or out", () => {
  expect(offers(on(pro, "PAST_DUE"))).toEqual(["null null", "current pay cancel pastDue", "checkout null"]);
});

test("cancelled: it ends, can be kept, and the free plan follows", () => {
  expect(offers(on(pro, "PENDING"))).toEqual(["null follows", "current resume ends", "change null"]);
});

test("a plan that is no longer offered leaves every other one to choose", () => {
  expect(offers(on(plan("gone", "old")))).toEqual(["cancel null", "change null", "change null"]);
});
