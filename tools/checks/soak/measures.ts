import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Memory of a process in MB; NaN where the system does not tell. */
export function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** A page's heap in MB after its garbage is gone. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let turn = 0; turn < 3; turn += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1_000_000;
}

export type Sample = { readonly minute: number; readonly value: number };

/** Growth for each minute: the slope of the line through the samples. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minute }) => minute));
  const y = mean(samples.map(({ value }) => value));
  const above = samples.reduce((sum, { minute, value }) => sum + (minute - x) * (value - y), 0);
  const below = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return above / below;
}
