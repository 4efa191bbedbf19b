import type { DeletionRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** When the catalogue that every world has was made. */
export const catalogueSince = "2025-11-01T00:00:00.000Z";

/** Puts a category or a badge back, which everybody who had it then has again. */
export function putBackInCatalogue(state: State, { kept }: DeletionRow): void {
  if (!kept) return;
  if ("category" in kept) state.categories.put(kept.category);
  else state.badges.put(kept.badge);
}
