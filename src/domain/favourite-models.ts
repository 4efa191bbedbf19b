import { limits } from "./limits.ts";

/** The list with a model put at its end, or without it where it was in it; null where the list is full (GAP-59). */
export function withToggledModel(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < limits.favouriteModels ? [...ids, id] : null;
}
