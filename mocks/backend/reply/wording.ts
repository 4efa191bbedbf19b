import { sha256 } from "../sha256.ts";

/** Replaces `{{user}}` and `{{char}}`, any case, all of them (GAP-57). */
export function withNames(text: string, names: { user: string; char: string }): string {
  return text.replaceAll(/\{\{\s*(user|char)\s*\}\}/gi, (_, which: string) =>
    which.toLowerCase() === "user" ? names.user : names.char,
  );
}

/** The beginning of a text as one line without markup, at most `length` code points; cut after a whole word, with `…`. */
export function preview(text: string, length = 180): string {
  const plain = text
    .replaceAll(/[*_`~#>|]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const points = Array.from(plain);
  if (points.length <= length) return plain;
  const start = points.slice(0, length - 1).join("");
  const lastWord = start.lastIndexOf(" ");
  // A word longer than half the line is cut anywhere.
  const whole = lastWord > start.length / 2 ? start.slice(0, lastWord) : start;
  return `${whole.replace(/[\s,;:–—-]+$/u, "")}…`;
}

/** Equal values give equal hashes, whatever the order of their members. Files are compared by name, type and size. */
export function hashOf(value: unknown): string {
  const ordered = (part: unknown): unknown =>
    part instanceof Blob
      ? [part instanceof File ? part.name : "", part.type, part.size]
      : Array.isArray(part)
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
