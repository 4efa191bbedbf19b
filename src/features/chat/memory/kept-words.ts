import { useState } from "react";

/** Text that was unsaved when the panel closed, by chat and field; kept until the page is reloaded. */
const kept = new Map<string, Words>();
/** `base` is the saved text that they began with. */
type Words = { readonly text: string; readonly base: string };

/** A text being edited: `null` while it is as saved. It outlives the panel, so that closing it loses nothing. */
export function useKeptWords(place: string, saved: string) {
  const [words, setWords] = useState(() => kept.get(place) ?? null);
  return {
    text: words?.text ?? null,
    base: words?.base ?? saved,
    set: (text: string | null): void => {
      const next = text === null ? null : { text, base: words?.base ?? saved };
      if (next === null) kept.delete(place);
      else kept.set(place, next);
      setWords(next);
    },
  };
}
