import type { Page } from "@playwright/test";
import { composer, enter, enterAnew, enterThread, expect, hold, newAccount, newThread, test } from "./support/flow.ts";

/** Navigates inside the app, as a link would. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** Every address without an id, with its heading for a visitor and for a signed-in user (null: no access). */
const places: [path: string, visitor: string | null, person: string | null][] = [
  ["/", "It’s your line.", null],
  ["/home", "Home", "Home"],
  ["/sign-in", "Back to your scene", null],
  ["/sign-up", "Take your place", null],
  ["/sign-in/forgot-password", "Forgot your password?", null],
  ["/success", "You are in", "You are in"],
  ["/terms", "Terms", "Terms"],
  ["/privacy", "Privacy", "Privacy"],
  ["/help", "How can we help", "How can we help"],
  ["/conversation/char-maren-holloway", null, "Keeper"],
  ["/theme", null, "A theme of your own"],
  ["/lorebooks/public", "Worlds", "Worlds"],
  ["/lorebooks", null, "Attachments"],
  ["/lorebooks/new", null, "New lorebook"],
  ["/subscription", null, "Stay for the second act"],
  ["/admin/reports", null, "This scene was cut"],
  ["/nowhere/at/all", "This scene was cut", "This scene was cut"],
];

test("F35: every address opens as a deep link, signed out and signed in, with its heading and title", async ({
  page,
  host,
}) => {
  const account = await newAccount(host);
  for (const who of ["visitor", "person"] as const) {
    if (who === "person") await enter(page, host, account);
    const titles = new Map<string, string>();
    for (const [path, visitor, person] of places) {
      const heading = who === "visitor" ? visitor : person;
      await page.goto(path);
      if (heading === null) {
        await expect(page).toHaveURL(who === "visitor" ? /\/sign-in\?next=/ : /\/home$/);
        continue;
      }
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
      expect(new URL(page.url()).pathname).toBe(path);
      titles.set(path, await page.title());
    }
    expect([...titles.values()].filter((title) => title.trim() === "")).toEqual([]);
    expect(titles.get("/terms")).not.toBe(titles.get("/privacy"));
  }
});

test("F35: Back and Forward, also out of the app and in again, show the right page with the focus on it", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host);
  const thread = await newThread(host, account.token);
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Home");
  await go(page, "/terms");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await go(page, thread.address);
  await expect(composer(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(composer(page)).toBeVisible();
  // To another document and back, whether from the browser's page cache or by a new load.
  await page.goto("/boot.js");
  await page.goBack();
  await expect(composer(page)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("F35: going Back while the next page is loading returns the focus to the old page's heading", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  const asked = page.waitForRequest(/\/_shell\.privacy-[^/]*\.js$/);
  const release = await hold(page, /\/_shell\.privacy-[^/]*\.js$/);
  await page.getByRole("link", { name: "Home" }).first().focus();
  await go(page, "/privacy");
  await asked;
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();
  release();
});

test("while a first visit's code is on its way the mark stands there, and goes with the first thing drawn", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  const release = await hold(page, /\/_shell\.home-[^/]*\.js$/);
  await page.goto("/home", { waitUntil: "commit" });
  const mark = page.locator("body > svg");
  await expect(mark).toBeVisible();
  await expect(mark).toHaveCSS("opacity", "1");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Home");
  await expect(mark).toBeHidden();
});

test("F34: five hundred changes of the page at random end on the right one, with nothing thrown and nothing kept", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host);
  const threads = await Promise.all([1, 2, 3].map(() => newThread(host, account.token)));
  const addresses = ["/home", "/terms", "/nowhere", "/conversation/char-ilario-voss", ...threads.map((t) => t.address)];
  host.proxy.set({ method: "GET", path: /^\/api\//, latency: [0, 120] });
  await page.goto("/home");
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize;
  };
  const wander = (steps: number, seed: number) =>
    page.evaluate(
      async ([list, count, start]) => {
        let random = start;
        for (let step = 0; step < count; step += 1) {
          random = (random * 16_807) % 2_147_483_647;
          history.pushState(null, "", list[random % list.length] ?? "/home");
          dispatchEvent(new PopStateEvent("popstate"));
          await new Promise((resolve) => setTimeout(resolve, random % 60));
        }
      },
      [addresses, steps, seed] as const,
    );
  const rest = async () => {
    await go(page, "/terms");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
    await expect.poll(() => host.proxy.log.filter(({ endedAt }) => endedAt === null)).toEqual([]);
    await page.waitForTimeout(1200);
  };
  // The first round loads code and fills caches; the second must not add anything.
  await wander(250, 7);
  await rest();
  const before = await heap();
  await wander(250, 11);
  await rest();
  await expect.poll(async () => (await heap()) / before).toBeLessThan(1.1);
  await go(page, threads[1]?.address ?? "");
  await expect(composer(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("t")).toBe(threads[1]?.id);
});

test("F24: with any clock in any zone one stays signed in, and no time is negative or nonsense", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host);
  const thread = await newThread(host, account.token);
  await page.clock.install();
  await page.goto(thread.address);
  await expect(page.getByRole("article").first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const day = 86_400_000;
  const zones = [
    "UTC",
    "Pacific/Apia",
    "Pacific/Pago_Pago",
    "Asia/Kathmandu",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Europe/London",
    "America/New_York",
  ];
  const wrong: string[] = [];
  for (const timezoneId of zones) {
    await session.send("Emulation.setTimezoneOverride", { timezoneId });
    for (const skew of [-day, day, 3650 * day, 0]) {
      await page.clock.setSystemTime(Date.now() + skew);
      await go(page, "/home");
      await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeAttached();
      await go(page, thread.address);
      await expect(page.getByRole("article").first()).toBeVisible();
      const text = await page.locator("body").innerText();
      if (/NaN|Invalid|undefined|(^|\s)[-−]\d/.test(text) || new URL(page.url()).pathname === "/sign-in")
        wrong.push(`${timezoneId} ${skew / day}`);
    }
  }
  expect(wrong).toEqual([]);
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
});

test("F23: without IndexedDB, Cache Storage and workers a chat is written, left and found again", async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["indexedDB", "caches"]) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, "serviceWorker", { get: () => undefined });
    Object.defineProperty(window, "BroadcastChannel", { value: undefined });
  });
  await enterThread(page, host);
  await composer(page).fill("Kept all the same");
  await go(page, "/home");
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  await page.goBack();
  await expect(composer(page)).toHaveValue("Kept all the same");
});
