import { fromBase64, toBase64 } from "../bytes-text.ts";
import { imageKind } from "../image-check.ts";
import type { Members } from "./card-draft.ts";
import { isMembers } from "./card-json.ts";
import type { CardNotes } from "./card-notes.ts";

/** The file an address inside a card's container names; null if there is none. */
export type AssetFile = (path: string) => Uint8Array | null;

/** What browsers and other programs call these files. */
const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** The bytes of a `data:` address with Base64; null if it is another address. */
export function dataBytes(address: string): Uint8Array | null {
  const [, data] = /^data:[^,]{0,200};base64,(.*)$/s.exec(address) ?? [];
  return data === undefined ? null : fromBase64(data);
}

export function dataAddress(bytes: Uint8Array, ext: string): string {
  const type = Object.hasOwn(types, ext.toLowerCase()) ? types[ext.toLowerCase()] : undefined;
  return `data:${type ?? "application/octet-stream"};base64,${toBase64(bytes)}`;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const insideOf = (address: string) => /^(?:embedd?ed:\/\/|__asset:)(.+)$/s.exec(address)?.[1];

/**
 * A card's assets for keeping, and its portrait: the icon named `main`, else the first one that is a picture. Files
 * inside the container become `data:` addresses, so that every format can give them back, as long as there is `room` for
 * their bytes; others are never fetched.
 */
export function takeAssets(
  value: unknown,
  fileAt: AssetFile,
  room: number,
  notes: CardNotes,
): { assets: Members[]; picture: Uint8Array | null } {
  if (value === undefined || value === null) return { assets: [], picture: null };
  if (!Array.isArray(value)) notes.drop("assets", "Is no list");
  const given = Array.isArray(value) ? value : [];
  const listed = given.filter(isMembers);
  if (listed.length < given.length) notes.drop("assets", "Some are no assets");
  const bytesOf = ({ uri }: Members) => {
    const inside = insideOf(text(uri));
    return inside === undefined ? dataBytes(text(uri)) : fileAt(inside);
  };
  const icons = listed.filter(({ type }) => type === "icon");
  const portrait = [...icons.filter(({ name }) => name === "main"), ...icons].find((icon) => {
    const bytes = bytesOf(icon);
    return bytes !== null && imageKind(bytes) !== null;
  });
  const assets: Members[] = [];
  let left = room;
  for (const asset of listed) {
    const address = text(asset["uri"]);
    if (asset === portrait || (asset["type"] === "icon" && address.startsWith("ccdefault:"))) continue;
    const bytes = insideOf(address) === undefined ? null : bytesOf(asset);
    left -= bytes?.length ?? 0;
    if (insideOf(address) !== undefined && bytes === null)
      notes.repair(`assets: ${text(asset["name"])}`, "Its file is missing; its name is kept");
    if (left >= 0) assets.push(bytes === null ? asset : { ...asset, uri: dataAddress(bytes, text(asset["ext"])) });
    else notes.drop(`assets: ${text(asset["name"])}`, "There is no room for it");
  }
  return { assets, picture: portrait === undefined ? null : bytesOf(portrait) };
}
