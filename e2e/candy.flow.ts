import { call, candiesCome, enterAnew, expect, test } from "./support/flow.ts";

test("candies are collected on every page that has some, by mouse and by key, and counted by the server", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host);
  await page.goto("/home");
  const candies = page.getByRole("button", { name: "Collect candy" });
  await candiesCome(page, 5);
  const stored = (count: number) =>
    expect
      .poll(() => host.proxy.calls("PATCH", "/api/v1/user/eventTokens").map(({ status }) => status))
      .toEqual(Array.from({ length: count }, () => 200));
  await candies.first().click();
  await expect(candies).toHaveCount(4);
  await candies.first().focus();
  // The focus goes on from one to the next.
  for (const left of [3, 2]) {
    await page.keyboard.press("Enter");
    await expect(candies).toHaveCount(left);
  }
  await expect(page.getByRole("img", { name: "Event tokens: 3 of 100" })).toBeVisible();
  await stored(3);
  await page.goto("/myconversation");
  await candiesCome(page, 1);
  await candies.click();
  await expect(page.getByRole("img", { name: "Event tokens: 4 of 100" })).toBeVisible();
  await stored(4);
  await page.goto("/recently-deleted");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("img", { name: "Event tokens: 4 of 100" })).toBeVisible();
  await expect(candies).toHaveCount(0);
  expect((await call(host, "GET", "/user/eventTokens", undefined, account.token)).data.eventTokens).toBe(4);
});

test("with reduced motion a candy stands still and flies nowhere", async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterAnew(page, host);
  await page.goto("/home");
  await candiesCome(page, 5);
  const candy = page.getByRole("button", { name: "Collect candy" }).first();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);
  // What flies is a copy of the candy; none may come at any moment until the count stands.
  await page.evaluate(() => {
    const flown = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof HTMLImageElement && node.src.includes("#candy-")))
        document.documentElement.dataset["flown"] = "";
    });
    flown.observe(document.body, { childList: true, subtree: true });
  });
  await candy.click();
  await expect(page.getByRole("img", { name: "Event tokens: 1 of 100" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-flown");
  await expect.poll(moving).toBe(0);
});
