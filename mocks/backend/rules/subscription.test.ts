import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { openSession } from "../caller.ts";
import { finishCheckout, openCheckout } from "../checkout.ts";
import { monthAfter, subscriptionAt } from "../subscription-terms.ts";

const api = (name: string) => `/api/v1/subscription/${name}`;
const app = "http://localhost:4173";
const pages = {
  successUrl: `${app}/subscription?checkout=success`,
  cancelUrl: `${app}/subscription?checkout=cancelled`,
};
const own = async ({ call }: TestWorld) => (await call("GET", "/api/v1/user/info")).body.data.userSubscription;
const day = 86_400_000;

async function begin(world: TestWorld): Promise<string> {
  const { status, body } = await world.call("POST", api("checkout"), { subscriptionId: "plan-pro", ...pages });
  expect(status).toBe(200);
  const id = new URL(body.data.checkoutUrl).pathname.split("/").at(-1) ?? "";
  expect(openCheckout(world.context, id)?.plan.id).toBe("plan-pro");
  return id;
}

test("a checkout begins on the free tier only, for a paid plan, and comes back to the app only", async () => {
  const world = testWorld();
  const checkout = (body: object) => world.call("POST", api("checkout"), { ...pages, ...body });
  expect((await checkout({ subscriptionId: "plan-none" })).status).toBe(404);
  expect((await checkout({ subscriptionId: "plan-free" })).status).toBe(400);
  for (const field of ["successUrl", "cancelUrl"]) {
    const { status, body } = await checkout({ subscriptionId: "plan-pro", [field]: "https://evil.example/x" });
    expect([status, body.errors[0].field]).toEqual([400, field]);
  }
  expect(world.context.state.checkouts.size).toBe(0);
  expect(
    (await testWorld({ world: "paid" }).call("POST", api("checkout"), { subscriptionId: "plan-pro", ...pages })).status,
  ).toBe(409);
});

test("a repeat with the same key opens no second checkout", async () => {
  const { call, context } = testWorld();
  const headers = { "idempotency-key": "3e231240-e222-4a9f-8764-151174371d16" };
  const once = () => call("POST", api("checkout"), { subscriptionId: "plan-pro", ...pages }, { headers });
  expect((await once()).body).toEqual((await once()).body);
  expect(context.state.checkouts.size).toBe(1);
});

test("paid: the plan runs for a month, its credits are there, and the checkout is over", async () => {
  const world = testWorld();
  const id = await begin(world);
  const other = await begin(world);
  expect(await world.backend.apply(() => finishCheckout(world.context, id, "paid"))).toBe(pages.successUrl);
  const subscription = await own(world);
  expect(subscription).toMatchObject({
    subscriptionId: "plan-pro",
    status: "ACTIVE",
    subscription: { tier: "pro", price: 9.99 },
  });
  expect(Date.parse(subscription.endDate)).toBe(monthAfter(world.clock.now()));
  expect((await world.call("GET", "/api/v1/image/credits")).body.data.totalCredits).toBe(1000);
  // Nothing is paid twice: not by going back, not in another tab.
  for (const again of [id, other]) expect(finishCheckout(world.context, again, "paid")).toBeNull();
});

test("left without paying: back to the other page, and nothing has changed", async () => {
  const world = testWorld();
  const id = await begin(world);
  expect(await world.backend.apply(() => finishCheckout(world.context, id, "cancelled"))).toBe(pages.cancelUrl);
  expect((await own(world)).subscription.tier).toBe("free");
});

test("cancelling needs both ids; the plan goes on until its end, and the free one follows", async () => {
  const world = testWorld({ world: "paid" });
  const { id, subscriptionId, endDate } = await own(world);
  const cancel = (body: object) => world.call("POST", api("cancel"), body);
  expect((await cancel({ subscriptionId })).status).toBe(400);
  expect((await cancel({ subscriptionId: id, userSubscriptionId: subscriptionId })).status).toBe(404);
  expect((await cancel({ subscriptionId: "plan-free", userSubscriptionId: id })).status).toBe(404);
  expect((await cancel({ subscriptionId, userSubscriptionId: id })).body.data).toEqual({ status: "PENDING", endDate });
  expect((await cancel({ subscriptionId, userSubscriptionId: id })).status).toBe(409);
  expect(await own(world)).toMatchObject({ status: "PENDING", subscription: { tier: "pro" } });
  await world.clock.advance(19 * day);
  expect((await own(world)).status).toBe("PENDING");
  await world.clock.advance(2 * day);
  expect(await own(world)).toMatchObject({ subscriptionId: "plan-free", status: "ACTIVE", endDate: null });
});

test("the free plan cannot be cancelled", async () => {
  const world = testWorld();
  const { id, subscriptionId } = await own(world);
  expect((await world.call("POST", api("cancel"), { subscriptionId, userSubscriptionId: id })).status).toBe(409);
});

test("another paid plan, or the cancelled one again; never the free one, never without a paid one", async () => {
  const world = testWorld({ world: "paid" });
  const { plans } = world.context.state;
  plans.put({ id: "plan-two", tier: "two", name: "Two", price: 20, currency: "USD", credits: 3000, features: [] });
  const { id, endDate } = await own(world);
  const change = (subscriptionId: string, userSubscriptionId = id) =>
    world.call("POST", api("change"), { subscriptionId, userSubscriptionId });
  expect((await change("plan-pro")).status).toBe(409);
  expect((await change("plan-free")).status).toBe(400);
  expect((await change("plan-none")).status).toBe(404);
  expect((await change("plan-two", "sub-other")).status).toBe(404);
  expect((await change("plan-two")).body.data).toMatchObject({ subscriptionId: "plan-two", status: "ACTIVE", endDate });
  await world.call("POST", api("cancel"), { subscriptionId: "plan-two", userSubscriptionId: id });
  expect((await change("plan-two")).body.data).toMatchObject({ status: "ACTIVE", endDate });
  const free = testWorld();
  const body = { subscriptionId: "plan-pro", userSubscriptionId: (await own(free)).id };
  expect((await free.call("POST", api("change"), body)).status).toBe(409);
});

/** In a new session each time: months may have passed. */
const payments = async ({ call, context }: TestWorld, query = "") =>
  (await call("GET", api(`payments${query}`), undefined, { as: openSession(context, "user-mara", true) })).body.data;

test("what is paid is listed, latest first: the checkout, and each month the plan was renewed for", async () => {
  const world = testWorld();
  expect(await payments(world)).toEqual({ items: [], nextPage: null });
  const begun = world.clock.now();
  const id = await begin(world);
  await world.backend.apply(() => finishCheckout(world.context, id, "cancelled"));
  expect((await payments(world)).items).toEqual([]);
  const next = await begin(world);
  await world.backend.apply(() => finishCheckout(world.context, next, "paid"));
  await world.clock.advance(75 * day);
  const months = [begun, monthAfter(begun), monthAfter(monthAfter(begun))].map((time) => new Date(time).toISOString());
  const { items } = await payments(world);
  expect(items).toEqual(
    months.toReversed().map((createdAt) => ({
      id: expect.any(String),
      planName: "Pro",
      amount: 9.99,
      currency: "USD",
      status: "PAID",
      createdAt,
    })),
  );
  // Each once, however often one looks.
  expect((await payments(world)).items).toEqual(items);
  expect(await payments(world, "?page=2&pageSize=2")).toEqual({ items: items.slice(2), nextPage: null });
  expect((await payments(world, "?pageSize=2")).nextPage).toBe(2);
});

test("a cancelled plan is not paid for again", async () => {
  const world = testWorld({ world: "paid" });
  const { id, subscriptionId } = await own(world);
  await world.call("POST", api("cancel"), { subscriptionId, userSubscriptionId: id });
  await world.clock.advance(60 * day);
  expect((await payments(world)).items).toEqual([]);
});

test("the list of payments is one's own", async () => {
  const world = testWorld({ world: "paid" });
  expect((await world.call("GET", api("payments"), undefined, { as: null })).status).toBe(401);
});

test("what is due is paid by a checkout, not by changing the plan; or the plan is cancelled", async () => {
  const world = testWorld({ world: "paid" });
  const { users } = world.context.state;
  const user = users.get("user-mara")!;
  users.put({ ...user, subscription: { ...user.subscription, status: "PAST_DUE" } });
  const { id, subscriptionId } = await own(world);
  const ids = { subscriptionId, userSubscriptionId: id };
  expect((await world.call("POST", api("change"), ids)).status).toBe(409);
  const checkout = await begin(world);
  await world.backend.apply(() => finishCheckout(world.context, checkout, "paid"));
  expect(await own(world)).toMatchObject({ subscriptionId, status: "ACTIVE" });
  expect((await payments(world)).items).toHaveLength(1);
  users.put({ ...users.get("user-mara")!, subscription: { ...user.subscription, status: "PAST_DUE" } });
  expect((await world.call("POST", api("cancel"), ids)).body.data.status).toBe("PENDING");
});

test("a running plan is renewed month by month, by the calendar", () => {
  const row = { id: "s", subscriptionId: "plan-pro", status: "ACTIVE" as const, endDate: "2026-01-31T08:00:00.000Z" };
  const at = (now: string) => subscriptionAt(row, Date.parse(now)).endDate;
  expect(at("2026-01-31T07:59:59.000Z")).toBe("2026-01-31T08:00:00.000Z");
  expect(at("2026-02-01T00:00:00.000Z")).toBe("2026-02-28T08:00:00.000Z");
  expect(at("2026-12-30T00:00:00.000Z")).toBe("2027-01-28T08:00:00.000Z");
  expect(subscriptionAt({ ...row, status: "PAST_DUE" }, Date.parse("2026-03-01T00:00:00.000Z")).endDate).toBe(
    row.endDate,
  );
});
