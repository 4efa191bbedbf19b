import type { GeneratedImageRow } from "./state/image-rows.ts";
import type { UploadRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { namedIn, uploadAt } from "./uploads.ts";

/** A picture that somebody sent or had painted, with its address; its bytes are there. */
export type OwnPicture = Omit<UploadRow, "bytes"> & { url: string };

/** The pictures of a user's history, oldest first. */
export const madePictures = (state: State, userId: string): GeneratedImageRow[] =>
  state.generatedImages.in(userId).filter(({ deletedAt }) => !deletedAt);

const addressOf = (id: string): string => `/media/uploads/${id}`;
const addressesOf = ({ url, sourceUrl }: GeneratedImageRow): string[] => (sourceUrl ? [url, sourceUrl] : [url]);

/** Bytes of the pictures of a history, and of those they were made from. */
export function madeBytes(state: State, images: readonly GeneratedImageRow[]): number {
  const addresses = new Set(images.flatMap(addressesOf));
  return [...addresses].reduce((sum, address) => sum + (uploadAt(state, address)?.size ?? 0), 0);
}

/**
 * The pictures of a user. Those of a deleted picture stay on the server until it can no longer be brought back, but are the
 * user's only if something else names them; `others` gives every row of theirs that may.
 */
export function picturesOf(state: State, userId: string, others: () => Iterable<object>): OwnPicture[] {
  const deleted = state.generatedImages.in(userId).filter(({ deletedAt }) => deletedAt);
  const gone = new Set(deleted.flatMap(addressesOf));
  if (gone.size > 0) for (const row of others()) for (const id of namedIn(row)) gone.delete(addressOf(id));
  return state.uploads
    .in(userId)
    .map(({ bytes: _bytes, ...row }) => ({ ...row, url: addressOf(row.id) }))
    .filter(({ url }) => !gone.has(url));
}
