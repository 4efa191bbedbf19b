import { isoNow, randomText, type Context } from "./context.ts";
import { pictureTypes, type PictureFile } from "./picture-file.ts";
import { invalid, Refusal } from "./refusal.ts";
import type { UploadRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

const folder = "/media/uploads/";

/** Bytes of all pictures of one user, the contract's `x-quota-bytes`. */
export const uploadQuota = 200 * 1024 * 1024;

/** Throws 413 when this user's pictures would take up more than there is room for. */
export function checkRoom(state: State, userId: string, { bytes }: { bytes: { length: number } }): void {
  const used = state.uploads.in(userId).reduce((sum, { size }) => sum + size, 0);
  const message = "Your pictures take up all the room there is; those that nothing uses are removed after a day";
  if (used + bytes.length > uploadQuota) throw new Refusal(413, message, { errors: [{ field: "quota", message }] });
}

/** Keeps a picture and gives its address, which nobody can guess. */
export function keepUpload(
  context: Context,
  userId: string,
  purpose: string,
  { kind, bytes }: Pick<PictureFile, "kind" | "bytes">,
): string {
  const id = `${randomText(context.random, 22)}.${kind === "jpeg" ? "jpg" : kind}`;
  const type = pictureTypes[kind];
  const size = bytes.length;
  context.state.uploads.put({ id, userId, purpose, type, size, bytes, createdAt: isoNow(context) });
  return `${folder}${id}`;
}

/** Keeps a picture that the built-in painter made, and gives its address. Never what somebody sent: SVG is refused there. */
export function keepPainting(context: Context, userId: string, svg: string): string {
  const id = `${randomText(context.random, 22)}.svg`;
  const bytes = new TextEncoder().encode(svg);
  const row = { id, userId, purpose: "generated", type: "image/svg+xml", size: bytes.length, bytes };
  context.state.uploads.put({ ...row, createdAt: isoNow(context) });
  return `${folder}${id}`;
}

/** Whether this user sent the picture at this address, for this purpose. */
export function isUploadOf(state: State, userId: string, purpose: string, address: string): boolean {
  const row = address.startsWith(folder) ? state.uploads.get(address.slice(folder.length)) : undefined;
  return row?.userId === userId && row.purpose === purpose;
}

const catalogue = /^\/media\/(?!uploads\/)[a-z]+\/[\w-]+(\.[\w-]+)*\.(webp|svg)$/;

/** Whether a row of this user may name the picture at this address: one of the catalogue, or their upload. */
export const mayName = (state: State, userId: string, address: string): boolean =>
  catalogue.test(address) ||
  (address.startsWith(folder) && state.uploads.get(address.slice(folder.length))?.userId === userId);

/** The values at a place of a body (`background.image`, `*` for every item). */
function valuesAt(body: unknown, place: string): unknown[] {
  return place
    .split(".")
    .reduce<unknown[]>(
      (values, name) =>
        values.flatMap((value) =>
          typeof value !== "object" || value === null
            ? []
            : name === "*"
              ? Object.values(value)
              : [(value as Record<string, unknown>)[name]],
        ),
      [body],
    );
}

/** Throws 400 for an address in a body that is neither this user's upload nor a picture of the catalogue. */
export function checkPictures(state: State, userId: string, body: unknown, places: readonly string[]): void {
  for (const place of places)
    for (const value of valuesAt(body, place)) {
      if (typeof value === "string" && !mayName(state, userId, value))
        throw invalid(place, "Choose a picture that you have uploaded");
    }
}

/** Holds past answers only: pictures they name may be removed. */
const ignoredTables: ReadonlySet<string> = new Set(["uploads", "idempotency"]);
const addresses = /\/media\/uploads\/([\w.]+)/g;

/** The ids of all uploads that a row names, wherever in it. */
export const namedIn = (row: unknown): string[] =>
  [...JSON.stringify(row).matchAll(addresses)].flatMap(([, id]) => (id === undefined ? [] : [id]));

/** Removes the pictures that are old enough and that no row of any table names. */
export function pruneUploads(state: State, isOld: (createdAt: string) => boolean): void {
  const old = state.uploads.filter(({ createdAt }) => isOld(createdAt));
  if (old.length === 0) return;
  const named = new Set<string>();
  for (const { table, row } of state.dump()) {
    if (ignoredTables.has(table)) continue;
    for (const id of namedIn(row)) named.add(id);
  }
  for (const { id } of old) if (!named.has(id)) state.uploads.remove(id);
}

/** The picture at an upload's address, or null; used by every host to serve it. */
export const uploadAt = (state: State, pathname: string): UploadRow | null =>
  (pathname.startsWith(folder) && state.uploads.get(pathname.slice(folder.length))) || null;
