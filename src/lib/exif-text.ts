import { imageKind } from "./image-check.ts";

/** Bytes of the notice before a comment's text ("ASCII\0\0\0"). */
const charset = 8;
const tags = { userComment: 0x92_86, description: 0x01_0e, exif: 0x87_69 } as const;

/** The EXIF part of a JPEG or WebP, beginning with its byte order; null if there is none. */
function exifOf(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  const kind = imageKind(bytes);
  let at = kind === "jpeg" ? 2 : 12;
  if (kind === "jpeg")
    while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
      const length = view.getUint16(at + 2);
      if (length < 2) return null;
      if (bytes[at + 1] === 0xe1 && name(at + 4, 4) === "Exif") return bytes.subarray(at + 10, at + 2 + length);
      at += 2 + length;
    }
  if (kind === "webp")
    while (at + 8 <= bytes.length) {
      const length = view.getUint32(at + 4, true);
      if (length > bytes.length - at - 8) return null;
      if (name(at, 4) === "EXIF") {
        const data = bytes.subarray(at + 8, at + 8 + length);
        return name(at + 8, 4) === "Exif" ? data.subarray(6) : data;
      }
      at += 8 + length + (length % 2);
    }
  return null;
}

/**
 * The comments in the EXIF of a JPEG or WebP, where old programs put a card: its user comment, then its description.
 * Bounded by the bytes there are: offsets are followed at most two directories deep.
 */
export function exifTexts(bytes: Uint8Array): Uint8Array[] {
  const exif = exifOf(bytes);
  if (exif === null || exif.length < 8) return [];
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const isLittle = exif[0] === 0x49;
  const found: { tag: number; text: Uint8Array }[] = [];
  const readDirectory = (start: number, isInner: boolean) => {
    if (start + 2 > exif.length) return;
    const count = Math.min(view.getUint16(start, isLittle), 200);
    for (let at = start + 2; at < start + 2 + count * 12 && at + 12 <= exif.length; at += 12) {
      const tag = view.getUint16(at, isLittle);
      const length = view.getUint32(at + 4, isLittle);
      const value = view.getUint32(at + 8, isLittle);
      if (tag === tags.exif && !isInner) readDirectory(value, true);
      else if ((tag === tags.userComment || tag === tags.description) && length > 4 && value + length <= exif.length) {
        const text = exif.subarray(value, value + length);
        found.push({ tag, text: tag === tags.userComment ? text.subarray(charset) : text });
      }
    }
  };
  readDirectory(view.getUint32(4, isLittle), false);
  const rank = ({ tag }: { tag: number }) => (tag === tags.userComment ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other)).map(({ text }) => text);
}
