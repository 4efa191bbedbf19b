import type { CDPSession, Page } from "@playwright/test";

/** Slows the page's CPU four times during `work`. */
async function slowed<Figure>(page: Page, work: (session: CDPSession) => Promise<Figure>): Promise<Figure> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const figure = await work(session);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return figure;
}

/** Starts counting the main thread's busy milliseconds by its own clock, which other load on the machine does not change. */
export async function countBusy(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const now = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const before = await now();
  return async () => (await now()) - before;
}

export type Load = {
  scriptKb: number;
  libraryKb: number;
  allKb: number;
  requests: number;
  firstPaint: number;
  lcp: number;
  /** Script loaded before the largest paint. */
  earlyKb: number;
  /** When the content that the visit is for was first painted. */
  seen: number;
  blocking: number;
  busy: number;
  shift: number;
};

/**
 * A visit with a phone on a slow line (1.6 Mbps, 150 ms, CPU slowed four times): bytes on the wire, requests and paint times,
 * until 2.5 s after `selector` matches. A repeated visit has the cache of the first. `libraryShare` is the share of a script
 * that comes from packages, 0 to 1.
 */
export function measureLoad(
  page: Page,
  url: string,
  selector: string,
  libraryShare: (path: string) => number,
  isRepeat: boolean,
): Promise<Load> {
  return slowed(page, async (session) => {
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: !isRepeat });
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
    const scripts = new Map<string, string>();
    const wire = { scriptKb: 0, libraryKb: 0, allKb: 0, requests: 0 };
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script") scripts.set(requestId, new URL(response.url).pathname);
    });
    session.on("Network.requestWillBeSent", ({ request }) => (wire.requests += request.url.startsWith("http") ? 1 : 0));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      wire.allKb += encodedDataLength / 1024;
      if (script === undefined) return;
      wire.scriptKb += encodedDataLength / 1024;
      wire.libraryKb += (encodedDataLength / 1024) * libraryShare(script);
    });
    await page.addInitScript((wanted) => {
      const seen = { lcp: 0, shift: 0, blocking: 0, seen: 0 };
      Object.assign(globalThis, { seen });
      const look = () => {
        if (document.querySelector(wanted) === null) requestAnimationFrame(look);
        // The next frame begins after the one that shows it.
        else requestAnimationFrame(() => (seen.seen = performance.now()));
      };
      requestAnimationFrame(look);
      const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      observe("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
      observe("layout-shift", ({ value = 0 }) => (seen.shift += value));
      observe("longtask", ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
    }, selector);
    const busy = await countBusy(page);
    await page.goto(url, { waitUntil: "load" });
    // By the protocol: Playwright's own wait injects a large script, which the page would compile meanwhile.
    const isSeen = { expression: "globalThis.seen.seen > 0", returnByValue: true };
    const patience = Date.now() + 60_000;
    while ((await session.send("Runtime.evaluate", isSeen)).result.value !== true) {
      if (Date.now() > patience) throw new Error(`${url} never showed ${selector}`);
      await page.waitForTimeout(250);
    }
    await page.waitForTimeout(2500);
    const work = await busy();
    const seen = await page.evaluate(() => {
      const { seen: noted } = globalThis as unknown as {
        seen: Pick<Load, "lcp" | "shift" | "blocking" | "seen">;
      };
      const early = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
        ({ name, responseEnd }) => new URL(name).pathname.endsWith(".js") && responseEnd < noted.lcp,
      );
      return {
        ...noted,
        firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
        earlyKb: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0),
      };
    });
    return { ...wire, ...seen, busy: work };
  });
}

/**
 * Milliseconds from the event that `act` triggers to the frame that shows a row matching `row` within `list`; both are
 * selectors.
 */
export async function timeUntilSeen(
  page: Page,
  event: "click" | "keydown",
  { list, row }: { list: string; row: string },
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    (wanted) => {
      const isSeen = () => {
        const view = document.querySelector(wanted.list)?.getBoundingClientRect();
        const shown = document.querySelector(wanted.row)?.getBoundingClientRect();
        return view !== undefined && shown !== undefined && shown.bottom > view.top && shown.top < view.bottom;
      };
      const opened = new Promise<number>((resolve) => {
        const follow = ({ timeStamp }: Event) => {
          const look = () => {
            if (!isSeen()) requestAnimationFrame(look);
            // The next frame begins after the one that shows it.
            else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        };
        addEventListener(wanted.event, follow, { capture: true, once: true });
      });
      Object.assign(globalThis, { opened });
    },
    { list, row, event },
  );
  await act();
  return page.evaluate(() => (globalThis as unknown as { opened: Promise<number> }).opened);
}

/** Milliseconds from each key's event to the frame after its paint, CPU slowed four times. */
export function measureKeys(page: Page, text: string): Promise<number[]> {
  return slowed(page, async () => {
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { keyTimes: times });
      const note = ({ timeStamp }: KeyboardEvent) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      addEventListener("keydown", note, { capture: true });
    });
    for (const key of text) {
      await page.keyboard.press(key === " " ? "Space" : key);
      await page.waitForTimeout(40);
    }
    await page.waitForTimeout(300);
    return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  });
}

/** Frames of a page; in `blank` ones a part of the list larger than the gap between rows was empty. */
export type Frames = { drawn: number; worst: number; dropped: number; blank: number };

/** Records the page's frames during `work`; given selectors of a list and its rows, also whether rows are missing. */
export async function watchFrames(
  page: Page,
  work: () => Promise<unknown>,
  looked: { list: string; row: string } | null = null,
): Promise<Frames> {
  await page.evaluate((wanted) => {
    const frames = { drawn: 0, worst: 0, dropped: 0, blank: 0 };
    const watch = { frames, isOver: false };
    Object.assign(globalThis, { watch });
    const element = wanted && document.querySelector(wanted.list);
    const gap = 120;
    const isBlank = () => {
      if (!wanted || !element) return false;
      const view = element.getBoundingClientRect();
      let covered = view.top;
      const rows = [...element.querySelectorAll(wanted.row)].map((one) => one.getBoundingClientRect());
      for (const { top, bottom } of rows.toSorted((a, b) => a.top - b.top)) {
        if (top > covered + gap) return true;
        covered = Math.max(covered, bottom);
      }
      return covered < view.bottom - gap;
    };
    let last = performance.now();
    const tick = (now: number) => {
      frames.drawn += 1;
      frames.worst = Math.max(frames.worst, now - last);
      frames.dropped += Math.max(0, Math.round((now - last) / 16.7) - 1);
      if (isBlank()) frames.blank += 1;
      last = now;
      if (!watch.isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }, looked);
  await work();
  return page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: { frames: Frames; isOver: boolean } };
    watch.isOver = true;
    return watch.frames;
  });
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** The main thread's longest task during `work`, in milliseconds of the thread's own clock. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if (event.name === "RunTask" || event.ph === "M") events.push(event);
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"], excludedCategories: ["*"] },
  });
  await work();
  const over = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await over;
  await session.detach();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const mains = new Set(named.map(threadOf));
  const tasks = events.filter((event) => event.name === "RunTask" && mains.has(threadOf(event)));
  if (tasks.length === 0) throw new Error("the browser noted no task");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Scrolls a list back with the wheel for three seconds at 4,000 px/s, CPU slowed four times. */
export function measureScroll(page: Page, list: string, row: string): Promise<Frames> {
  return slowed(page, async (session) => {
    const box = await page.locator(list).boundingBox();
    if (box === null) throw new Error(`no ${list}`);
    const gesture = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: 12_000,
      speed: 4000,
      preventFling: true,
      gestureSourceType: "mouse" as const,
    };
    return watchFrames(page, () => session.send("Input.synthesizeScrollGesture", gesture), { list, row });
  });
}
