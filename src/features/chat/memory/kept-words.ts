import { useState } from "react";

/** Text that was unsaved when the panel closed, by chat and field; kept until the page is reloaded. */
const kept = new Map<string, string>();

/** A text being edited: `null` while it is as saved. It outlives the panel, so that closing it loses nothing. */
export function useKeptWords(place: string): [string | null, (text: string | null) => void] {
  const [text, setText] = useState(() => kept.get(place) ?? null);
  return [
    text,
    (next) => {
      if (next === null) kept.delete(place);
      else kept.set(place, next);
      setText(next);
    },
  ];
}
