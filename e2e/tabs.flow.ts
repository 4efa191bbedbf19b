import type { Page } from "@playwright/test";
import {
  call,
  candiesCome,
  chooseFromTop,
  composer,
  enter,
  enterAnew,
  enterThread,
  expect,
  expectReplied,
  isDone,
  mine,
  newAccount,
  newThread,
  say,
  signIn,
  test,
} from "./support/flow.ts";

const storageOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test("F7: when every call is refused there is one way to sign-in, no call is repeated, and the draft is kept", async ({
  page,
  host,
}) => {
  const { account, thread } = await enterThread(page, host);
  await composer(page).fill("Half a thought");
  await expect.poll(() => storageOf(page)).toContainEqual(expect.stringMatching(/^app\.draft\./));
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(new URL(frame.url()).pathname));
  // The page left behind may still be asking: only the next one's requests are counted.
  await page.goto("about:blank");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${host.url}/api/`) && request.headers()["authorization"]) calls.push(request.url());
  });
  host.proxy.set({
    path: /^\/api\//,
    latency: [0, 80],
    replace: { status: 401, body: '{"success":false,"message":"Please sign in"}' },
  });
  await page.goto(thread.address);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await page.waitForTimeout(700);
  expect(addresses.filter((path) => path === "/sign-in")).toHaveLength(1);
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter((url, at) => calls.indexOf(url) !== at)).toEqual([]);
  expect(new URL(page.url()).searchParams.get("next")).toBe(thread.address);
  host.proxy.clear();
  await signIn(page, account);
  await expect(page).toHaveURL(new RegExp(thread.id));
  await expect(composer(page)).toHaveValue("Half a thought");
});

test("F20: what one tab does the other shows: a theme, a favourite, a message and its reply, and the end", async ({
  page,
  host,
  context,
}) => {
  const { thread } = await enterThread(page, host);
  const other = await context.newPage();
  await other.goto(thread.address);
  await expect(composer(other)).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "Themes" }).first().click();
  await page.getByRole("radio", { name: "Soft Pink" }).check();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "roseTheme");
  await page.keyboard.press("Escape");

  const heart = (tab: Page) => tab.getByRole("button", { name: "Favourite", exact: true }).first();
  await expect(heart(other)).toHaveAttribute("aria-pressed", "false");
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute("aria-pressed", "true");

  await say(page, "Both of you, listen.");
  await expectReplied(page);
  await expect(mine(other, "Both of you, listen.")).toHaveCount(1);
  await expect(async () => {
    const [here, there] = await Promise.all([page, other].map((tab) => tab.getByRole("article").last().innerText()));
    expect(there).toBe(here);
  }).toPass({ timeout: 20_000 });

  await chooseFromTop(page, "Account", "Logout");
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/sign-in/);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("F20: a candy is counted once, in both tabs, also where each collects one at the same moment", async ({
  page,
  host,
  context,
}) => {
  const account = await enterAnew(page, host);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/home");
  const candies = (tab: Page) => tab.getByRole("button", { name: "Collect candy" });
  const counter = (tab: Page, count: number) => tab.getByRole("img", { name: `Event tokens: ${count} of 100` });
  for (const tab of [other, page]) await candiesCome(tab, 5);
  await candies(page).first().click();
  for (const tab of [page, other]) await expect(counter(tab, 1)).toBeVisible();
  await expect(candies(page)).toHaveCount(4);
  await expect(candies(other)).toHaveCount(5);

  host.proxy.set({ path: /eventTokens/, latency: [200, 300] });
  const press = (tab: Page) =>
    candies(tab)
      .first()
      .evaluate((candy: HTMLElement) => candy.click());
  await Promise.all([press(page), press(other)]);
  host.proxy.clear();
  // One of the two came second and was told so; both show what the server holds.
  await expect
    .poll(async () => {
      const { data } = await call(host, "GET", "/user/eventTokens", undefined, account.token);
      const shown = await Promise.all([page, other].map((tab) => counter(tab, data.eventTokens).count()));
      return { shown, isCountedRight: data.eventTokens === 2 || data.eventTokens === 3 };
    })
    .toEqual({ shown: [1, 1], isCountedRight: true });
});

test("GAP-133: a message is in the other tab while its reply is being written, also if the sending tab is closed", async ({
  page,
  host,
  context,
}) => {
  const { thread } = await enterThread(page, host);
  const other = await context.newPage();
  await other.goto(thread.address);
  await expect(composer(other)).toBeVisible();
  await say(page, "/slow");
  await expect(mine(other, "/slow")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.close();
  await other.getByRole("button", { name: "Stop" }).click();
  await expect(
    other
      .getByRole("article")
      .last()
      .getByText(/Stopped/),
  ).toBeVisible();
});

test("GAP-133: what another device writes is in the chat on screen within a minute", async ({ page, host }) => {
  await page.clock.install();
  const { account, thread } = await enterThread(page, host);
  const body = { content: "From my phone", clientMessageId: crypto.randomUUID(), stream: false };
  await call(host, "POST", `/chat/threads/${thread.id}/messages`, body, account.token);
  await expect(mine(page, "From my phone")).toHaveCount(0);
  await page.clock.runFor(61_000);
  await expect(mine(page, "From my phone")).toHaveCount(1);
});

test("F21: another person signs in in the second tab, and the first shows and asks nothing of the last one", async ({
  page,
  host,
  context,
}) => {
  const [first, second] = [await newAccount(host), await newAccount(host)];
  const thread = await newThread(host, first.token, { words: "A secret of the first person" });
  await enter(page, host, first);
  await page.goto(thread.address);
  await expect(mine(page, "A secret of the first person")).toBeVisible();
  const other = await context.newPage();
  await enter(other, host, second);
  await expect(mine(page, "A secret of the first person")).toHaveCount(0);
  const tokens: string[] = [];
  page.on("request", (request) => tokens.push(request.headers()["authorization"] ?? ""));
  // Another user's thread looks like one that does not exist.
  await expect(page.getByText("This scene is not here")).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  await expect(page.getByText(/^Previously, with/)).toHaveCount(0);
  expect(new Set(tokens.filter((token) => token !== ""))).toEqual(new Set([`Bearer ${second.token}`]));
});

test("S13: after logging out nothing of the person is left in the browser, and the old token opens nothing", async ({
  page,
  host,
}) => {
  const { account } = await enterThread(page, host);
  await composer(page).fill("A draft of mine");
  await page.evaluate(() => localStorage.setItem("other.thing", "stays"));
  await expect.poll(() => storageOf(page)).toContainEqual(expect.stringMatching(/^app\.draft\./));
  await chooseFromTop(page, "Account", "Logout");
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.waitForTimeout(500);
  await expect.poll(() => storageOf(page)).toEqual(["other.thing"]);
  const left = () =>
    page.evaluate(async () => ({
      session: Object.keys(sessionStorage).filter((key) => !key.startsWith("tsr-scroll")),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ session: [], caches: [], databases: [], cookies: "", workers: 0 });
  // Signing out does not wait for the server.
  await isDone(host, "POST", "/api/v1/auth/sign-out");
  expect((await call(host, "GET", "/user/info", undefined, account.token)).status).toBe(401);
  const from = host.proxy.log.length;
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect(page.getByText("A draft of mine")).toHaveCount(0);
  await expect(composer(page)).toHaveCount(0);
  expect(host.proxy.log.slice(from).filter(({ headers }) => headers.authorization)).toEqual([]);
});
