import { isoNow, randomText, type Context } from "./context.ts";
import { pictureTypes, type PictureFile } from "./picture-file.ts";
import type { UploadRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

const folder = "/media/uploads/";

/** Keeps a picture and gives its address, which nobody can guess. */
export function keepUpload(context: Context, userId: string, purpose: string, { kind, bytes }: PictureFile): string {
  const id = `${randomText(context.random, 22)}.${kind === "jpeg" ? "jpg" : kind}`;
  const type = pictureTypes[kind];
  const size = bytes.length;
  context.state.uploads.put({ id, userId, purpose, type, size, bytes, createdAt: isoNow(context) });
  return `${folder}${id}`;
}

/** Whether this user sent the picture at this address, for this purpose. */
export function isUploadOf(state: State, userId: string, purpose: string, address: string): boolean {
  const row = address.startsWith(folder) ? state.uploads.get(address.slice(folder.length)) : undefined;
  return row?.userId === userId && row.purpose === purpose;
}

/** Holds past answers only: pictures they name may be removed. */
const ignoredTables: ReadonlySet<string> = new Set(["uploads", "idempotency"]);
const addresses = /\/media\/uploads\/([\w.]+)/g;

/** Removes the pictures that are old enough and that no row of any table names. */
export function pruneUploads(state: State, isOld: (createdAt: string) => boolean): void {
  const old = state.uploads.filter(({ createdAt }) => isOld(createdAt));
  if (old.length === 0) return;
  const named = new Set<string>();
  for (const { table, row } of state.dump()) {
    if (ignoredTables.has(table)) continue;
    for (const [, id] of JSON.stringify(row).matchAll(addresses)) if (id !== undefined) named.add(id);
  }
  for (const { id } of old) if (!named.has(id)) state.uploads.remove(id);
}

/** The picture at an upload's address, or null; used by every host to serve it. */
export const uploadAt = (state: State, pathname: string): UploadRow | null =>
  (pathname.startsWith(folder) && state.uploads.get(pathname.slice(folder.length))) || null;
