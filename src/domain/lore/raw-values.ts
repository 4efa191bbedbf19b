import type { LoreFlaw } from "./book-format.ts";
import { readPattern } from "./pattern.ts";

/** Read members of other programs' files, which can have any value; `note` is called for each change. */

export type Raw = Readonly<Record<string, unknown>>;
export type Note = (flaw: LoreFlaw) => void;

export const rawOf = (value: unknown): Raw | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Raw) : null;

/** Members of other programs, as many as the contract allows. */
export const extensionsFrom = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(rawOf(value) ?? {}).slice(0, 150));

/** A text, cut to `max` code points. */
export function textFrom(value: unknown, max: number, note: Note, flaw: LoreFlaw): string {
  if (typeof value !== "string") return "";
  const text = value.replaceAll("\0", "").replaceAll("\r\n", "\n");
  if (text.length <= max) return text;
  const points = Array.from(text);
  if (points.length <= max) return text;
  note(flaw);
  return points.slice(0, max).join("");
}

/** Keys from a list or a comma-separated text: trimmed, non-empty, unique. */
export function keysFrom(value: unknown, note: Note): string[] {
  const given: unknown[] = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [];
  const keys = new Set<string>();
  for (const one of given) {
    if (typeof one !== "string" && typeof one !== "number") continue;
    const key = textFrom(String(one), 200, note, "keysCut").trim();
    if (key !== "" && keys.size < 100) keys.add(key);
    else if (key !== "" && !keys.has(key)) note("keysCut");
  }
  return [...keys];
}

/** The keys that are valid patterns; others are kept for the file only. */
export function patternsFrom(keys: readonly string[], note: Note): string[] {
  const readable = keys.filter((key) => readPattern(key) !== null);
  if (readable.length < keys.length) note("patternUnreadable");
  return readable;
}

export const asPattern = (key: string): string => key.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** An integer within bounds, also from a text. */
export function numberFrom(value: unknown, fallback: number, note: Note, min = -1_000_000, max = 1_000_000): number {
  const given = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof given !== "number" || !Number.isFinite(given)) return fallback;
  const bounded = Math.min(max, Math.max(min, Math.round(given)));
  if (bounded !== given) note("numberBounded");
  return bounded;
}

export const flagFrom = (value: unknown, fallback: boolean): boolean =>
  typeof value === "boolean" ? value : value === "true" || value === 1 ? true : value === "false" ? false : fallback;
