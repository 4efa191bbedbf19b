import { sha256 } from "../sha256.ts";

/** Replaces `{{user}}` and `{{char}}`, any case, all of them (GAP-57). */
export function withNames(text: string, names: { user: string; char: string }): string {
  return text.replaceAll(/\{\{\s*(user|char)\s*\}\}/gi, (_, which: string) =>
    which.toLowerCase() === "user" ? names.user : names.char,
  );
}

/** The first words on one line, without markup, at most `length` code points. */
export function preview(text: string, length = 140): string {
  const plain = text
    .replaceAll(/[*_`~#>|]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const points = Array.from(plain);
  return points.length <= length ? plain : `${points.slice(0, length - 1).join("")}…`;
}

/** Equal values give equal hashes, whatever the order of their members. */
export function hashOf(value: unknown): string {
  const ordered = (part: unknown): unknown =>
    Array.isArray(part)
      ? part.map(ordered)
      : part && typeof part === "object"
        ? Object.fromEntries(
            Object.entries(part)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, ordered(inner)]),
          )
        : part;
  return sha256(JSON.stringify(ordered(value)) ?? "");
}
