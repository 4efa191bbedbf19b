import type { CDPSession, Page } from "@playwright/test";

/** A phone on a slow line, as performance.md measures: 1.6 Mbps, 150 ms, CPU slowed 4 times. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
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
  blocking: number;
  shift: number;
};

/** Bytes on the wire, requests and paint times of a first visit, until `settled` resolves. */
export async function measureLoad(page: Page, url: string, settled: () => Promise<unknown>): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
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
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0, blocking: 0 };
    Object.assign(globalThis, { seen });
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
  });
  await page.goto(url, { waitUntil: "load" });
  await settled();
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: { lcp: number; shift: number; blocking: number } }).seen,
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

export type Cost = { share: number; perToken: number; dropped: number };

/** Main-thread cost of what happens between `start` and `ended`, per token; dropped = frames that took two or more. */
export async function measureStream(
  page: Page,
  tokens: number,
  start: () => Promise<unknown>,
  ended: () => Promise<unknown>,
): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
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
  const [before, from] = [await busy(), Date.now()];
  await start();
  await ended();
  const [after, to] = [await busy(), Date.now()];
  const dropped = await page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: { dropped: number; isOver: boolean } };
    frames.isOver = true;
    return frames.dropped;
  });
  await session.detach();
  const seconds = after - before;
  return { share: (seconds * 1000) / (to - from), perToken: (seconds * 1000) / tokens, dropped };
}

/** DOM nodes of the document and heap in MB after a forced collection. */
export async function measureWeight(page: Page): Promise<{ nodes: number; heapMb: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const heapMb = (await session.send("Runtime.getHeapUsage")).usedSize / 1024 / 1024;
  await session.detach();
  return { nodes: await page.evaluate(() => document.querySelectorAll("*").length), heapMb };
}
