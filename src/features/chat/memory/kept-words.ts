import { useState } from "react";

/** Words that were not saved when the panel closed, by chat and field; gone with the page. */
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
