import { ownRows } from "../own-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** Tables that must have no rows of the user for the account to count as empty. */
const made = [
  "threads",
  "characters",
  "personas",
  "lorebooks",
  "groupChats",
  "themes",
  "buckets",
  "generatedImages",
] as const;

export const isEmptyAccount = (state: State, user: UserRow): boolean =>
  made.every((table) => ownRows[table](state, user).length === 0);

/** Empty, or begun with an archive, which can be gone on with. */
export const canReadBack = (state: State, user: UserRow): boolean =>
  user.readBack !== undefined || isEmptyAccount(state, user);
