import { limits } from "./limits.ts";

/** Adds the model at the end, or removes it if it is in the list. Null if the list is full (GAP-59). */
export function withToggledModel(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < limits.favouriteModels ? [...ids, id] : null;
}

/** Moves the item at `from` to index `to`, clamped to the list. */
export function withMovedModel(ids: readonly string[], from: number, to: number): readonly string[] {
  const moved = ids[from];
  if (moved === undefined) return ids;
  const left = ids.toSpliced(from, 1);
  return left.toSpliced(Math.max(0, Math.min(left.length, to)), 0, moved);
}
