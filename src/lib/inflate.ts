import { Inflate, Unzlib } from "fflate";

/** Compressed bytes taken at once: they can grow to a thousand times as much before the limit is asked. */
const step = 16_384;

/**
 * Inflates at most `most` bytes: `raw` deflate as in ZIP, or with a zlib header as in PNG. Null when there is more, which
 * is found before it is kept.
 * @throws an error of the decoder when the data are broken or end early
 */
export function inflateAtMost(data: Uint8Array, most: number, kind: "raw" | "zlib"): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  const take = (part: Uint8Array) => {
    size += part.length;
    if (size <= most) parts.push(part);
  };
  const stream = kind === "raw" ? new Inflate(take) : new Unzlib(take);
  for (let at = 0; at === 0 || at < data.length; at += step) {
    stream.push(data.subarray(at, at + step), at + step >= data.length);
    if (size > most) return null;
  }
  return joinBytes(parts);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
