import { splitMatches } from "#src/lib/split-matches.ts";
import { css } from "#styled-system/css";

/** A marked word. It takes no room of its own, so that no letter moves. */
export const markLook = css({ bg: "accent.subtle", color: "accent.text", borderRadius: "xs", fontWeight: "semibold" });

/**
 * Marks the search text in a text; with `byWord` each of its words, whatever their accents. The text is split, never
 * parsed, so it cannot become markup.
 */
export function Highlighted({ text, search, byWord = false }: { text: string; search: string; byWord?: boolean }) {
  return splitMatches(text, search, byWord).map((stretch, index) =>
    stretch.isMatch ? (
      // The parts never change order, so the index is a stable key.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={markLook}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
