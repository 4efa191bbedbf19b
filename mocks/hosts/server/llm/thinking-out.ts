/** How models mark their reasoning, which stands at the very beginning. */
const marks = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<thought>", "</thought>"],
  ["<reasoning>", "</reasoning>"],
  ["[THINK]", "[/THINK]"],
  ["<|channel|>analysis", "<|channel|>final<|message|>"],
] as const;

/** Drops a model's reasoning, such as `<think>…</think>` at the very beginning. */
export class ThinkingOut {
  #held = "";
  #state: "start" | "thinking" | "answer" = "start";
  #close = "";

  /** @returns what belongs to the answer */
  feed(piece: string): string {
    if (this.#state === "answer") return piece;
    this.#held += piece;
    if (this.#state === "start") {
      const text = this.#held.trimStart();
      const mark = marks.find(([open]) => text.startsWith(open));
      if (!mark) return marks.some(([open]) => open.startsWith(text)) ? "" : this.#answer(this.#held);
      [, this.#close] = mark;
      this.#state = "thinking";
    }
    const at = this.#held.indexOf(this.#close);
    if (at >= 0) return this.#answer(this.#held.slice(at + this.#close.length).trimStart());
    // Keep only an end that may still become the closing tag.
    this.#held = this.#held.slice(-this.#close.length);
    return "";
  }

  /** @returns what was still held back when the model ended */
  end(): string {
    return this.#state === "start" ? this.#answer(this.#held) : "";
  }

  #answer(text: string): string {
    this.#state = "answer";
    this.#held = "";
    return text;
  }
}
