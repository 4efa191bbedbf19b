/** Shorter repetitions may be a coincidence. */
const leastOverlap = 12;
const looksBack = 400;

/** Length in `text` of the longest suffix of `before` that `text` begins with; 0 if too short to be a repetition. */
function overlap(before: string, text: string): number {
  const isWhole = before !== "" && text.startsWith(before) && !/^[\p{L}\p{N}]/u.test(text.slice(before.length));
  if (isWhole) return before.length;
  const tail = before.slice(-looksBack);
  for (let length = Math.min(tail.length, text.length); length >= leastOverlap; length -= 1)
    if (tail.endsWith(text.slice(0, length))) return length;
  return 0;
}

/** The separator between a text and its continuation. */
function gap(before: string, own: string, next: string): string {
  if (before === "" || /\s$/u.test(before) || /^[.,;:!?…)\]”’]/u.test(next)) return "";
  return own.includes("\n") ? "\n\n" : " ";
}

/**
 * Joins a model's continuation to the text before it: drops repeated words and corrects the space between. Withholds text
 * only while it may still be a repetition.
 */
export class JoinOn {
  readonly #before: string;
  #held = "";
  #isJoined = false;

  constructor(before: string) {
    this.#before = before;
  }

  /** @returns the text that can be shown now */
  feed(piece: string): string {
    if (this.#isJoined) return piece;
    this.#held += piece;
    const text = this.#held.trimStart();
    // All of it occurs at the end of the earlier text, so it may be a repetition.
    if (text.length < looksBack && this.#before.slice(-looksBack).includes(text.trimEnd())) return "";
    return this.#join();
  }

  end(): string {
    return this.#isJoined ? "" : this.#join();
  }

  #join(): string {
    this.#isJoined = true;
    const space = /^\s*/u.exec(this.#held)?.[0] ?? "";
    const text = this.#held.slice(space.length);
    const repeated = overlap(this.#before.trimEnd(), text);
    const after = text.slice(repeated);
    const own = repeated > 0 ? (/^\s*/u.exec(after)?.[0] ?? "") : space;
    const next = after.trimStart();
    if (next === "") return "";
    // After a repetition the model's own space is correct.
    return (repeated > 0 ? (/\s$/u.test(this.#before) ? "" : own) : gap(this.#before, own, next)) + next;
  }
}
