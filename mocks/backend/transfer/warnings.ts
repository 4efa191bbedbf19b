/** What a reader could not take over, counted by kind, one warning for each kind. */
export class Warnings {
  #counts = new Map<string, number>();

  /** Notes one more of a kind; `{n}` in the text becomes their number. */
  note(text: string): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  }

  all(): string[] {
    return [...this.#counts].map(([text, count]) => text.replace("{n}", String(count))).slice(0, 100);
  }
}
