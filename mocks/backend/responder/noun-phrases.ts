import { colourlessWords, determiners, followers, poorHeads, poorModifiers } from "./banks/words.ts";
import { irregularPasts } from "./verb-forms.ts";

/** Finds the things that a text mentions; precision matters more than recall. */

/**
 * Things named in a text, from the other person's view: “my lamp” becomes “your lamp”, “a boat” “the boat”. Singular only, so
 * that “it” fits. In order of appearance, unique, at most twelve.
 */
export function nounPhrases(text: string): string[] {
  const found: string[] = [];
  const words = text.replaceAll("'", "’").match(/[\p{L}\p{N}’-]+|[.,;:!?…\n“”"*()]/gu) ?? [];
  const limit = Math.min(words.length, 700);
  for (let at = 0; at < limit && found.length < 12; at += 1) {
    const determiner = (words[at] ?? "").toLowerCase();
    const turn = determiners[determiner];
    if (turn === undefined) continue;
    const run: string[] = [];
    let next = at + 1;
    while (next < words.length && run.length < 4) {
      const word = words[next] ?? "";
      if (!/^[\p{L}\p{N}-]+$/u.test(word) || followers.has(word.toLowerCase())) break;
      run.push(word);
      next += 1;
    }
    const after = (words[next] ?? "").toLowerCase();
    const closed = !/^[\p{L}\p{N}’-]+$/u.test(after) || followers.has(after);
    const head = run.at(-1)?.toLowerCase() ?? "";
    const fits =
      closed &&
      run.length >= 1 &&
      run.length <= 2 &&
      head.length >= 3 &&
      head.length <= 14 &&
      !poorHeads.has(head) &&
      !irregularPasts.has(head) &&
      !run.slice(0, -1).some((word) => poorModifiers.has(word.toLowerCase()) || poorHeads.has(word.toLowerCase())) &&
      !/(?:ly|ing|ed|[^s]s)$/u.test(head);
    if (!fits) continue;
    const phrase = `${turn} ${run.join(" ")}`;
    if (!found.includes(phrase)) found.push(phrase);
  }
  return found;
}

/** The significant words of a text, stemmed; for matching a question with texts about the same thing. */
export function tellingWords(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", "’")
      .match(/[\p{L}’]{3,}/gu) ?? [];
  const telling = new Set<string>();
  for (const word of words.slice(0, 400)) {
    if (colourlessWords.has(word)) continue;
    telling.add(
      word
        .replace(/’s$/u, "")
        .replace(/(?:ing|ed|es|s)$/u, (ending) => (word.length - ending.length >= 4 ? "" : ending)),
    );
  }
  return telling;
}
