// Where a reader stands is theirs: a reply that is being written, another tab and ten thousand chats leave it alone.
import type { Locator, Page } from "@playwright/test";
import { call, enter, enterAnew, enterThread, expect, hold, newThread, say, test } from "./support/flow.ts";

const log = (page: Page) => page.getByRole("log");

/** Px from the log's top to that of the row with this key. */
const topOf = (page: Page, key: string) =>
  page.evaluate((wanted) => {
    const view = document.querySelector("[role=log]")!.getBoundingClientRect();
    return document.querySelector(`[data-key="${CSS.escape(wanted)}"]`)!.getBoundingClientRect().top - view.top;
  }, key);
const firstKey = (page: Page) => log(page).locator("[data-key]").first().getAttribute("data-key");

test("scrolling up while a reply is written lets go of its end, and Jump to latest takes it up again", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  const { thread } = await enterThread(page, host, { isShort: false, words: "Tell me all of it, from the beginning." });
  const opening = (await firstKey(page))!;
  host.proxy.set({ method: "POST", path: thread.messages, bytesPerSecond: 500 });
  await say(page, "And then?");
  const running = page.getByRole("button", { name: "Stop" });
  await expect(running).toBeVisible();
  await log(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -4000);
    expect(await topOf(page, opening)).toBeGreaterThan(-5);
  }).toPass();
  const jump = page.getByRole("button", { name: /Jump to latest/ });
  await expect(jump).toBeVisible();
  const before = await topOf(page, opening);
  const bytes = () => host.proxy.calls("POST", thread.messages).at(-1)?.bytes ?? 0;
  const arrived = bytes();
  await expect.poll(bytes).toBeGreaterThan(arrived + 1000);
  await expect(running).toBeVisible();
  expect(Math.abs((await topOf(page, opening)) - before)).toBeLessThan(2);

  await jump.click();
  await expect(jump).toBeHidden();
  const end = () =>
    log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect.poll(end).toBeLessThan(40);
  // It follows what is written from now on, to where that ends.
  const followed = bytes();
  await expect.poll(bytes).toBeGreaterThan(followed + 500);
  await expect.poll(end).toBeLessThan(40);
  await running.click();
  await expect(running).toHaveCount(0);
  await expect.poll(end).toBeLessThan(40);
});

test("a picture that loads late and an edit from another tab, above what is read, move nothing", async ({
  page,
  host,
  context,
}) => {
  const { token } = await enterAnew(page, host);
  const preferences = "/user/chat-preferences";
  await call(host, "PATCH", preferences, { autoSendPicture: true }, token);
  const thread = await newThread(host, token, { words: "Send me a picture of the harbour." });
  await call(host, "PATCH", preferences, { autoSendPicture: false }, token);
  for (const content of ["And the pier?", "And the lamp?", "And the boat?", "And you?"]) {
    const body = { content, clientMessageId: crypto.randomUUID(), stream: false };
    await call(host, "POST", `/chat/threads/${thread.id}/messages`, body, token);
  }
  const picture = (await thread.stored())[2]?.picture ?? "";
  expect(picture).not.toBe("");
  const show = await hold(page, `**${picture}`);
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto(thread.address);
  const [above, read] = [3, 4].map((place) => log(page).locator(`[aria-posinset="${place}"]`)) as [Locator, Locator];
  const image = above.locator("img").last();
  const top = async () => (await read.boundingBox())?.y ?? Number.NaN;
  // The reader's line stands at the top edge, and what changes right above it, out of sight.
  await log(page).hover();
  await expect(async () => {
    if (!(await read.isVisible())) await page.mouse.wheel(0, -300);
    const { y } = (await log(page).boundingBox())!;
    const at = await top();
    expect(at).not.toBeNaN();
    await page.mouse.wheel(0, at - y + 20);
    await expect.poll(async () => Math.abs((await top()) - y + 20), { timeout: 1000 }).toBeLessThan(8);
  }).toPass();
  const isDrawn = () => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
  expect(await isDrawn()).toBe(false);
  const before = await top();
  show();
  await expect.poll(isDrawn).toBe(true);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);

  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(thread.address);
  const reply = log(other).locator('[aria-posinset="3"]');
  await expect(async () => {
    if (!(await reply.isVisible())) await log(other).press("PageUp", { timeout: 1000 });
    await expect(reply).toBeVisible({ timeout: 1000 });
  }).toPass();
  await reply.hover();
  await reply.getByRole("button", { name: "Edit", exact: true }).click();
  const longer = "The harbour is grey. ".repeat(40).trim();
  await reply.getByRole("textbox").fill(longer);
  await reply.getByRole("button", { name: "Save", exact: true }).click();
  await expect(reply).toContainText(longer);
  await page.bringToFront();
  await expect(above).toContainText(longer);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test("F20: what is read in one tab is no longer unread in the other", async ({ page, host, context }) => {
  const account = await enterAnew(page, host);
  const thread = await newThread(host, account.token, { words: "Are you there?" });
  await page.goto("/myconversation");
  const unread = page.locator(`[data-thread="${thread.id}"]`).getByRole("img", { name: /unread/ });
  await expect(unread).toBeVisible();
  const other = await context.newPage();
  await other.goto(thread.address);
  await expect(other.getByRole("article").last()).toBeInViewport();
  await expect.poll(() => host.proxy.calls("POST", /\/seen$/).length).toBeGreaterThan(0);
  await expect(unread).toHaveCount(0);
  const unreadCount = async () =>
    (await call(host, "GET", `/chat/threads/${thread.id}`, undefined, account.token)).data.unreadCount;
  await expect.poll(unreadCount).toBe(0);
});

test("F31: of 10,000 chats those near the view are in the page, and the place is kept on Back", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host);
  await newThread(host, account.token, { words: "One of many." });
  const wanted = 10_000;
  const perPage = 100;
  let first: { data: { items: { id: string }[] } } | null = null;
  await page.route(
    (url) => url.pathname === "/api/v1/chat/threads",
    async (route) => {
      const at = Number(new URL(route.request().url()).searchParams.get("page") ?? 1);
      first ??= (await (await route.fetch()).json()) as { data: { items: { id: string }[] } };
      const [item] = first.data.items;
      const items = Array.from({ length: perPage }, (_, place) => ({ ...item, id: `${item?.id}-${at}-${place}` }));
      const data = { ...first.data, items, nextPage: at * perPage < wanted ? at + 1 : null };
      await route.fulfill({ json: { ...first, data: { ...data, ...("total" in data && { total: wanted }) } } });
    },
  );
  await enter(page, host, account);
  await page.goto("/myconversation");
  await expect(page.getByRole("button", { name: "Load more" })).toBeVisible();
  const isWhole = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const step = () => {
          const button = document.querySelector<HTMLButtonElement>("main [data-load-more] button");
          if (button === null) return resolve(true);
          if (button.getAttribute("aria-busy") !== "true") button.click();
          requestAnimationFrame(step);
        };
        step();
      }),
  );
  expect(isWhole).toBe(true);
  const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
  for (const share of [1, 0.5, 0.1, 0, 0.4]) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect(page.locator("[data-thread]").filter({ visible: true }).first()).toBeAttached();
    await expect.poll(nodes).toBeLessThan(3000);
    await expect.poll(() => page.locator("[data-thread]").count()).toBeLessThan(100);
  }
  await page.waitForTimeout(500);
  const place = () => page.evaluate(() => scrollY);
  // Read as it is left: rows that are measured late may still move it.
  const before = await page
    .getByRole("link", { name: "Home" })
    .first()
    .evaluate((link: HTMLElement) => {
      const at = scrollY;
      link.click();
      return at;
    });
  expect(before).toBeGreaterThan(100_000);
  await expect(page).toHaveURL(/\/home/);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await expect.poll(nodes).toBeLessThan(3000);
});
