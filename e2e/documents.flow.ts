// The pages that are documents of their own (tools/prerender.ts): what a person sees of them before and without code.
import type { Page } from "@playwright/test";
import { demoToken, enter, expect, newPerson, test } from "./support/flow.ts";

/** Holds back all code, but for the boot script in the page, until told. */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}

/** Notes each frame in which a page has no heading: the flash of a page that is drawn anew. */
const watchHeading = (page: Page) =>
  page.evaluate(() => {
    const seen = { frames: 0, empty: 0 };
    Object.assign(window, { seen });
    const look = () => {
      seen.frames += 1;
      const heading = document.querySelector("h1");
      if (heading === null || heading.getBoundingClientRect().height === 0) seen.empty += 1;
      requestAnimationFrame(look);
    };
    look();
  });
const emptyFrames = (page: Page) => page.evaluate(() => (window as unknown as { seen: { empty: number } }).seen.empty);

for (const [address, title] of [
  ["/sign-in", "Back to your scene · Sotto"],
  ["/sign-up", "Take your place · Sotto"],
] as const)
  test(`what is typed on ${address} before the code is there stays, and nothing flashes`, async ({ page }) => {
    const person = newPerson();
    const release = await withoutCode(page);
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await watchHeading(page);
    await release();
    await expect(page.getByRole("group", { name: "Bot check" }).getByRole("button")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(await emptyFrames(page)).toBe(0);
  });

test("an answer sent before the code of the landing page is there goes to sign-up with it", async ({ page }) => {
  const release = await withoutCode(page);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your answer to Maren" }).fill("“It is me.”");
  await page.getByRole("button", { name: "Reply free" }).click();
  await expect(page).toHaveURL(/\/$/);
  await release();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(page.getByText("“It is me.”")).toBeVisible();
});

test("code that cannot be had is asked for again at the next sign of life", async ({ page, watch }) => {
  watch.allow(/Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/landing-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/");
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Ask about the light" }).focus();
  await expect(page.getByRole("link", { name: /Thessaly Wren/ })).toBeVisible();
});

for (const [address, heading] of [
  ["/terms", "Terms"],
  ["/privacy", "Privacy"],
  ["/help", "How can we help"],
] as const) {
  test(`a visitor reads ${address} without code, at its own headings`, async ({ page, host }) => {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const { log } = host.proxy;
    expect(log.filter(({ url }) => /\.(?:js|css)$/.test(url)).map(({ url }) => url)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test(`a member reads ${address} in the app`, async ({ page, host }) => {
    await enter(page, host, { token: await demoToken(host) });
    await page.goto(address);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  });
}

test("a member who opens the pages for visitors is at home, and Back does not return there", async ({ page, host }) => {
  await enter(page, host, { token: await demoToken(host) });
  await page.goto("/help");
  for (const address of ["/", "/sign-in", "/sign-up"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/help$/);
  }
});

test("a document is asked for anew each time, and not sent twice", async ({ host }) => {
  for (const address of ["/", "/sign-in", "/terms", "/home"]) {
    const first = await fetch(`${host.url}${address}`);
    expect([address, first.headers.get("cache-control")]).toEqual([address, "no-cache"]);
    expect(first.headers.get("content-security-policy")).toMatch(/script-src 'self' \S+ 'sha256-[^']+';/);
    const etag = first.headers.get("etag") ?? "";
    expect((await fetch(`${host.url}${address}`, { headers: { "if-none-match": etag } })).status).toBe(304);
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, said] of [
    ["/", "She waits for your line, but scripts are switched off here"],
    ["/sign-in", "The door needs JavaScript"],
    ["/sign-up", "The door needs JavaScript"],
  ] as const)
    test(`${address} says what is missing, and no form looks alive`, async ({ page }) => {
      await page.goto(address);
      // The locators by text and role pass over this element.
      const missing = page.locator("noscript p");
      await expect(missing).toContainText(said);
      await expect(missing).toBeVisible();
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("form")).toBeHidden();
      await expect(page.getByText("Loading the check")).toBeHidden();
    });

  test("the app says so in its place, and leads to what can be read", async ({ page }) => {
    await page.goto("/home");
    const place = page.locator("noscript .unscripted");
    await expect(place.locator("h1")).toHaveText("The stage is dark");
    await expect(place).toBeVisible();
    await place.locator("a").first().click();
    await expect(page.locator("#content h1")).toBeVisible();
    await expect(page.locator("noscript")).toHaveCount(0);
  });
});
