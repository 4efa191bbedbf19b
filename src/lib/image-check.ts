import { isPng, readPngChunks } from "./png-chunks.ts";

export type ImageKind = "png" | "jpeg" | "webp" | "gif";

export interface ImageLimits {
  /** Size of the file in bytes. */
  bytes: number;
  /** Width × height, known before decoding. */
  pixels: number;
  /** Accepted kinds; all four by default. */
  kinds?: readonly ImageKind[];
}

/**
 * Why a picture is refused: `wrong-type` (not PNG, JPEG, WebP or GIF by its first bytes; a server's 415), `too-large`
 * (bytes) and `too-many-pixels` (both a server's 413), `no-room` (a server's 413: this user has sent too many), `broken`
 * (truncated, or not what its header says).
 */
export type ImageRefusal = "wrong-type" | "too-large" | "too-many-pixels" | "no-room" | "broken";

/** A picture refused by our check, or by the server. */
export class ImageRefusedError extends Error {
  readonly refusal: ImageRefusal;
  constructor(refusal: ImageRefusal) {
    super(`picture refused: ${refusal}`);
    this.name = "ImageRefusedError";
    this.refusal = refusal;
  }
}

export type ImageFacts = { kind: ImageKind; width: number; height: number; isAnimated: boolean };
type Size = Pick<ImageFacts, "width" | "height"> & { isAnimated?: boolean };

/** MIME types for file inputs. The check itself goes by the bytes, not by name or declared type. */
export const imageTypes: Readonly<Record<ImageKind, string>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
};

/**
 * The one check of a picture before it is decoded (GAP-09): its kind by the first bytes, its size in bytes, its pixels
 * by its header. Linear in the bytes at worst, and allocates nothing by what a header claims.
 * @throws {ImageRefusedError}
 */
export function checkImage(bytes: Uint8Array, limits: ImageLimits): ImageFacts {
  if (bytes.length > limits.bytes) throw new ImageRefusedError("too-large");
  const kind = imageKind(bytes);
  if (kind === null || limits.kinds?.includes(kind) === false) throw new ImageRefusedError("wrong-type");
  const size = readers[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
  if (size === null || size.width === 0 || size.height === 0) throw new ImageRefusedError("broken");
  if (size.width * size.height > limits.pixels) throw new ImageRefusedError("too-many-pixels");
  return { kind, width: size.width, height: size.height, isAnimated: size.isAnimated ?? false };
}

/** PNG, JPEG, WebP or GIF by the first bytes; null is anything else, SVG included. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (isPng(bytes)) return "png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  return null;
}

const readers: Record<ImageKind, (view: DataView, bytes: Uint8Array) => Size | null> = {
  png: (view, bytes) => {
    const chunks = readPngChunks(bytes);
    const header = chunks?.[0];
    if (header?.type !== "IHDR" || header.length !== 13) return null;
    if (!chunks?.some(({ type }) => type === "IDAT")) return null;
    return {
      width: view.getUint32(header.start),
      height: view.getUint32(header.start + 4),
      isAnimated: chunks.some(({ type }) => type === "acTL"),
    };
  },
  jpeg: jpegSize,
  webp: webpSize,
  gif: gifSize,
};

/** Start-of-frame markers; the other three between 0xC0 and 0xCF are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments to the frame header. Thumbnails lie inside a segment and are skipped. */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > view.byteLength) return null;
    if (isFrame(marker)) return length < 8 ? null : { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // The scan starts without a frame header: the size is unknown.
    if (marker === 0xda) return null;
    at += 2 + length;
  }
  return null;
}

function webpSize(view: DataView, bytes: Uint8Array): Size | null {
  if (view.byteLength < 30) return null;
  const chunk = String.fromCharCode(...bytes.subarray(12, 16));
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (chunk === "VP8 ") {
    const isKeyFrame = uint24(23) === 0x2a_01_9d;
    return isKeyFrame ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff } : null;
  }
  if (chunk === "VP8L") {
    if (view.getUint8(20) !== 0x2f) return null;
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk === "VP8X")
    return { width: uint24(24) + 1, height: uint24(27) + 1, isAnimated: (view.getUint8(20) & 2) !== 0 };
  return null;
}

/** A GIF's screen, or its first frame where that is larger: decoders grow the screen to it. */
function gifSize(view: DataView): Size | null {
  const end = view.byteLength;
  const table = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));
  if (end < 13) return null;
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated: false };
  let frames = 0;
  let at = 13 + table(view.getUint8(10));
  /** Skips the sub-blocks from `at`; false if they run past the end of the file. */
  const skipBlocks = () => {
    while (at < end) {
      const length = view.getUint8(at);
      at += 1 + length;
      if (length === 0) return true;
    }
    return false;
  };
  while (at < end) {
    const introducer = view.getUint8(at);
    if (introducer === 0x21) {
      at += 2;
      if (!skipBlocks()) break;
    } else if (introducer === 0x2c && at + 10 < end) {
      frames += 1;
      if (frames === 2) return { ...size, isAnimated: true };
      size.width = Math.max(size.width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true));
      size.height = Math.max(size.height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true));
      at += 11 + table(view.getUint8(at + 9));
      if (!skipBlocks()) break;
    } else break;
  }
  return frames === 0 ? null : size;
}
