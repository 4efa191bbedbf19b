import type { UploadRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** A picture that somebody sent or had painted, with its address; its bytes are there. */
export type OwnPicture = Omit<UploadRow, "bytes"> & { url: string };

/** The pictures of a user. */
export const picturesOf = (state: State, userId: string): OwnPicture[] =>
  state.uploads.in(userId).map(({ bytes: _bytes, ...row }) => ({ ...row, url: `/media/uploads/${row.id}` }));
