/** Counts what a reader could not import; gives one warning per kind. */
export class Warnings {
  #counts = new Map<string, number>();

  /** Counts one more of a kind; `{n}` in the text is replaced by the count. */
  note(text: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  all(): string[] {
    return [...this.#counts].map(([text, count]) => text.replace("{n}", String(count))).slice(0, 100);
  }
}
