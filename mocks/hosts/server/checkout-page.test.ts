import { expect, test } from "vitest";
import { startServer } from "../server.ts";
import { ownServer } from "./own-server.fixture.ts";

const { options } = ownServer();

test("the fake provider's page: declined, cancelled, paid, and over", async () => {
  const own = await startServer(options);
  try {
    const base = `http://127.0.0.1:${own.port}`;
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${own.token}`, "content-type": "application/json" };
      const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: answer.status, ...(await answer.json()) };
    };
    const begin = async (origin = base) =>
      ask("POST", "/api/v1/subscription/checkout", {
        subscriptionId: "plan-pro",
        successUrl: `${origin}/subscription?checkout=success`,
        cancelUrl: `${origin}/subscription?checkout=cancelled`,
      });
    const press = (address: string, action: string) =>
      fetch(address, { method: "POST", body: new URLSearchParams({ do: action }), redirect: "manual" });

    expect((await begin("https://evil.example")).status).toBe(400);
    const first: string = (await begin()).data.checkoutUrl;
    expect(first.startsWith(`${base}/checkout/`)).toBe(true);
    const page = await fetch(first);
    expect(page.headers.get("content-security-policy")).toContain(`form-action 'self' ${base}`);
    expect(await page.text()).toContain("Pro, $9.99 / month");
    expect(await (await press(first, "decline")).text()).toContain("Nothing was charged");
    expect((await press(first, "")).status).toBe(400);
    expect((await press(first, "cancel")).headers.get("location")).toBe(`${base}/subscription?checkout=cancelled`);
    expect((await fetch(first)).status).toBe(404);
    expect((await ask("GET", "/api/v1/user/info")).data.userSubscription.subscription.tier).toBe("free");

    const second: string = (await begin()).data.checkoutUrl;
    const paid = await press(second, "pay");
    expect([paid.status, paid.headers.get("location")]).toEqual([303, `${base}/subscription?checkout=success`]);
    expect((await ask("GET", "/api/v1/user/info")).data.userSubscription.subscription.tier).toBe("pro");
    expect((await press(second, "pay")).status).toBe(404);
  } finally {
    await own.close();
  }
});
