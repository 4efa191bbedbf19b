const WHOLE_NOTES = [
  { open: /^\(\(\s*(?:OOC\b:?\s*)?/i, close: "))" },
  { open: /^\(OOC\b:?\s*/i, close: ")" },
  { open: /^\[OOC\b:?\s*/i, close: "]" },
] as const;

/**
 * The inside of a message that is an out-of-character note as a whole: `((…))`, `(OOC: …)` or `[OOC …]` (design §10).
 * Null when it is not one, also when it only begins and ends with two different notes.
 */
export function oocNote(text: string): string | null {
  const trimmed = text.trim();
  for (const { open, close } of WHOLE_NOTES) {
    const opened = open.exec(trimmed);
    if (opened === null || !trimmed.endsWith(close)) continue;
    const inside = trimmed.slice(opened[0].length, -close.length).trim();
    if (inside !== "" && !closesEarly(inside, close)) return inside;
  }
  return null;
}

/** Whether the note's opening bracket is closed before the end; brackets inside may nest. */
function closesEarly(inside: string, close: string): boolean {
  if (close === "))") return inside.includes("))");
  const openMark = close === ")" ? "(" : "[";
  let depth = 0;
  for (const mark of inside) {
    if (mark === openMark) depth++;
    else if (mark === close && --depth < 0) return true;
  }
  return false;
}
