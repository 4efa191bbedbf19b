import { limits } from "./limits.ts";

/** The list with a model put at its end, or without it where it was in it; null where the list is full (GAP-59). */
export function withToggledModel(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < limits.favouriteModels ? [...ids, id] : null;
}

/** The list with the one at `from` moved to the place `to`, which is kept within the list. */
export function withMovedModel(ids: readonly string[], from: number, to: number): readonly string[] {
  const moved = ids[from];
  if (moved === undefined) return ids;
  const left = ids.toSpliced(from, 1);
  return left.toSpliced(Math.max(0, Math.min(left.length, to)), 0, moved);
}
