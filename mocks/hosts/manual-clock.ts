import type { Clock } from "../backend/context.ts";

type Sleeper = { at: number; wake: () => void };

/** A clock that only moves when told to, so that tests of replies are fast and exact. */
export type ManualClock = Clock & {
  /** Moves the time and wakes the sleepers that are due, in order, letting each one's work settle. */
  advance: (ms: number) => Promise<void>;
};

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

export function manualClock(now = "2026-11-21T20:00:00.000Z"): ManualClock {
  let time = Date.parse(now);
  const sleepers = new Set<Sleeper>();
  return {
    now: () => time,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const sleeper: Sleeper = { at: time + ms, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener(
          "abort",
          () => {
            sleepers.delete(sleeper);
            reject(signal.reason);
          },
          { once: true },
        );
        return undefined;
      }),
    async advance(ms) {
      const end = time + ms;
      await settle();
      for (;;) {
        const next = [...sleepers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = Math.max(time, next.at);
        sleepers.delete(next);
        next.wake();
        await settle();
      }
      time = end;
      await settle();
    },
  };
}
