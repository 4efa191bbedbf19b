import { MessageTextMax } from "#src/generated/zod/schemas/messageText.zod.ts";

/** How models mark their reasoning, which stands at the very beginning. */
const marks = [
  ["<think>", "</think>"],
  ["<thinking>", "</thinking>"],
  ["<thought>", "</thought>"],
  ["<reasoning>", "</reasoning>"],
  ["[THINK]", "[/THINK]"],
  ["<|channel|>analysis", "<|channel|>final<|message|>"],
] as const;
const longestMark = Math.max(...marks.map(([, close]) => close.length));

/** Narration and speech begin so; reasoning does not. */
const openings = /^[*“”"„«»‘(—]/u;

/** The mark with which a model ends its reasoning without having marked its beginning; false: it does not; null: unknown. */
export type ThinksUnmarked = string | false | null;

/** As much as a reply may have: what is longer without a mark is no reasoning, unless the model is known for it. */
const mostHeld = MessageTextMax;

/**
 * Drops a model's reasoning at the very beginning: `<think>…</think>`, and also what only ends with such a mark. For
 * that, text is held back to the end where the model is known for it, or is not known yet and begins like no story.
 */
export class ThinkingOut {
  #held = "";
  #state: "start" | "thinking" | "unmarked" | "answer" = "start";
  #close = "";
  #thinks: ThinksUnmarked;

  constructor(thinks: ThinksUnmarked) {
    this.#thinks = thinks;
  }

  /** What is known of the model by now. */
  get thinks(): ThinksUnmarked {
    return this.#thinks;
  }

  /** @returns what belongs to the answer */
  feed(piece: string): string {
    if (this.#state === "answer") return piece;
    this.#held += piece;
    if (this.#state === "start") {
      const text = this.#held.trimStart();
      const mark = marks.find(([open]) => text.startsWith(open));
      if (!mark && marks.some(([open]) => open.startsWith(text))) return "";
      if (!mark && (this.#thinks === false || (this.#thinks === null && openings.test(text))))
        return this.#answer(this.#held);
      this.#state = mark ? "thinking" : "unmarked";
      this.#close = mark?.[1] ?? "";
    }
    if (this.#state === "unmarked") return this.#unmarked(piece);
    const at = this.#held.indexOf(this.#close);
    if (at >= 0) return this.#answer(this.#held.slice(at + this.#close.length).trimStart());
    // Keep only an end that may still become the closing tag.
    this.#held = this.#held.slice(-this.#close.length);
    return "";
  }

  /** @returns what was still held back when the model ended */
  end(): string {
    if (this.#state === "unmarked") this.#thinks ??= false;
    return this.#state === "start" || this.#state === "unmarked" ? this.#answer(this.#held) : "";
  }

  #unmarked(piece: string): string {
    const from = this.#held.length - piece.length - longestMark;
    const close = marks.find(([, mark]) => this.#held.includes(mark, from))?.[1];
    if (close !== undefined) {
      this.#thinks = close;
      return this.#answer(this.#held.slice(this.#held.indexOf(close) + close.length).trimStart());
    }
    if (this.#held.length <= mostHeld) return "";
    if (this.#thinks === null || this.#thinks === false) return this.#answer(this.#held);
    this.#close = this.#thinks;
    this.#state = "thinking";
    return "";
  }

  #answer(text: string): string {
    this.#state = "answer";
    this.#held = "";
    return text;
  }
}
