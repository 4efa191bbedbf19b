import { type CardLimits, keptKey, type Members } from "./card-draft.ts";
import { isMembers } from "./card-json.ts";
import type { CardNotes } from "./card-notes.ts";

/** Bytes of a value as JSON. */
export const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

interface Place {
  field: string;
  size: number;
  /** Those of a lower rank go first. */
  rank: number;
  remove: () => void;
}

/** A size as people say it. */
export const amount = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Leaves out of a draft's extensions what there is no room for: pictures and sounds first, then the largest members. */
export function fitExtensions(extensions: Members, limits: CardLimits, notes: CardNotes): void {
  const kept = isMembers(extensions[keptKey]) ? extensions[keptKey] : {};
  const others = Object.keys(extensions).filter((name) => name !== keptKey);
  for (const name of others.slice(limits.extensionMembers - 1)) {
    delete extensions[name];
    notes.drop(`extensions.${name}`, "More members than there is room for");
  }
  let size = jsonBytes(extensions);
  if (size <= limits.extensionBytes) return;
  const places = placesIn(extensions, kept).toSorted((one, other) => one.rank - other.rank || other.size - one.size);
  for (const place of places) {
    place.remove();
    size -= place.size;
    notes.drop(place.field, `There is no room for it (${amount(place.size)})`);
    if (size <= limits.extensionBytes && (size = jsonBytes(extensions)) <= limits.extensionBytes) return;
  }
}

function placesIn(extensions: Members, kept: Members): Place[] {
  const data = isMembers(kept["data"]) ? kept["data"] : {};
  const places: Place[] = [];
  const add = (holder: Members, rank: number, path: string, except: string) => {
    for (const [name, value] of Object.entries(holder))
      if (name !== except)
        places.push({ field: `${path}${name}`, size: jsonBytes(value), rank, remove: () => void delete holder[name] });
  };
  const assets = Array.isArray(data["assets"]) ? (data["assets"] as unknown[]) : [];
  for (const asset of assets) {
    const name = isMembers(asset) ? String(asset["name"]) : "";
    const remove = () => void assets.splice(assets.indexOf(asset), 1);
    places.push({ field: `assets: ${name}`, size: jsonBytes(asset), rank: 0, remove });
  }
  add(extensions, 1, "extensions.", keptKey);
  add(data, 1, "", "assets");
  if (isMembers(kept["top"])) add(kept["top"], 1, "", "");
  if (isMembers(kept["long"])) add(kept["long"], 2, "", "");
  return places;
}
