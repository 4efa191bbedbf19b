import { readFileSync } from "node:fs";

/** Memory of a process in MB; NaN if the system does not report it. */
export function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
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
