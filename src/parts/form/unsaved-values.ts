import type * as z from "zod/mini";
import { sameValue } from "#src/lib/same-value.ts";

type Values = Record<string, unknown>;

/** The members that differ from the saved values. Drafts keep only these, so that the rest follows the server. */
export function changedOf<V extends object>(saved: V, values: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !sameValue(value, (saved as Values)[key])),
  ) as Partial<V>;
}

/** When the saved values change: the members to take over, which are those the user has not edited. */
export function takenOver<V extends object>(current: V, from: V, to: V): Partial<V> {
  const touched = changedOf(from, current);
  return Object.fromEntries(
    Object.entries(to).filter(([key, value]) => !(key in touched) && !sameValue(value, (current as Values)[key])),
  ) as Partial<V>;
}

const kindOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const at = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], values);
const shapeCodes = new Set(["invalid_type", "invalid_value", "invalid_union", "invalid_key", "invalid_element"]);

/**
 * Parses a stored draft by the form's schema. A draft may be incomplete or too long, but a member of a wrong type is
 * accepted only if the form's initial value has that type. Null if it is no draft of this form.
 */
export function readKept<V extends object>(schema: z.ZodMiniType<unknown, V>, saved: V) {
  return (kept: unknown): Partial<V> | null => {
    if (kindOf(kept) !== "object") return null;
    const known = Object.fromEntries(Object.entries(kept as Values).filter(([key]) => key in saved)) as Partial<V>;
    const values = { ...saved, ...known };
    const isForeign = schema
      .safeParse(values)
      .error?.issues.some(
        ({ code, path }) =>
          code === "unrecognized_keys" ||
          (shapeCodes.has(code) && kindOf(at(values, path)) !== kindOf(at(saved, path))),
      );
    return isForeign === true ? null : known;
  };
}
