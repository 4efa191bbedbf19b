import {
  enterAnew,
  enterThread,
  expect,
  expectReplied,
  mine,
  newThread,
  passBotCheck,
  say,
  test,
} from "./support/flow.ts";
import { toastsStay } from "./support/toasts.ts";

test("F10: a read that is told to wait says so and is sent once more; a write is not repeated", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host);
  const thread = await newThread(host, account.token);
  const busy = {
    status: 429,
    headers: { "retry-after": "3" },
    body: '{"success":false,"message":"Too many requests"}',
  };
  host.proxy.set({ method: "GET", path: thread.messages, calls: [1], replace: busy });
  const from = host.proxy.log.length;
  // What is said of it goes after three seconds: it is looked for from the beginning.
  await page.goto(thread.address, { waitUntil: "commit" });
  await expect(page.getByText(/The server is busy\. Trying again in \d seconds?\./)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  const reads = host.proxy.calls("GET", thread.messages);
  expect(reads).toHaveLength(2);
  expect((reads[1]?.at ?? 0) - (reads[0]?.at ?? 0)).toBeGreaterThanOrEqual(2900);
  host.proxy.set({ method: "POST", path: thread.messages, replace: busy });
  await say(page, "Too soon");
  await expect(page.getByRole("alert").filter({ hasText: "Too many requests" })).toBeVisible();
  await page.waitForTimeout(3500);
  expect(host.proxy.calls("POST", thread.messages)).toHaveLength(1);
  await expect(mine(page, "Too soon")).toHaveCount(1);
  expect(host.proxy.log.slice(from).filter(({ status }) => status === 429)).toHaveLength(2);
});

test("a deep link asks for what it reads once, and not for somebody who has left", async ({ page, host }) => {
  const account = await enterAnew(page, host);
  const thread = await newThread(host, account.token);
  const from = host.proxy.log.length;
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === thread.messages);
  await page.goto(thread.address);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await (await asked).allHeaders()).toMatchObject({ authorization: `Bearer ${account.token}` });
  const reads = host.proxy.log
    .slice(from)
    .filter(({ method, url }) => method === "GET" && url.startsWith("/api/"))
    .map(({ url }) => url);
  expect(reads.filter((url, at) => reads.indexOf(url) !== at)).toEqual([]);
  expect(reads.filter((url) => url.startsWith(thread.messages))).toHaveLength(1);

  await page.evaluate(() => localStorage.removeItem("app.session"));
  // The page left behind may still be asking: only the next one's requests are counted.
  await page.goto("about:blank");
  const askedNext: string[] = [];
  page.on("request", (request) => askedNext.push(new URL(request.url()).pathname));
  await page.goto(thread.address);
  await expect(page).toHaveURL(/\/sign-in/);
  expect(askedNext).toContain(new URL(thread.address, host.url).pathname);
  expect(askedNext.filter((path) => path.startsWith("/api/v1/chat"))).toEqual([]);
});

test("F11: a slow answer is seen to be waited for at once, can be left, and is given up after 30 seconds", async ({
  page,
  host,
}) => {
  // Ten times as fast as told: 30 seconds of waiting prove nothing more.
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      Object.assign(window, { told: ms });
      return limit(ms / 10);
    };
  });
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill("slow-person@example.com");
  await page.getByLabel("Password", { exact: true }).fill("quiet-harbour-9");
  await passBotCheck(page);
  host.proxy.set({ method: "POST", path: "/api/v1/auth/sign-in", latency: 60_000 });
  const pressedAt = Date.now();
  const shown = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>("form button[type=submit]");
    const since = performance.now();
    let frames = 0;
    button?.click();
    for (; !document.querySelector("[aria-busy=true]") && performance.now() - since < 5000; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return { frames, ms: performance.now() - since };
  });
  // A machine that has no time for its frames shows nothing sooner.
  expect(shown.ms < 300 || shown.frames <= 3, JSON.stringify(shown)).toBe(true);
  // The call is given up after its 30 seconds, and the form keeps what was typed.
  await expect(page.getByText("The server took too long to answer. Please try again.")).toBeVisible();
  expect(Date.now() - pressedAt).toBeGreaterThan(2800);
  expect(await page.evaluate(() => (window as unknown as { told: number }).told)).toBe(30_000);
  await expect(page.getByLabel("E-mail")).toHaveValue("slow-person@example.com");
  expect(
    host.proxy.calls("POST", "/api/v1/auth/sign-in").filter(({ body }) => body.includes("slow-person")),
  ).toHaveLength(1);
});

test("F25: a page whose reads find nobody says so in place, and comes back when asked", async ({ page, host }) => {
  const gone = host.proxy.set({ path: /^\/api\//, refuse: true });
  await page.goto("/home");
  const again = page.getByRole("button", { name: "Try again" }).first();
  await expect(again).toBeVisible();
  gone();
  await again.click();
  await expect(page.getByRole("link", { name: /Thessaly Wren/ }).first()).toBeVisible();
});

test("F25: a flapping network brings no storm of calls, and a message is sent once", async ({
  page,
  host,
  context,
}) => {
  const { thread } = await enterThread(page, host);
  const asked = new Map<string, number[]>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    asked.set(pathname, [...(asked.get(pathname) ?? []), Date.now()]);
  });
  const since = Date.now();
  for (let turn = 0; turn < 6; turn += 1) {
    await context.setOffline(true);
    await page.waitForTimeout(700);
    if (turn === 2) await say(page, "Between two silences");
    await context.setOffline(false);
    await page.waitForTimeout(700);
  }
  const seconds = (Date.now() - since) / 1000;
  for (const [path, times] of asked) expect([path, times.length / seconds <= 1]).toEqual([path, true]);
  const retry = page.getByRole("button", { name: "Retry" });
  // It goes by itself or by a press, whichever comes first; that it failed may be said only now.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2000 });
    await expect(page.getByRole("article").last().getByRole("button", { name: "Regenerate" })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  expect((await thread.stored()).filter(({ role }) => role === "user")).toHaveLength(1);
  await expect(mine(page, "Between two silences")).toHaveCount(1);
});

test("F25: a dialog whose code cannot come without a network says so, and opens by Try again once there is one", async ({
  page,
  host,
  context,
  watch,
}) => {
  watch.allow(/dynamically imported module|preload/i);
  await enterAnew(page, host);
  await page.goto("/home");
  const themes = page.getByRole("button", { name: "Theme", exact: true });
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  await context.setOffline(true);
  await toastsStay(page);
  await themes.click();
  await expect(page.getByRole("alert")).toHaveText("This could not be opened: there is no connection.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText("A new version is out.")).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Themes" })).toBeVisible();
});
test("F25: a message written before its code has come, without a network, is not sent for want of it, and goes by itself", async ({
  page,
  host,
  context,
  watch,
}) => {
  watch.allow(/dynamically imported module|preload/i);
  const back = host.proxy.set({ path: /^\/assets\/chat-writing-/, refuse: true });
  await enterThread(page, host);
  await context.setOffline(true);
  await say(page, "Said into the dark");
  await expect(page.getByText("This message was not sent.")).toBeVisible();
  await expect(page.getByText("A new version is out.")).toHaveCount(0);
  back();
  await context.setOffline(false);
  await expectReplied(page);
  await expect(mine(page, "Said into the dark")).toHaveCount(1);
});

test("F26: a host that is away for ten seconds is found again without a reload, and nothing acknowledged is lost", async ({
  page,
  host,
}) => {
  const { thread } = await enterThread(page, host, { isShort: false });
  await say(page, "Hold on to this.");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.poll(() => host.proxy.calls("POST", thread.messages)[0]?.bytes ?? 0).toBeGreaterThan(1200);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await host.kill();
  await host.proxy.down();
  await expect(page.getByText("The connection was lost. Taking it up again…")).toBeVisible();
  // The host restarts while the proxy is down, so that the page finds no server for at least this long.
  await Promise.all([page.waitForTimeout(9500), host.restart()]);
  await host.proxy.up();
  const back = Date.now();
  // The restart has ended the reply: it keeps what had arrived, and offers Retry.
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  const first = host.proxy.log.find(({ at, url }) => at >= back && url.startsWith("/api/"));
  expect((first?.at ?? Infinity) - back).toBeLessThan(8000);
  await expect(mine(page, "Hold on to this.")).toHaveCount(1);
  await page.getByRole("button", { name: "Retry" }).click();
  await expectReplied(page);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(host.proxy.calls("POST", thread.messages)).toHaveLength(1);
});

test("F27: when the code of a page is gone there is one reload, then a message, and the rest works on", async ({
  page,
  host,
  watch,
}) => {
  watch.allow(/dynamically imported module|preload/i);
  await page.goto("/home");
  await expect(page.getByRole("link", { name: /Thessaly Wren/ }).first()).toBeVisible();
  host.proxy.set({
    path: /^\/assets\/_shell\.global-search-/,
    replace: { status: 404, type: "text/plain", body: "gone" },
  });
  const from = host.proxy.log.length;
  await page.evaluate(() => {
    history.pushState(null, "", "/global-search");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("A new version is out. Please load the page again.")).toBeVisible();
  await page.waitForTimeout(1500);
  const documents = host.proxy.log.slice(from).filter(({ headers }) => headers["sec-fetch-dest"] === "document");
  expect(documents).toHaveLength(1);
  host.proxy.clear();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("A new version is out.")).toHaveCount(0);
});
