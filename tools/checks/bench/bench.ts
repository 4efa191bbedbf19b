// Prints what the app costs beside its floor, both measured in this run. Figures, not a test: nothing fails here. A budget
// that is a time was set beside a floor of its own: 1.8 s where that took 1.1 is × 1.64.
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { chromium, type Browser, type Page } from "@playwright/test";
import { build } from "vite";
import type { Responder } from "#mocks/backend/responder/responder.ts";
import { startServer, type RunningServer } from "#mocks/hosts/server.ts";
import { browserArguments, findBrowser } from "../../browser.ts";
import { startFloorServer, tokenAt } from "./floor-server.ts";
import {
  busySeconds,
  countBusy,
  countDropped,
  measureKeys,
  measureStream,
  measureWeight,
  median,
  percentile,
} from "./page-measures.ts";
import { measureJump, measureScroll, type Scrolling } from "./scroll-measures.ts";
import { benchLoads } from "./bench-loads.ts";
import { freshPage, log, samples } from "./pages.ts";
import { figures } from "./table.ts";

const floorFolder = ".cache/bench-floor";
const tokens = 1000;
const everyMs = 20;

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

const table = figures();
const { row } = table;

/** A thread of the crowded world with its character, for the address of the conversation. */
async function addressOf(server: RunningServer, threadId: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/chat/threads/${threadId}`, {
    headers: { authorization: `Bearer ${server.token}` },
  });
  const { data } = (await answer.json()) as { data: { characterId: string } };
  return `/conversation/${data.characterId}?t=${threadId}`;
}

/** The floor's list and its rows. */
const [bareList, bareRow, lastBareRow] = ["[data-list]", "[data-list] p", "[data-last]"];
const openFloor = (count: number) => `button:text-is("Open ${count}")`;

const lastMessage = (page: Page) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(`${selector} [aria-posinset]`)].some(
        (at) => at.getAttribute("aria-posinset") === at.getAttribute("aria-setsize"),
      ),
    log,
    { timeout: 60_000 },
  );

/** Milliseconds from a press of the mouse on what `target` names to the frame that shows what `shown` finds. */
async function timeOpening(page: Page, target: string, shown: string): Promise<number> {
  await page.evaluate((selector) => {
    const opened = new Promise<number>((resolve) => {
      const follow = ({ timeStamp }: MouseEvent) => {
        const look = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look);
          // The frame that shows it is over when the next one begins.
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener("click", follow, { capture: true, once: true });
    });
    Object.assign(globalThis, { opened });
  }, shown);
  await page.locator(target).first().click();
  return page.evaluate(() => (globalThis as unknown as { opened: Promise<number> }).opened);
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
      const session = await countBusy(page);
      const before = await busySeconds(session);
      ours.push(await timeOpening(page, `a[href$="?t=thread-${count}"]`, `${log} [aria-posinset="${count}"]`));
      busy.push(((await busySeconds(session)) - before) * 1000);
      await page.waitForTimeout(300);
      Object.assign(weight, await measureWeight(page));
      await page.context().close();

      const bare = await freshPage(browser, null);
      await bare.goto(floorUrl);
      await bare.locator("textarea").waitFor();
      floor.push(await timeOpening(bare, openFloor(count), lastBareRow));
      await bare.context().close();
    }
  }
  for (const [count, { ours, floor, busy, weight }] of found) {
    row(`open a chat of ${count}, ms from the press, with its data over HTTP`, median(ours), median(floor), {
      perFloor: 1.5,
    });
    row("… main thread until then, ms of its own clock", median(busy), null, count === 10_000 ? { most: 100 } : null);
    row("… nodes in the document", weight.nodes, null, { most: 1000 });
    row("… rows", weight.rows, null, { most: 40 });
  }
  const [least, most] = [found.get(100), found.get(10_000)];
  if (least === undefined || most === undefined) return;
  const growth = (of: "ours" | "floor") => median(most[of]) / median(least[of]);
  row("… growth of the time from 100 to 10,000", growth("ours"), growth("floor"), { most: 1.3 }, 2);
  row("… heap growth from 100 to 10,000, MB", most.weight.heapMb - least.weight.heapMb, null, { most: 6 }, 1);
}

async function benchTyping(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const text = "the lamp turns once more and the rain shows itself for a moment";
  const address = server.url + (await addressOf(server, "thread-10000"));
  const ours: number[] = [];
  const floor: number[] = [];
  for (let sample = 0; sample < 3; sample += 1) {
    const page = await freshPage(browser, server);
    await page.goto(address);
    await lastMessage(page);
    // A page at rest: what loads after the words is another row's.
    await page.waitForTimeout(4000);
    await page.getByRole("textbox", { name: /^Message to/ }).focus();
    ours.push(...(await measureKeys(page, text)));
    await page.context().close();
    const bare = await freshPage(browser, null);
    await bare.goto(floorUrl);
    await bare.locator(openFloor(10_000)).click();
    await bare.waitForSelector(lastBareRow);
    await bare.locator("textarea").focus();
    floor.push(...(await measureKeys(bare, text)));
    await bare.context().close();
  }
  row(
    "key to paint, 10,000 messages, CPU 4 ×, median ms",
    median(ours),
    median(floor),
    { most: 15, perFloor: 1.36 },
    1,
  );
  row("… 95 of 100, ms", percentile(ours, 0.95), percentile(floor, 0.95), { most: 20, perFloor: 1.43 }, 1);
}

async function benchScrolling(browser: Browser, server: RunningServer, floorUrl: string): Promise<void> {
  const address = server.url + (await addressOf(server, "thread-10000"));
  const found = { ours: [] as Scrolling[], floor: [] as Scrolling[] };
  for (let sample = 0; sample < 3; sample += 1) {
    const page = await freshPage(browser, server);
    await page.goto(address);
    await lastMessage(page);
    await page.waitForTimeout(1500);
    found.ours.push(await measureScroll(page, log, "[aria-posinset]"));
    await page.context().close();
    const bare = await freshPage(browser, null);
    await bare.goto(floorUrl);
    await bare.locator(openFloor(10_000)).click();
    await bare.waitForSelector(lastBareRow);
    await bare.waitForTimeout(1500);
    found.floor.push(await measureScroll(bare, bareList, bareRow));
    await bare.context().close();
  }
  const worst = (whose: keyof typeof found) => median(found[whose].map(({ worstFrame }) => worstFrame));
  const blank = (whose: keyof typeof found) => Math.max(...found[whose].map(({ blankFrames }) => blankFrames));
  row("scrolling back at 4,000 px/s, CPU 4 ×: worst frame, ms", worst("ours"), worst("floor"), { most: 33 });
  row("… blank frames", blank("ours"), blank("floor"), { most: 0 });
  const jumps: number[] = [];
  for (let sample = 0; sample < 3; sample += 1) {
    const fresh = await freshPage(browser, server);
    await fresh.goto(address);
    await lastMessage(fresh);
    await fresh.waitForTimeout(1500);
    jumps.push(await measureJump(fresh, log));
    await fresh.context().close();
  }
  row("the first of 10,000 messages by one key, ms", median(jumps), null, { most: 200 });
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
  // Frames are counted in replies of their own: to ask for every one of them costs more than to write.
  const measured = async (open: () => ReturnType<typeof bare>) => {
    const alone = async <Figure>(measure: (opened: Awaited<ReturnType<typeof bare>>) => Promise<Figure>) => {
      const opened = await open();
      const figure = await measure(opened);
      await opened.page.context().close();
      return figure;
    };
    const cost = await alone(({ page, write }) => measureStream(page, tokens, write));
    const dropped: number[] = [];
    for (let sample = 0; sample < 3; sample += 1)
      dropped.push(await alone(({ page, write }) => countDropped(page, write)));
    return { ...cost, dropped: median(dropped) };
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
      { most: 6, perFloor: 0.86 },
      1,
    );
    row("… ms of its own clock for each token", cost.perToken, floor.perToken, { most: 1.5, perFloor: 1.07 }, 2);
    row("… dropped frames", cost.dropped, floor.dropped, { most: floor.dropped });
  }
  row("… growth of that cost from 10 to 1,000", (costs[1] ?? 0) / (costs[0] ?? 1), null, { most: 1.05 }, 2);
  row("… growth of that cost from 10 to 10,000", (costs[2] ?? 0) / (costs[0] ?? 1), null, { most: 1.05 }, 2);
}

const [loadBefore] = loadavg();
const made = spawnSync(process.execPath, ["tools/build.ts"], { stdio: "inherit" });
if (made.status !== 0) process.exit(made.status ?? 1);
await build({
  configFile: false,
  root: "tools/checks/bench/floor",
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
  await benchLoads(row, browser, server, floor.url, await addressOf(server, "thread-100"));
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
console.log(table.toString());
