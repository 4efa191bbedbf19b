import type { Painter, PaintRequest } from "./painter.ts";

type Held = {
  request: PaintRequest;
  signal: AbortSignal;
  give: (bytes: Uint8Array<ArrayBuffer>) => void;
  fail: (failure: Error) => void;
};

/** A painter that finishes each picture only when the test says so. */
export function heldPainter() {
  const asked: Held[] = [];
  const painter: Painter = {
    paint: (request, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
        asked.push({ request, signal, give: (bytes) => resolve(new Blob([bytes])), fail: reject });
      }),
  };
  return { painter, asked };
}
