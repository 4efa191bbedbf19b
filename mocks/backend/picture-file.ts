import { cleanedPicture } from "./picture-clean.ts";
import { Refusal } from "./refusal.ts";

export type PictureKind = "png" | "jpeg" | "webp" | "gif";

/** A picture, and its type by its bytes. */
export type PictureFile = { kind: PictureKind; bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

export const pictureTypes: Readonly<Record<PictureKind, string>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
};

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The kind by the first bytes; SVG and everything else is null. */
function kindOf(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, "\u0089PNG\r\n\u001a\n")) return "png";
  if (startsWith(bytes, "\u00ff\u00d8\u00ff")) return "jpeg";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "gif";
  return null;
}

/** Width and height from the header, 0 when it has none. Never reads out of bounds or backwards. */
function sidesOf(kind: PictureKind, bytes: Uint8Array): [width: number, height: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const u24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  try {
    if (kind === "png") return [view.getUint32(16), view.getUint32(20)];
    if (kind === "gif") return [view.getUint16(6, true), view.getUint16(8, true)];
    if (kind === "webp") {
      if (startsWith(bytes, "VP8X", 12)) return [u24(24) + 1, u24(27) + 1];
      if (startsWith(bytes, "VP8L", 12)) {
        const bits = view.getUint32(21, true);
        return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
      }
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
    }
    for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
      while (view.getUint8(at + 1) === 0xff) at += 1;
      const marker = view.getUint8(at + 1);
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
      if (view.getUint8(at) !== 0xff || marker === 0xda) return [0, 0];
    }
  } catch {
    // Truncated within its header.
    return [0, 0];
  }
}

/**
 * Reads a picture that came from outside (GAP-09, GAP-29) and gives the picture alone. Its bytes decide its kind, never its name or
 * declared type. A production server also re-encodes it; here the client has done that, and it is never served as a page.
 * @throws {Refusal} 413 more bytes or pixels than allowed, 415 another kind, 400 no picture behind the header.
 */
export async function readPicture(
  file: Blob,
  { bytes: limit, kinds }: { bytes: number; kinds: readonly PictureKind[] },
): Promise<PictureFile> {
  if (file.size > limit) throw new Refusal(413, `The file is larger than ${limit / 1024 / 1024} MB`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (kind === null || !kinds.includes(kind)) throw new Refusal(415, "This kind of file is not taken");
  const [width, height] = sidesOf(kind, bytes);
  const pixels = width * height;
  if (pixels === 0) throw new Refusal(400, "The file cannot be read as a picture");
  if (pixels > 40_000_000) throw new Refusal(413, "The picture has more than 40 megapixels");
  const clean = cleanedPicture(kind, bytes);
  if (!clean) throw new Refusal(400, "The file cannot be read as a picture");
  return { kind, bytes: clean, width, height };
}
