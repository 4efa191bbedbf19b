import { inflateAtMost, joinBytes } from "./inflate.ts";
import { type PngChunk, readPngChunks } from "./png-chunks.ts";

/** One text of a PNG. A keyword may occur several times. */
export interface PngText {
  keyword: string;
  /** As stored, inflated where it was compressed, or why that failed. */
  bytes: Uint8Array | "broken" | "too-large";
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 0 ? crc >>> 1 : 0xed_b8_83_20 ^ (crc >>> 1);
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

const letters = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Where the zero byte at or after `from` is; the end of the bytes if there is none. */
function zeroFrom(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(0, from);
  return at === -1 ? bytes.length : at;
}

function inflated(bytes: Uint8Array, most: number): PngText["bytes"] {
  try {
    return inflateAtMost(bytes, most, "zlib") ?? "too-large";
  } catch {
    return "broken";
  }
}

function textOf(type: string, data: Uint8Array, most: number): PngText | null {
  const end = zeroFrom(data, 0);
  // A keyword has 1 to 79 letters; what is longer is none, and is not turned into one.
  if (end === 0 || end > 79) return null;
  const keyword = letters(data.subarray(0, end));
  if (type === "tEXt") return { keyword, bytes: data.subarray(end + 1) };
  if (type === "zTXt") return { keyword, bytes: inflated(data.subarray(end + 2), most) };
  const isCompressed = data[end + 1] === 1;
  const afterLanguage = zeroFrom(data, end + 3) + 1;
  const content = data.subarray(zeroFrom(data, afterLanguage) + 1);
  return { keyword, bytes: isCompressed ? inflated(content, most) : content };
}

const isText = ({ type }: PngChunk) => type === "tEXt" || type === "zTXt" || type === "iTXt";

/**
 * The texts (tEXt, zTXt, iTXt) of a PNG or APNG in their order, wherever they stand. Null if it is no PNG, a chunk is
 * longer than the file, or a checksum is wrong. Of a compressed text at most `most` bytes are inflated.
 */
export function readPngTexts(bytes: Uint8Array, most: number): PngText[] | null {
  const chunks = readPngChunks(bytes);
  if (chunks === null) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole = ({ start, length }: PngChunk) =>
    crcOf(bytes.subarray(start - 4, start + length)) === view.getUint32(start + length);
  if (!chunks.every(isWhole)) return null;
  return chunks
    .filter(isText)
    .map(({ type, start, length }) => textOf(type, bytes.subarray(start, start + length), most))
    .filter((text) => text !== null);
}

const number = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const codes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** One chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = joinBytes([codes(type), data]);
  return joinBytes([number(data.length), named, number(crcOf(named))]);
}

const pictureOnly = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|acTL|fcTL|fdAT)$/;

/**
 * The picture of a PNG alone with these texts before its end: every other text, EXIF and date is taken off, since they
 * tell of the author and the place (oddity 3). Keywords and texts are Latin letters. Null if it is no whole PNG.
 */
export function withPngTexts(bytes: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array | null {
  const chunks = readPngChunks(bytes);
  if (chunks === null) return null;
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (const { type, start, length } of chunks) {
    if (type === "IEND")
      for (const [keyword, text] of Object.entries(texts)) parts.push(pngChunk("tEXt", codes(`${keyword}\0${text}`)));
    if (pictureOnly.test(type)) parts.push(bytes.subarray(start - 8, start + length + 4));
  }
  return joinBytes(parts);
}
