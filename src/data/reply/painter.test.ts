import { describe, expect, it } from "vitest";
import { createPainter } from "./painter.ts";

describe("painting", () => {
  it("paints at most 15 times a second, and always the latest state", () => {
    let now = 0;
    let timers: { at: number; run: () => void }[] = [];
    const painted: number[] = [];
    const painter = createPainter(() => painted.push(now), {
      now: () => now,
      wait(ms, run) {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
    });
    for (; now < 1000; now++) {
      painter.request("m");
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    }
    expect(painted.length).toBeGreaterThanOrEqual(14);
    expect(painted.length).toBeLessThanOrEqual(16);
    painter.request("m");
    painter.cancel("m");
    expect(timers).toEqual([]);
  });
});
