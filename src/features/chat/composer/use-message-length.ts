import { useState } from "react";
import { limits } from "#src/domain/limits.ts";
import { lengthOf } from "#src/lib/text.ts";

/** Share of the limit from which the counter shows. */
const COUNTED_FROM = 0.9;

/** Whether the typed text is empty, long or too long. State changes only then, so that typing draws nothing. */
export function useMessageLength() {
  const [length, setLength] = useState({ isEmpty: true, counted: null as number | null });
  return {
    isEmpty: length.isEmpty,
    /** Its length in characters; null while it is far from the limit. */
    counted: length.counted,
    /** By how many characters it is too long; 0 if it is not. */
    tooMany: Math.max(0, (length.counted ?? 0) - limits.message),
    note(text: string) {
      const isEmpty = text.trim() === "";
      // Counting code points walks the whole text, so skip it until the UTF-16 length comes near the limit.
      const count = text.length < limits.message * COUNTED_FROM ? 0 : lengthOf(text.trim());
      const counted = count >= limits.message * COUNTED_FROM ? count : null;
      setLength((last) => (last.isEmpty === isEmpty && last.counted === counted ? last : { isEmpty, counted }));
    },
  };
}
