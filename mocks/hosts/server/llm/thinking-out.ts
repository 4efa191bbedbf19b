const open = "<think>";
const close = "</think>";

/** Drops a model's reasoning, `<think>…</think>` at the very beginning. */
export class ThinkingOut {
  #held = "";
  #state: "start" | "thinking" | "answer" = "start";

  /** @returns what belongs to the answer */
  feed(piece: string): string {
    if (this.#state === "answer") return piece;
    this.#held += piece;
    if (this.#state === "start") {
      const text = this.#held.trimStart();
      if (open.startsWith(text.slice(0, open.length)) && text.length < open.length) return "";
      if (!text.startsWith(open)) return this.#answer(this.#held);
      this.#state = "thinking";
    }
    const at = this.#held.indexOf(close);
    if (at >= 0) return this.#answer(this.#held.slice(at + close.length).trimStart());
    // Keep only an end that may still become the closing tag.
    this.#held = this.#held.slice(-close.length);
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
