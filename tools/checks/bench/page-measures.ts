import type { CDPSession, Page } from "@playwright/test";

/** A phone on a slow line: 1.6 Mbps, 150 ms, CPU slowed 4 times. */
export async function slowDown(session: CDPSession, { isRepeat = false } = {}): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: !isRepeat });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

export type Load = {
  scriptKb: number;
  allKb: number;
  requests: number;
  fcp: number;
  lcp: number;
  /** When `settled` was first true in a frame: the newest message stands there. */
  seen: number;
  blocking: number;
  shift: number;
};

/**
 * Bytes on the wire, requests and paint times of a visit, until 2.5 s after there is something that `selector` finds. A
 * repeated visit finds in the cache what the first has left there.
 */
export async function measureLoad(page: Page, url: string, selector: string, { isRepeat = false } = {}): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session, { isRepeat });
  const types = new Map<string, string>();
  let scriptBytes = 0;
  let allBytes = 0;
  let requests = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.requestWillBeSent", ({ request }) => (requests += request.url.startsWith("http") ? 1 : 0));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    allBytes += encodedDataLength;
    if (types.get(requestId) === "Script") scriptBytes += encodedDataLength;
  });
  await page.addInitScript((wanted) => {
    const seen = { lcp: 0, shift: 0, blocking: 0, seen: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      // The frame that shows it is over when the next one begins.
      else requestAnimationFrame(() => (seen.seen = performance.now()));
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: "longtask", buffered: true });
  }, selector);
  await page.goto(url, { waitUntil: "load" });
  // Asked by the bare protocol: Playwright's own way to wait brings a large script, and the page compiles it meanwhile.
  const isSeen = { expression: "globalThis.seen.seen > 0", returnByValue: true };
  const patience = Date.now() + 60_000;
  while ((await session.send("Runtime.evaluate", isSeen)).result.value !== true) {
    if (Date.now() > patience) throw new Error(`${url} never showed ${selector}`);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Pick<Load, "lcp" | "shift" | "blocking" | "seen"> }).seen,
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  await session.detach();
  return { scriptKb: scriptBytes / 1024, allKb: allBytes / 1024, requests, ...seen };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Milliseconds of each key from its event to the frame after it has been painted, CPU slowed 4 times. */
export async function measureKeys(page: Page, text: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    addEventListener(
      "keydown",
      (event) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => times.push(performance.now() - event.timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (const key of text) {
    await page.keyboard.press(key === " " ? "Space" : key);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(300);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}

/** Seconds the main thread has been at work, by its own clock: what else the machine does is not counted. */
export async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** Begins to count for `busySeconds`. */
export async function countBusy(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

export type Cost = { share: number; perToken: number };

/** Main-thread cost of a reply, from before it is asked for until it has been written, and for each of its tokens. */
export async function measureStream(page: Page, tokens: number, write: () => Promise<unknown>): Promise<Cost> {
  const session = await countBusy(page);
  const [before, from] = [await busySeconds(session), Date.now()];
  await write();
  const [after, to] = [await busySeconds(session), Date.now()];
  await session.detach();
  const seconds = after - before;
  return { share: (seconds * 1000) / (to - from), perToken: (seconds * 1000) / tokens };
}

/** Frames that were left out while a reply was written: one that took twice as long has lost one. */
export async function countDropped(page: Page, write: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const frames = { dropped: 0, isOver: false };
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const tick = (now: number) => {
      frames.dropped += Math.max(0, Math.round((now - last) / 16.7) - 1);
      last = now;
      if (!frames.isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await write();
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: { dropped: number; isOver: boolean } };
    frames.isOver = true;
    return frames.dropped;
  });
}

/** DOM nodes of the document, rows of the list, and heap in MB after a forced collection. */
export async function measureWeight(page: Page): Promise<{ nodes: number; rows: number; heapMb: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const heapMb = (await session.send("Runtime.getHeapUsage")).usedSize / 1024 / 1024;
  await session.detach();
  const [nodes, rows] = await page.evaluate(() => [
    document.querySelectorAll("*").length,
    document.querySelectorAll("[aria-posinset]").length,
  ]);
  return { nodes: nodes ?? 0, rows: rows ?? 0, heapMb };
}
