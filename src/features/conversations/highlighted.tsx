import { css } from "#styled-system/css";
import { splitMatches } from "./split-matches.ts";

const mark = css({ bg: "accent.subtle", color: "accent.text", borderRadius: "xs", fontWeight: "semibold" });

/** Marks the search words in a text. The text is split, never parsed, so it cannot become markup. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitMatches(text, search).map((stretch, index) =>
    stretch.isMatch ? (
      // The parts never change order, so the index is a stable key.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={mark}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
