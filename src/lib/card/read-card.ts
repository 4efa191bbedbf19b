import { fromBase64, utf8Text } from "../bytes-text.ts";
import { exifTexts } from "../exif-text.ts";
import { type ImageKind, imageKind } from "../image-check.ts";
import { type PngText, readPngTexts, withPngTexts } from "../png-text.ts";
import { readZip, type ZipFiles, ZipError } from "../zip-files.ts";
import { byafCard } from "./byaf.ts";
import type { AssetFile } from "./card-assets.ts";
import { type CardLimits, CardRefusedError, fileLimits, type Members, type ReadCard } from "./card-draft.ts";
import { membersOf, type ReadMembers } from "./card-json.ts";
import { CardNotes } from "./card-notes.ts";
import { cardParts } from "./card-parts.ts";
import { flatYaml } from "./plain-yaml.ts";
import { toDraft } from "./to-draft.ts";

export interface ReadOptions {
  limits: CardLimits;
  /** What a card's variant is called, since cards have none. */
  variantName: string;
}

/** The object of a card, where it was found, and what belongs to it. */
interface Found {
  container: string;
  members: Members;
  picture: Uint8Array | null;
  fileAt: AssetFile;
  /** Files of the container that nothing has asked for. */
  unasked?: () => string[];
}

const noFile = () => null;

/**
 * Reads a character card of any version from a PNG, APNG, WebP, JPEG, JSON, YAML, CHARX or BYAF file. What a file is, is
 * told by its bytes alone. Time and memory are bounded by `fileLimits`; nothing in the file is run, fetched or believed.
 * @throws {CardRefusedError}
 */
export function readCard(bytes: Uint8Array, { limits, variantName }: ReadOptions): ReadCard {
  if (bytes.length === 0) throw new CardRefusedError("empty");
  if (bytes.length > fileLimits.bytes) throw new CardRefusedError("too-large");
  const notes = new CardNotes();
  const { container, members, picture, fileAt, unasked } = found(bytes, notes);
  const parts = cardParts(members, notes);
  if (parts === null) throw new CardRefusedError("no-card");
  const read = toDraft(parts, fileAt, limits, notes, variantName);
  for (const name of unasked?.() ?? []) notes.drop(name, "A file that the card does not name");
  return {
    ...read,
    picture: read.picture ?? picture,
    report: notes.report(container === "BYAF" ? "Backyard archive" : `${parts.format}, ${container}`),
  };
}

function found(bytes: Uint8Array, notes: CardNotes): Found {
  const kind = imageKind(bytes);
  if (kind === "png") return inPng(bytes, notes);
  const zip = zipOf(bytes);
  const packed = zip === null ? null : inZip(zip, notes);
  if (packed !== null) return packed;
  if (kind !== null) return inPicture(bytes, kind, notes);
  if (zip !== null) throw new CardRefusedError("no-card");
  return inText(bytes, notes);
}

function noteRepairs({ members, repairs }: ReadMembers, field: string, notes: CardNotes): Members {
  for (const repair of repairs) notes.repair(field, repair);
  return members;
}

/** The keywords of cards in the order they are taken (oddities 1 and 2); their case does not matter. */
const keywords = ["ccv3", "chara"] as const;

function inPng(bytes: Uint8Array, notes: CardNotes): Found {
  const texts = readPngTexts(bytes, fileLimits.json * 1.5);
  if (texts === null) throw new CardRefusedError("broken");
  const named = (keyword: string) => texts.filter((text) => text.keyword.toLowerCase() === keyword);
  let problem: "broken" | "too-large" | "no-card" = "no-card";
  for (const keyword of keywords) {
    const candidates = named(keyword);
    for (const candidate of candidates) {
      const read = typeof candidate.bytes === "string" ? null : membersOf(candidate.bytes);
      if (read === null) {
        problem = candidate.bytes === "too-large" ? "too-large" : "broken";
        continue;
      }
      if (problem !== "no-card") notes.repair(keyword, "Another card in the picture could not be read");
      if (candidates.some((other) => !isSame(other, candidate)))
        notes.repair(keyword, "The picture holds two different cards; the first was taken");
      return {
        container: "PNG",
        members: noteRepairs(read, keyword, notes),
        picture: withPngTexts(bytes, {}),
        fileAt: (path) => pngAsset(texts, path),
      };
    }
  }
  if (texts.some(({ keyword }) => keyword.toLowerCase() === "naidata")) throw new CardRefusedError("lorebook");
  throw new CardRefusedError(problem);
}

function isSame({ bytes: one }: PngText, { bytes: other }: PngText): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function pngAsset(texts: readonly PngText[], path: string): Uint8Array | null {
  const asset = texts.find(({ keyword }) => [`chara-ext-asset_:${path}`, `chara-ext-asset_${path}`].includes(keyword));
  if (asset === undefined || typeof asset.bytes === "string") return null;
  const text = utf8Text(asset.bytes);
  return text === null ? null : fromBase64(text);
}

/** Calls what reads a ZIP; its problems are a card's. */
function unpacking<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof ZipError) throw new CardRefusedError(error.problem);
    throw error;
  }
}

/** The ZIP in a file, also behind a picture or a program. Null if there is none. */
function zipOf(bytes: Uint8Array): ZipFiles | null {
  const startsAsZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const zip = unpacking(() => readZip(bytes, fileLimits.zip));
  if (zip === null && startsAsZip) throw new CardRefusedError("broken");
  return zip;
}

function inZip(zip: ZipFiles, notes: CardNotes): Found | null {
  const card = unpacking(() => zip.read("card.json"));
  const asked = new Set(["card.json"]);
  const fileAt: AssetFile = (path) => {
    asked.add(path);
    return unpacking(() => zip.read(path));
  };
  if (card !== null) {
    const read = membersOf(card);
    if (read === null) throw new CardRefusedError("broken");
    return {
      container: "CHARX",
      members: noteRepairs(read, "card.json", notes),
      picture: firstIcon(zip, fileAt),
      fileAt,
      unasked: () => zip.names.filter((name) => !asked.has(name) && !name.endsWith("/")),
    };
  }
  if (!zip.names.includes("manifest.json")) return null;
  const backyard = unpacking(() => byafCard(zip));
  return backyard && { container: "BYAF", members: backyard.card, picture: backyard.picture, fileAt };
}

/** The portrait of an archive whose card does not name it, as some programs write it. */
function firstIcon(zip: ZipFiles, fileAt: AssetFile): Uint8Array | null {
  const name = zip.names.find((path) => /^assets\/(?:icon\/.*\/)?main\.(?:png|jpe?g|webp|gif)$/i.test(path));
  const bytes = name === undefined ? null : fileAt(name);
  return bytes !== null && imageKind(bytes) !== null ? bytes : null;
}

function inPicture(bytes: Uint8Array, kind: ImageKind, notes: CardNotes): Found {
  const container = { png: "PNG", jpeg: "JPEG", webp: "WebP", gif: "GIF" }[kind];
  for (const text of exifTexts(bytes)) {
    const read = membersOf(text);
    if (read === null) continue;
    return { container, members: noteRepairs(read, "EXIF", notes), picture: bytes, fileAt: noFile };
  }
  throw new CardRefusedError("no-card");
}

function inText(bytes: Uint8Array, notes: CardNotes): Found {
  const text = utf8Text(bytes);
  // What is no text is not tried as Latin letters either, unless it looks like JSON.
  if (text === null && bytes[0] !== 0x7b) throw new CardRefusedError("wrong-type");
  if (text?.includes("\0")) throw new CardRefusedError("wrong-type");
  const read = membersOf(bytes);
  if (read !== null)
    return { container: "JSON", members: noteRepairs(read, "file", notes), picture: null, fileAt: noFile };
  if (/^\s*\{/.test(text ?? "{")) throw new CardRefusedError("broken");
  const yaml = bytes.length > fileLimits.json ? null : flatYaml(text ?? "");
  if (yaml === null) throw new CardRefusedError("no-card");
  return { container: "YAML", members: yaml, picture: null, fileAt: noFile };
}
