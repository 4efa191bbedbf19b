import type { Clock } from "../backend/context.ts";

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const leave = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", leave);
        resolve();
      }, ms);
      signal?.addEventListener("abort", leave, { once: true });
      return undefined;
    }),
};

/** The machine's time, moved so that it starts at `now` (ISO 8601) and runs on from there. */
export function clockFrom(now: string): Clock {
  const shift = Date.parse(now) - Date.now();
  return { now: () => Date.now() + shift, sleep: systemClock.sleep };
}
