import { fromBase64, toBase64 } from "../bytes-text.ts";
import { imageKind } from "../image-check.ts";
import { fileLimits, type LargeAsset, type Members } from "./card-draft.ts";
import { isMembers } from "./card-json.ts";
import type { CardNotes } from "./card-notes.ts";
import { amount } from "./card-room.ts";

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

/** What a card's assets hold. */
export interface TakenAssets {
  assets: Members[];
  picture: Uint8Array | null;
  /** The pictures of these names, null where there is none. */
  named: (Uint8Array | null)[];
  large: LargeAsset[];
}

/**
 * A card's assets for keeping, and its portrait: the icon named `main`, else the first one that is a picture. Files
 * inside the container become `data:` addresses, so that every format can give them back, as long as there is `room` for
 * their bytes; pictures beyond that are `large`, and sounds, films and models are dropped: uploads are pictures. Addresses
 * outside the file are never fetched. Icons of these `names` are taken out.
 */
export function takeAssets(
  value: unknown,
  names: readonly unknown[],
  fileAt: AssetFile,
  room: number,
  notes: CardNotes,
): TakenAssets {
  if (value !== undefined && value !== null && !Array.isArray(value)) notes.drop("assets", "Is no list");
  const given = Array.isArray(value) ? value : [];
  const listed = given.filter(isMembers);
  if (listed.length < given.length) notes.drop("assets", "Some are no assets");
  const files = new Map(
    listed.map((asset) => {
      const inside = insideOf(text(asset["uri"]));
      return [asset, inside === undefined ? dataBytes(text(asset["uri"])) : fileAt(inside)];
    }),
  );
  const bytesOf = (asset: Members | undefined) => (asset && files.get(asset)) ?? null;
  const icons = listed.filter(({ type }) => type === "icon");
  const isPicture = (bytes: Uint8Array | null) => bytes !== null && imageKind(bytes) !== null;
  const drawn = icons.filter((icon) => isPicture(bytesOf(icon)));
  const ofNames = names.map((name) => (name === "main" ? undefined : drawn.find((icon) => icon["name"] === name)));
  const others = drawn.filter((icon) => !ofNames.includes(icon));
  const isContainer = icons.some(({ name, uri }) => name === "main" && text(uri).startsWith("ccdefault:"));
  const portrait = isContainer ? undefined : (others.find(({ name }) => name === "main") ?? others[0]);
  const assets: Members[] = [];
  const large: LargeAsset[] = [];
  let left = room;
  for (const asset of listed) {
    const address = text(asset["uri"]);
    if (asset === portrait || ofNames.includes(asset)) continue;
    if (asset["type"] === "icon" && address.startsWith("ccdefault:")) continue;
    const bytes = bytesOf(asset);
    if (insideOf(address) !== undefined && bytes === null)
      notes.repair(`assets: ${text(asset["name"])}`, "Its file is missing; its name is kept");
    if ((bytes?.length ?? 0) <= left) {
      left -= bytes?.length ?? 0;
      const isInside = bytes !== null && insideOf(address) !== undefined;
      assets.push(isInside ? { ...asset, uri: dataAddress(bytes, text(asset["ext"])) } : asset);
      continue;
    }
    const size = amount(bytes?.length ?? 0);
    if (!isPicture(bytes))
      notes.drop(`assets: ${text(asset["name"])}`, `Of ${size}: only pictures are kept at such a size`);
    else if (bytes !== null && large.length < fileLimits.largeAssets)
      large.push({ asset: { ...asset, uri: "" }, bytes });
    else notes.drop(`assets: ${text(asset["name"])}`, `There is no room for it (${size})`);
  }
  return { assets, picture: bytesOf(portrait), named: ofNames.map(bytesOf), large };
}
