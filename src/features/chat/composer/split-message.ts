import { wholeSentences } from "#src/lib/text.ts";

/** Splits a text behind the last whole sentence within `max` code points; without one behind a word, else anywhere. */
export function splitMessage(text: string, max: number): [first: string, rest: string] {
  const start = Array.from(text).slice(0, max).join("");
  const at = wholeSentences(start).length || start.lastIndexOf(" ") + 1 || start.length;
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}
