/** Milliseconds between two renders of a streaming reply: 15 a second are enough for reading. */
export const PAINT_INTERVAL = 66;

export type PaintClock = { now: () => number; wait: (ms: number, then: () => void) => () => void };

/** Waits for the time, then for the next frame; a background page has no frames and needs no render. */
const pageClock: PaintClock = {
  now: () => performance.now(),
  wait(ms, then) {
    let frame = 0;
    const timer = setTimeout(() => {
      if (typeof requestAnimationFrame === "function") frame = requestAnimationFrame(() => then());
      else then();
    }, ms);
    return () => {
      clearTimeout(timer);
      if (frame !== 0) cancelAnimationFrame(frame);
    };
  },
};

/** Batches render requests by key: at most one per `PAINT_INTERVAL`, in an animation frame. */
export function createPainter(paint: (key: string) => void, clock: PaintClock = pageClock) {
  const waiting = new Map<string, () => void>();
  const painted = new Map<string, number>();
  return {
    request(key: string) {
      if (waiting.has(key)) return;
      const since = clock.now() - (painted.get(key) ?? -Infinity);
      const stop = clock.wait(Math.max(0, PAINT_INTERVAL - since), () => {
        waiting.delete(key);
        painted.set(key, clock.now());
        paint(key);
      });
      waiting.set(key, stop);
    },
    cancel(key: string) {
      waiting.get(key)?.();
      waiting.delete(key);
      painted.delete(key);
    },
  };
}
