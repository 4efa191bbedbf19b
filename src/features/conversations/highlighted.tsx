import { css } from "#styled-system/css";
import { splitMatches } from "./split-matches.ts";

const mark = css({ bg: "accent.subtle", color: "accent.text", borderRadius: "xs", fontWeight: "semibold" });

/** A text with the searched words marked. The text is cut, never parsed: what stands in it stays text. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitMatches(text, search).map((stretch, index) =>
    stretch.isMatch ? (
      // A text never changes its order: the place is the identity.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={mark}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
