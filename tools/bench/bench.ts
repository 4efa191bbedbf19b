// Prints what the app costs beside its floor, both measured in this run. Figures, not a test: nothing fails here.
import { spawnSync } from "node:child_process";
import { chromium, type Browser, type Page } from "@playwright/test";
import { build } from "vite";
import type { Responder } from "#mocks/backend/responder/responder.ts";
import { startServer, type RunningServer } from "#mocks/hosts/server.ts";
import { browserArguments, findBrowser } from "../browser.mjs";
import { startFloorServer, tokenAt } from "./floor-server.ts";
import { measureKeys, measureLoad, measureStream, measureWeight, median, percentile } from "./page-measures.ts";

const floorFolder = ".cache/bench-floor";
const tokens = 500;
const everyMs = 20;
const samples = 5;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Writes 50 tokens a second, as a fast model does. */
const steady: Responder = {
  async *write(_request, signal) {
    for (let left = tokens; left > 0; left -= 1) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      signal.throwIfAborted();
      yield tokenAt(left);
    }
  },
};

type Row = { what: string; ours: string; floor: string; ratio: string; budget: string };
const rows: Row[] = [];
function row(what: string, ours: number, floor: number | null, budget: string, digits = 0): void {
  const ratio = floor === null || floor === 0 ? "" : `× ${(ours / floor).toFixed(2)}`;
  rows.push({ what, ours: ours.toFixed(digits), floor: floor === null ? "" : floor.toFixed(digits), ratio, budget });
}

async function freshPage(browser: Browser, server: RunningServer | null, viewport = desk): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (server?.token) {
    const session = JSON.stringify({ accessToken: server.token, profileComplete: true });
    await page.addInitScript((value) => localStorage.setItem("app.session", value), session);
  }
  return page;
}

/** A thread of the crowded world with its character, for the address of the conversation. */
async function addressOf(server: RunningServer, threadId: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/chat/threads/${threadId}`, {
    headers: { authorization: `Bearer ${server.token}` },
  });
  const { data } = (await answer.json()) as { data: { characterId: string } };
  return `/conversation/${data.characterId}?t=${threadId}`;
}

const newest = "[role=feed] [aria-posinset]";
const lastMessage = (page: Page) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some(
        (at) => at.getAttribute("aria-posinset") === at.getAttribute("aria-setsize"),
      ),
    newest,
    { timeout: 60_000 },
  );

/** Milliseconds from a navigation inside the app to the frame that shows the newest message. */
async function openInside(page: Page, address: string): Promise<number> {
  return page.evaluate(
    ([to, selector]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
        const look = () => {
          const isThere =
            location.search.length > 0 &&
            [...document.querySelectorAll(selector ?? "")].some(
              (at) => at.getAttribute("aria-posinset") === at.getAttribute("aria-setsize"),
            );
          if (isThere) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [address, newest] as const,
  );
}

async function benchLoads(
  browser: Browser,
  server: RunningServer,
  floorUrl: string,
  conversation: string,
): Promise<void> {
  const at = async (from: RunningServer | null, url: string, settled: (page: Page) => Promise<unknown>) => {
    const page = await freshPage(browser, from, phone);
    const load = await measureLoad(page, url, () => settled(page));
    await page.context().close();
    return load;
  };
  const floor = await at(null, floorUrl, (page) => page.locator("textarea").waitFor());
  const home = await at(server, `${server.url}/home`, (page) =>
    page.getByRole("heading", { level: 2 }).first().waitFor(),
  );
  const chat = await at(server, server.url + conversation, lastMessage);
  for (const [name, load, budgets] of [
    ["home", home, ["", "", "", "", "", ""]],
    ["conversation", chat, ["≤ 160", "≤ 300", "≤ 20", "≤ 1800", "≤ 50", "≤ 0.01"]],
  ] as const) {
    row(`${name}, first visit, slow: scripts, KB on the wire`, load.scriptKb, floor.scriptKb, budgets[0]);
    row(`${name}: all, KB on the wire`, load.allKb, floor.allKb, budgets[1]);
    row(`${name}: requests`, load.requests, floor.requests, budgets[2]);
    row(`${name}: first paint, ms`, load.fcp, floor.fcp, "");
    row(`${name}: largest paint, ms`, load.lcp, floor.lcp, budgets[3]);
    row(`${name}: blocking time, ms`, load.blocking, floor.blocking, budgets[4]);
    row(`${name}: layout shift`, load.shift, floor.shift, budgets[5], 3);
  }
}

async function benchOpening(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const warm = await addressOf(server, "thread-100");
  const heaps: Record<number, number> = {};
  for (const count of [100, 1000, 10_000]) {
    const ours: number[] = [];
    const floor: number[] = [];
    let weight = { nodes: 0, heapMb: 0 };
    const address = await addressOf(server, `thread-${count}`);
    for (let sample = 0; sample < samples; sample += 1) {
      const page = await freshPage(browser, server);
      // The code is there and warm; the data is not: another thread was open before.
      await page.goto(`${server.url}${await addressOf(server, "thread-1000")}`);
      await lastMessage(page);
      if (count === 1000) {
        await page.goto(server.url + warm);
        await lastMessage(page);
      }
      await page.evaluate(() => {
        history.pushState(null, "", "/home");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await page.waitForSelector("[role=feed]", { state: "detached" });
      await page.waitForTimeout(400);
      ours.push(await openInside(page, address));
      await page.waitForTimeout(300);
      weight = await measureWeight(page);
      await page.context().close();

      const bare = await freshPage(browser, null);
      await bare.goto(floorUrl);
      await bare.locator("textarea").waitFor();
      floor.push(
        await bare.evaluate(
          (n) =>
            new Promise<number>((resolve) => {
              const start = performance.now();
              (globalThis as unknown as { openRows(count: number): void }).openRows(n);
              const look = () => {
                if (document.querySelector("[data-last]"))
                  requestAnimationFrame(() => resolve(performance.now() - start));
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            }),
          count,
        ),
      );
      await bare.context().close();
    }
    heaps[count] = weight.heapMb;
    row(`open a chat of ${count}, ms (with its data over HTTP)`, median(ours), median(floor), "≤ × 1.5");
    row(`… nodes in the document`, weight.nodes, null, "≤ 1000");
  }
  row("… heap growth from 100 to 10,000, MB", (heaps[10_000] ?? 0) - (heaps[100] ?? 0), null, "≤ 6", 1);
}

async function benchTyping(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const text = "the lamp turns once more and the rain shows itself for a moment";
  const page = await freshPage(browser, server);
  await page.goto(server.url + (await addressOf(server, "thread-10000")));
  await lastMessage(page);
  await page.getByRole("textbox", { name: /^Message to/ }).focus();
  const ours = await measureKeys(page, text);
  await page.context().close();
  const bare = await freshPage(browser, null);
  await bare.goto(floorUrl);
  await bare.locator("textarea").focus();
  await bare.evaluate(() => (globalThis as unknown as { openRows(count: number): void }).openRows(10_000));
  const floor = await measureKeys(bare, text);
  await bare.context().close();
  row("key to paint, 10,000 messages, CPU 4 ×, median ms", median(ours), median(floor), "≤ 15", 1);
  row("… 95 of 100, ms", percentile(ours, 0.95), percentile(floor, 0.95), "≤ 20", 1);
}

async function benchStreaming(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const bare = await freshPage(browser, null);
  await bare.goto(floorUrl);
  await bare.locator("textarea").waitFor();
  const floor = await measureStream(
    bare,
    tokens,
    () =>
      bare.evaluate(
        (from) => (globalThis as unknown as { openStream(from: string): void }).openStream(from),
        `/stream?tokens=${tokens}&every=${everyMs}`,
      ),
    () =>
      bare.waitForFunction(() => document.documentElement.dataset["done"] === "true", undefined, { timeout: 60_000 }),
  );
  await bare.context().close();
  const costs: number[] = [];
  for (const threadId of ["thread-10", "thread-1000", "thread-10000"]) {
    const page = await freshPage(browser, server);
    await page.goto(server.url + (await addressOf(server, threadId)));
    await lastMessage(page);
    await page.waitForTimeout(1500);
    const box = page.getByRole("textbox", { name: /^Message to/ });
    await box.fill("Go on.");
    const cost = await measureStream(
      page,
      tokens,
      async () => {
        await box.press("Enter");
        await page.getByRole("button", { name: "Stop" }).waitFor();
      },
      () => page.getByRole("button", { name: "Send" }).waitFor({ timeout: 60_000 }),
    );
    await page.context().close();
    costs.push(cost.perToken);
    const history = threadId.slice("thread-".length);
    row(
      `a streamed reply, ${history} messages of history: main thread, %`,
      cost.share * 100,
      floor.share * 100,
      "≤ 6",
      1,
    );
    row("… ms of main thread for each token", cost.perToken, floor.perToken, "≤ 1.5", 2);
    row("… dropped frames", cost.dropped, floor.dropped, "≤ floor");
  }
  row("… growth of that cost from 10 to 1,000", (costs[1] ?? 0) / (costs[0] ?? 1), null, "≤ 1.05", 2);
  row("… growth of that cost from 10 to 10,000", (costs[2] ?? 0) / (costs[0] ?? 1), null, "≤ 1.05", 2);
}

const made = spawnSync(process.execPath, ["tools/build.mjs"], { stdio: "inherit" });
if (made.status !== 0) process.exit(made.status ?? 1);
await build({
  configFile: false,
  root: "tools/bench/floor",
  logLevel: "error",
  build: { outDir: `${process.cwd()}/${floorFolder}`, emptyOutDir: true, modulePreload: { polyfill: false } },
});

const executablePath = findBrowser();
const server = await startServer({
  port: 0,
  dataDir: ":memory:",
  world: "crowded",
  responder: steady,
  isLimited: false,
  log: () => undefined,
});
const floor = await startFloorServer(floorFolder);
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments });
try {
  await benchLoads(browser, server, floor.url, await addressOf(server, "thread-100"));
  await benchOpening(browser, server, floor.url);
  await benchTyping(browser, server, floor.url);
  await benchStreaming(browser, server, floor.url);
} finally {
  await browser.close();
  floor.close();
  await server.close();
}
const wide = Math.max(...rows.map(({ what }) => what.length));
console.log(`${"".padEnd(wide)}  ${"ours".padStart(9)}  ${"floor".padStart(9)}  ${"ratio".padStart(7)}  budget`);
for (const { what, ours, floor: least, ratio, budget } of rows)
  console.log(`${what.padEnd(wide)}  ${ours.padStart(9)}  ${least.padStart(9)}  ${ratio.padStart(7)}  ${budget}`);
