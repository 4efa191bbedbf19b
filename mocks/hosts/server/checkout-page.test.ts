import { expect, test } from "vitest";
import { ownServer } from "./own-server.fixture.ts";

const { url, api, post } = ownServer();

test("the fake provider's page: declined, cancelled, paid, and over", async () => {
  const begin = async (origin = url()) => {
    const answer = await post("/api/v1/subscription/checkout", {
      subscriptionId: "plan-pro",
      successUrl: `${origin}/subscription?checkout=success`,
      cancelUrl: `${origin}/subscription?checkout=cancelled`,
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  const press = (address: string, action: string) =>
    fetch(address, { method: "POST", body: new URLSearchParams({ do: action }), redirect: "manual" });
  const tier = async () => (await (await api("/api/v1/user/info")).json()).data.userSubscription.subscription.tier;

  expect((await begin("https://evil.example")).status).toBe(400);
  const first: string = (await begin()).data.checkoutUrl;
  expect(first.startsWith(`${url()}/checkout/`)).toBe(true);
  const page = await fetch(first);
  expect(page.headers.get("content-security-policy")).toContain(`form-action 'self' ${url()}`);
  expect(await page.text()).toContain("Pro, $9.99 / month");
  expect(await (await press(first, "decline")).text()).toContain("Nothing was charged");
  expect((await press(first, "")).status).toBe(400);
  expect((await press(first, "cancel")).headers.get("location")).toBe(`${url()}/subscription?checkout=cancelled`);
  expect((await fetch(first)).status).toBe(404);
  expect(await tier()).toBe("free");

  const second: string = (await begin()).data.checkoutUrl;
  const paid = await press(second, "pay");
  expect([paid.status, paid.headers.get("location")]).toEqual([303, `${url()}/subscription?checkout=success`]);
  expect(await tier()).toBe("pro");
  expect((await press(second, "pay")).status).toBe(404);
});
