import type { Context } from "../backend/context.ts";

/** Bytes that are the same every time: for worlds in tests and stories, never where people sign in. */
export function seededRandom(seed = 1): Context["random"] {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) & 255;
  };
  return (count) => Uint8Array.from({ length: count }, next);
}
