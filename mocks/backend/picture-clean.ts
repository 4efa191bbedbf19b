import type { PictureKind } from "./picture-file.ts";

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const pngKept = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD", "pHYs"]);

/** Without texts, EXIF and the further frames of an APNG. */
function pngParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let hasPixels = false;
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    if (end > bytes.length) return null;
    if (pngKept.has(name)) parts.push(bytes.subarray(at, end));
    hasPixels ||= name === "IDAT";
    if (name === "IEND") return hasPixels ? parts : null;
    at = end;
  }
}

/** Where the compressed pixels end that begin at `from`: at the next marker that is none of theirs. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Tables, frames and scans, Adobe's note on colours and a JFIF header without a thumbnail; no EXIF, XMP or comment. */
function isKeptSegment(marker: number, length: number): boolean {
  if (marker === 0xe0) return length === 16;
  return (marker >= 0xc0 && marker <= 0xcf) || [0xda, 0xdb, 0xdd, 0xee].includes(marker);
}

function jpegParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let hasPixels = false;
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) break;
    // Padding.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (marker === 0xda) {
      hasPixels = true;
      end = endOfScan(bytes, end);
    }
    if (isKeptSegment(marker, length)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return hasPixels ? [...parts, Uint8Array.of(0xff, 0xd9)] : null;
}

/** The still picture alone; a moving one is null. */
function webpParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes);
  const all = 8 + view.getUint32(4, true);
  if (all > bytes.length) return null;
  const chunks: Uint8Array[] = [];
  let pictures = 0;
  for (let at = 12; at + 8 <= all;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = nameAt(bytes, at);
    if (at + 8 + size > all || name.startsWith("AN")) return null;
    if (["VP8 ", "VP8L", "VP8X", "ALPH"].includes(name)) chunks.push(bytes.slice(at, end));
    // Of what is announced only transparency is still there.
    if (name === "VP8X") chunks.at(-1)![8]! &= 0x10;
    if (name === "VP8 " || name === "VP8L") pictures += 1;
    at = end;
  }
  if (pictures !== 1) return null;
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + chunks.reduce((sum, { length }) => sum + length, 0), true);
  return [head, ...chunks];
}

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the sub-blocks end that begin at `from`; beyond the file when they do not. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** The first frame of a GIF. */
function gifParts(bytes: Uint8Array): Uint8Array[] | null {
  const start = 13 + tableBytes(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, start)];
  for (let at = start; at < bytes.length;) {
    const isFrame = bytes[at] === 0x2c;
    if (!isFrame && bytes[at] !== 0x21) return null;
    const blocks = isFrame ? at + 11 + tableBytes(bytes[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(bytes, blocks);
    if (end > bytes.length) return null;
    // How the frame after it is drawn, its transparency too.
    if (isFrame || bytes[at + 1] === 0xf9) parts.push(bytes.subarray(at, end));
    if (isFrame) return [...parts, Uint8Array.of(0x3b)];
    at = end;
  }
  return null;
}

const partsOf = { png: pngParts, jpeg: jpegParts, webp: webpParts, gif: gifParts };

/**
 * A picture with nothing in it but the picture: no place it was taken at, no words, no further frames and nothing behind
 * its end. Null when it is not whole, or a moving WebP. Pixels are left as they are.
 */
export function cleanedPicture(kind: PictureKind, bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  let parts: Uint8Array[] | null;
  try {
    parts = partsOf[kind](bytes);
  } catch {
    // Truncated within a number.
    return null;
  }
  if (!parts) return null;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
