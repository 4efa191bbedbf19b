import type { Foreign } from "./transcript.ts";

const maxDepth = 64;

/** A plain object, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === "string";

/** JSON of at most 64 levels, so that recursion over it is bounded; undefined for anything else. */
export function parsedWithin(text: string): unknown {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > maxDepth) return undefined;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const poisonous = new Set(["__proto__", "constructor", "prototype"]);

/** A copy without keys such as `__proto__`. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !poisonous.has(key))
      .map(([key, inner]) => [key, cleaned(inner)]),
  );
}

/**
 * The members of an imported object that this product does not use, kept for export; undefined if there are none.
 * `"too large"` if they take more than `limit` characters of JSON.
 */
export function keptForeign(
  source: Record<string, unknown>,
  ours: ReadonlySet<string>,
  limit: number,
): Foreign | "too large" | undefined {
  const rest = cleaned(
    Object.fromEntries(Object.entries(source).filter(([key, value]) => !ours.has(key) && value !== undefined)),
  ) as Foreign;
  if (Object.keys(rest).length === 0) return undefined;
  return JSON.stringify(rest).length > limit ? "too large" : rest;
}
