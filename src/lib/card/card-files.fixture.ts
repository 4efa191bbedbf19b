import { strToU8, zipSync, zlibSync } from "fflate";
import { toBase64 } from "../bytes-text.ts";
import { joinBytes } from "../inflate.ts";
import { pngChunk } from "../png-text.ts";

/** Writes files that hold cards, well and badly made. */

export type Json = Record<string, unknown>;
export type FileText = {
  type?: "tEXt" | "zTXt" | "iTXt" | "iTXt packed";
  keyword?: string;
  text: string;
  isLate?: boolean;
};

export const bytes = (text: string): Uint8Array => strToU8(text);
export const latin = (text: string): Uint8Array => strToU8(text, true);
export const json = (value: unknown): Uint8Array => bytes(JSON.stringify(value));
export const base64 = (value: unknown): string => toBase64(json(value));

const uint32 = (...values: readonly number[]) => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
};

export function textChunk({ type = "tEXt", keyword = "chara", text }: FileText): Uint8Array {
  const key = latin(keyword);
  const zero = new Uint8Array(1);
  if (type === "tEXt") return pngChunk("tEXt", joinBytes([key, zero, latin(text)]));
  if (type === "zTXt") return pngChunk("zTXt", joinBytes([key, zero, zero, zlibSync(latin(text))]));
  const isPacked = type === "iTXt packed";
  const flags = Uint8Array.of(0, isPacked ? 1 : 0, 0);
  return pngChunk("iTXt", joinBytes([key, flags, latin("en\0"), zero, isPacked ? zlibSync(bytes(text)) : bytes(text)]));
}

export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const headerOf = (width: number, height: number) =>
  pngChunk("IHDR", joinBytes([uint32(width, height), Uint8Array.of(8, 0, 0, 0, 0)]));
/** Two grey pixels on one another. */
const pixels = zlibSync(Uint8Array.of(0, 0x55, 0, 0xaa));
export const pngEnd = pngChunk("IEND", new Uint8Array());

/** A PNG of 1 × 2 pixels, or one that claims another size, with texts before or after its picture. */
export function png(
  texts: readonly FileText[],
  { width = 1, height = 2, isAnimated = false, more = [] as Uint8Array[] } = {},
) {
  return joinBytes([
    pngSignature,
    headerOf(width, height),
    ...(isAnimated
      ? [pngChunk("acTL", uint32(1, 0)), pngChunk("fcTL", joinBytes([uint32(0, 1, 2, 0, 0), new Uint8Array(6)]))]
      : []),
    ...texts.filter(({ isLate }) => isLate !== true).map(textChunk),
    pngChunk("IDAT", pixels),
    ...texts.filter(({ isLate }) => isLate === true).map(textChunk),
    ...more,
    pngEnd,
  ]);
}

/** The card in the usual place. */
export const pngOf = (card: unknown, keyword = "chara") => png([{ keyword, text: base64(card) }]);

/** EXIF whose user comment is this text. */
export function exifOf(text: Uint8Array): Uint8Array {
  const comment = joinBytes([latin("ASCII\0\0\0"), text]);
  const entry = (tag: number, type: number, count: number, value: number) => {
    const view = new DataView(new ArrayBuffer(12));
    view.setUint16(0, tag);
    view.setUint16(2, type);
    view.setUint32(4, count);
    view.setUint32(8, value);
    return new Uint8Array(view.buffer);
  };
  const directory = (item: Uint8Array) => joinBytes([Uint8Array.of(0, 1), item, uint32(0)]);
  return joinBytes([
    latin("MM\0*"),
    uint32(8),
    directory(entry(0x8769, 4, 1, 26)),
    directory(entry(0x9286, 7, comment.length, 44)),
    comment,
  ]);
}

const little = (value: number) => uint32(value).toReversed();

/** A WebP of 1 × 1 pixel with EXIF. */
export function webp(exif: Uint8Array): Uint8Array {
  const chunk = (name: string, data: Uint8Array) =>
    joinBytes([latin(name), little(data.length), data, new Uint8Array(data.length % 2)]);
  const body = joinBytes([
    latin("WEBP"),
    chunk("VP8X", Uint8Array.of(8, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    chunk("EXIF", exif),
  ]);
  return joinBytes([latin("RIFF"), little(body.length), body]);
}

/** The head of a JPEG with EXIF. */
export function jpeg(exif: Uint8Array): Uint8Array {
  const length = exif.length + 8;
  return joinBytes([
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff),
    latin("Exif\0\0"),
    exif,
    Uint8Array.of(0xff, 0xda, 0, 2, 0xff, 0xd9),
  ]);
}

export const zip = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => zipSync({ ...files });

/** V1, V2 and V3 of one character. */
export const v1: Json = {
  name: "Ines Calder",
  description: "Keeper of a lighthouse that answers back.",
  personality: "Dry, patient.",
  scenario: "A storm, the third night.",
  first_mes: "The lamp gutters. “You are late, {{user}}.”",
  mes_example: "<START>\n{{user}}: Who rang?\n{{char}}: The sea.",
};
export const data2: Json = {
  ...v1,
  creator_notes: "Ask her about the bell.",
  system_prompt: "{{original}} Write in the past tense.",
  post_history_instructions: "Stay brief.",
  alternate_greetings: ["Another night.", "Morning."],
  tags: ["Mystery", "sea"],
  creator: "Halyard",
  character_version: "1.2",
  extensions: { talkativeness: "0.5", depth_prompt: { depth: "", prompt: "x" } },
};
export const v2 = (change: Json = {}, top: Json = {}): Json => ({
  ...top,
  spec: "chara_card_v2",
  spec_version: "2.0",
  data: { ...data2, ...change },
});
export const v3 = (change: Json = {}, top: Json = {}): Json => ({
  ...top,
  spec: "chara_card_v3",
  spec_version: "3.0",
  data: { ...data2, group_only_greetings: [], ...change },
});
