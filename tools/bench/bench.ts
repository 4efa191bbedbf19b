// Prints what the app costs beside its floor, both measured in this run. Figures, not a test: nothing fails here.
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { chromium, type Browser, type Page } from "@playwright/test";
import { build } from "vite";
import type { Responder } from "#mocks/backend/responder/responder.ts";
import { startServer, type RunningServer } from "#mocks/hosts/server.ts";
import { browserArguments, findBrowser } from "../browser.mjs";
import { startFloorServer, tokenAt } from "./floor-server.ts";
import {
  busySeconds,
  countBusy,
  countDropped,
  measureKeys,
  measureLoad,
  measureStream,
  measureWeight,
  median,
  percentile,
} from "./page-measures.ts";
import { measureJump, measureScroll } from "./scroll-measures.ts";

const floorFolder = ".cache/bench-floor";
const tokens = 1000;
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
  if (server?.token) await keepSession(page, server);
  return page;
}

async function keepSession(page: Page, { token }: RunningServer): Promise<void> {
  const session = JSON.stringify({ accessToken: token, profileComplete: true });
  await page.addInitScript((value) => localStorage.setItem("app.session", value), session);
}

/** A thread of the crowded world with its character, for the address of the conversation. */
async function addressOf(server: RunningServer, threadId: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/chat/threads/${threadId}`, {
    headers: { authorization: `Bearer ${server.token}` },
  });
  const { data } = (await answer.json()) as { data: { characterId: string } };
  return `/conversation/${data.characterId}?t=${threadId}`;
}

const log = "[role=log]";
/** The floor's list and its rows. */
const [bareList, bareRow] = ["[data-list]", "[data-list] p"];

const lastMessage = (page: Page) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(`${selector} [aria-posinset]`)].some(
        (at) => at.getAttribute("aria-posinset") === at.getAttribute("aria-setsize"),
      ),
    log,
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
            [...document.querySelectorAll(`${selector} [aria-posinset]`)].some(
              (at) => at.getAttribute("aria-posinset") === at.getAttribute("aria-setsize"),
            );
          if (isThere) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [address, log] as const,
  );
}

async function benchLoads(
  browser: Browser,
  server: RunningServer,
  floorUrl: string,
  conversation: string,
): Promise<void> {
  const at = async (from: RunningServer | null, url: string, selector: string) => {
    const page = await freshPage(browser, from, phone);
    const load = await measureLoad(page, url, selector);
    await page.context().close();
    return load;
  };
  const repeated = async (from: RunningServer | null, url: string, selector: string) => {
    const first = await freshPage(browser, from, phone);
    await first.goto(url);
    await first.waitForSelector(selector);
    await first.waitForTimeout(1500);
    await first.close();
    const page = await first.context().newPage();
    if (from?.token) await keepSession(page, from);
    const load = await measureLoad(page, url, selector, { isRepeat: true });
    await page.context().close();
    return load;
  };
  const bare = "textarea";
  const floor = await at(null, floorUrl, bare);
  for (const [name, address, selector, who, budgets] of [
    ["landing", "/", "h1", null, ["≤ 100", "≤ 300", "≤ 20", "≤ 400", "≤ 800", "", "≤ 50", "≤ 0.01"]],
    ["home", "/home", "main h2", server, ["", "", "", "", "", "", "", ""]],
    [
      "conversation",
      conversation,
      `${log} [aria-posinset='100']`,
      server,
      ["≤ 160", "≤ 300", "≤ 20", "", "≤ 1800", "≤ 1800", "≤ 50", "≤ 0.01"],
    ],
  ] as const) {
    const load = await at(who, server.url + address, selector);
    row(`${name}, first visit, slow: scripts, KB on the wire`, load.scriptKb, floor.scriptKb, budgets[0]);
    row("… all, KB on the wire", load.allKb, floor.allKb, budgets[1]);
    row("… requests", load.requests, floor.requests, budgets[2]);
    row("… first paint, ms", load.fcp, floor.fcp, budgets[3]);
    row("… largest paint, ms", load.lcp, floor.lcp, budgets[4]);
    if (name === "conversation") row("… newest message painted, ms", load.seen, floor.seen, budgets[5]);
    row("… blocking time, ms", load.blocking, floor.blocking, budgets[6]);
    row("… layout shift", load.shift, floor.shift, budgets[7], 3);
  }
  const again = await repeated(server, server.url + conversation, `${log} [aria-posinset='100']`);
  const bareAgain = await repeated(null, floorUrl, bare);
  row("conversation, repeated visit, slow: all, KB on the wire", again.allKb, bareAgain.allKb, "");
  row("… largest paint, ms", again.lcp, bareAgain.lcp, "≤ 800");
}

async function benchOpening(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const counts = [100, 1000, 10_000] as const;
  const found = new Map(
    counts.map((count) => [
      count,
      { ours: [] as number[], floor: [] as number[], busy: [] as number[], weight: { nodes: 0, rows: 0, heapMb: 0 } },
    ]),
  );
  // By turns, so that whatever else the machine does meets all of them alike.
  for (let sample = 0; sample < samples; sample += 1) {
    for (const [count, { ours, floor, busy, weight }] of found) {
      const page = await freshPage(browser, server);
      // The code is there and warm; the data is not: another thread was open before.
      const other = count === 1000 ? "thread-100" : "thread-1000";
      await page.goto(server.url + (await addressOf(server, other)));
      await lastMessage(page);
      await page.evaluate(() => {
        history.pushState(null, "", "/home");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await page.waitForSelector(log, { state: "detached" });
      await page.waitForTimeout(400);
      const address = await addressOf(server, `thread-${count}`);
      const session = await countBusy(page);
      const before = await busySeconds(session);
      ours.push(await openInside(page, address));
      busy.push(((await busySeconds(session)) - before) * 1000);
      await page.waitForTimeout(300);
      Object.assign(weight, await measureWeight(page));
      await page.context().close();

      const bare = await freshPage(browser, null);
      await bare.goto(floorUrl);
      await bare.locator("textarea").waitFor();
      floor.push(await openBare(bare, count));
      await bare.context().close();
    }
  }
  for (const [count, { ours, floor, busy, weight }] of found) {
    row(`open a chat of ${count}, ms (with its data over HTTP)`, median(ours), median(floor), "≤ × 1.5");
    row("… main thread until then, ms of its own clock", median(busy), null, count === 10_000 ? "≤ 100" : "");
    row("… nodes in the document", weight.nodes, null, "≤ 1000");
    row("… rows", weight.rows, null, "≤ 40");
  }
  const [least, most] = [found.get(100), found.get(10_000)];
  if (least === undefined || most === undefined) return;
  const growth = (of: "ours" | "floor") => median(most[of]) / median(least[of]);
  row("… growth of the time from 100 to 10,000", growth("ours"), growth("floor"), "≤ 1.3", 2);
  row("… heap growth from 100 to 10,000, MB", most.weight.heapMb - least.weight.heapMb, null, "≤ 6", 1);
}

/** Milliseconds the bare list takes to show the last of its rows. */
async function openBare(bare: Page, count: number): Promise<number> {
  return bare.evaluate(
    (n) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        (globalThis as unknown as { openRows(count: number): void }).openRows(n);
        const look = () => {
          if (document.querySelector("[data-last]")) requestAnimationFrame(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    count,
  );
}

async function benchTyping(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const text = "the lamp turns once more and the rain shows itself for a moment";
  const page = await freshPage(browser, server);
  await page.goto(server.url + (await addressOf(server, "thread-10000")));
  await lastMessage(page);
  // A page at rest: what loads after the words is another row's.
  await page.waitForTimeout(4000);
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

async function benchScrolling(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const address = server.url + (await addressOf(server, "thread-10000"));
  const page = await freshPage(browser, server);
  await page.goto(address);
  await lastMessage(page);
  await page.waitForTimeout(1500);
  const ours = await measureScroll(page, log, "[aria-posinset]");
  await page.context().close();
  const bare = await freshPage(browser, null);
  await bare.goto(floorUrl);
  await bare.locator("textarea").waitFor();
  await bare.evaluate(() => (globalThis as unknown as { openRows(count: number): void }).openRows(10_000));
  await bare.waitForSelector("[data-last]");
  await bare.waitForTimeout(1500);
  const floor = await measureScroll(bare, bareList, bareRow);
  await bare.context().close();
  row("scrolling back at 4,000 px/s, CPU 4 ×: worst frame, ms", ours.worstFrame, floor.worstFrame, "≤ 33");
  row("… blank frames", ours.blankFrames, floor.blankFrames, "0");
  const jumps: number[] = [];
  for (let sample = 0; sample < 3; sample += 1) {
    const fresh = await freshPage(browser, server);
    await fresh.goto(address);
    await lastMessage(fresh);
    await fresh.waitForTimeout(1500);
    jumps.push(await measureJump(fresh, log));
    await fresh.context().close();
  }
  row("the first of 10,000 messages by one key, ms", median(jumps), null, "≤ 200");
}

async function benchStreaming(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  // To look for the end of it all the while would be work of the page's.
  const writing = (page: Page) => page.waitForTimeout(tokens * everyMs);
  const bare = async () => {
    const page = await freshPage(browser, null);
    await page.goto(floorUrl);
    await page.locator("textarea").waitFor();
    await page.waitForTimeout(1000);
    const stream = `/stream?tokens=${tokens}&every=${everyMs}`;
    return {
      page,
      write: async () => {
        await page.evaluate(
          (from) => (globalThis as unknown as { openStream(from: string): void }).openStream(from),
          stream,
        );
        await writing(page);
        await page.locator("html[data-done=true]").waitFor({ timeout: 60_000 });
      },
    };
  };
  const ours = async (threadId: string) => {
    const page = await freshPage(browser, server);
    await page.goto(server.url + (await addressOf(server, threadId)));
    await lastMessage(page);
    // A page at rest: what loads after the words is another row's.
    await page.waitForTimeout(4000);
    const box = page.getByRole("textbox", { name: /^Message to/ });
    await box.fill("Go on.");
    return {
      page,
      write: async () => {
        await box.press("Enter");
        await page.getByRole("button", { name: "Stop" }).waitFor();
        await writing(page);
        await page.getByRole("button", { name: "Send" }).waitFor({ timeout: 60_000 });
      },
    };
  };
  // Frames are counted in a reply of their own: to ask for every one of them costs more than to write.
  const measured = async (open: () => ReturnType<typeof bare>) => {
    const [one, other] = [await open(), await open()];
    const cost = await measureStream(one.page, tokens, one.write);
    const dropped = await countDropped(other.page, other.write);
    for (const { page } of [one, other]) await page.context().close();
    return { ...cost, dropped };
  };
  const floor = await measured(bare);
  const costs: number[] = [];
  for (const threadId of ["thread-10", "thread-1000", "thread-10000"]) {
    const cost = await measured(() => ours(threadId));
    costs.push(cost.perToken);
    const history = threadId.slice("thread-".length);
    row(
      `a streamed reply, ${history} messages of history: main thread, %`,
      cost.share * 100,
      floor.share * 100,
      "≤ 6",
      1,
    );
    row("… ms of its own clock for each token", cost.perToken, floor.perToken, "≤ 1.5", 2);
    row("… dropped frames", cost.dropped, floor.dropped, "≤ floor");
  }
  row("… growth of that cost from 10 to 1,000", (costs[1] ?? 0) / (costs[0] ?? 1), null, "≤ 1.05", 2);
  row("… growth of that cost from 10 to 10,000", (costs[2] ?? 0) / (costs[0] ?? 1), null, "≤ 1.05", 2);
}

const [loadBefore] = loadavg();
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
  await benchScrolling(browser, server, floor.url);
  await benchStreaming(browser, server, floor.url);
} finally {
  await browser.close();
  floor.close();
  await server.close();
}
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} at the end, ${loadBefore?.toFixed(1)} before\n`);
const wide = Math.max(...rows.map(({ what }) => what.length));
console.log(`${"".padEnd(wide)}  ${"ours".padStart(9)}  ${"floor".padStart(9)}  ${"ratio".padStart(7)}  budget`);
for (const { what, ours, floor: least, ratio, budget } of rows)
  console.log(`${what.padEnd(wide)}  ${ours.padStart(9)}  ${least.padStart(9)}  ${ratio.padStart(7)}  ${budget}`);
