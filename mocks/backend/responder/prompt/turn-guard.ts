/** Names at the start of lines: the speaker's own, and those it must not speak for. */
type GuardOptions = {
  /** A leading `Name:` with one of these is removed. */
  own: readonly string[];
  /** A line that begins with `Name:` with one of these ends the reply. */
  foreign: readonly string[];
};

const labels = (names: readonly string[]): string[] =>
  names.flatMap((given) => {
    const name = given.trim();
    return name === "" ? [] : [`${name}:`, `**${name}:**`, `**${name}**:`];
  });

const startsLike = (text: string, all: readonly string[]): boolean =>
  all.some((label) => label.toLowerCase().startsWith(text.toLowerCase()));

const labelAt = (text: string, all: readonly string[]): string | undefined =>
  all.find((label) => text.toLowerCase().startsWith(label.toLowerCase()));

/**
 * Filters a model's text as it arrives: removes its own leading name, and everything from the first line that speaks for
 * somebody else. Withholds text only while it may become such a name, so that shown text is never removed again.
 */
export class TurnGuard {
  readonly #own: string[];
  readonly #foreign: string[];
  #held = "";
  #atStart = true;
  #atLineStart = true;
  #trimmed = "";
  /** True once the model has begun to speak for somebody else, which ends the reply. */
  hasEnded = false;

  constructor({ own, foreign }: GuardOptions) {
    this.#own = labels(own);
    this.#foreign = labels(foreign);
  }

  /** The text removed so far; null for none. */
  get trimmed(): string | null {
    return this.#trimmed === "" ? null : this.#trimmed;
  }

  /** @returns the text that can be shown now */
  feed(piece: string): string {
    if (this.hasEnded) {
      this.#trimmed += piece;
      return "";
    }
    this.#held += piece;
    return this.#release(false);
  }

  /** @returns the text that was still withheld when the model ended */
  end(): string {
    return this.hasEnded ? "" : this.#release(true);
  }

  #release(isEnd: boolean): string {
    let shown = "";
    while (this.#held !== "" && !this.hasEnded) {
      if (this.#atLineStart) {
        const space = /^[ \t\r\n]*/.exec(this.#held)?.[0] ?? "";
        const line = this.#held.slice(space.length);
        const all = this.#atStart ? [...this.#own, ...this.#foreign] : this.#foreign;
        // White space is dropped at the start; later it is withheld until text follows.
        if (!isEnd && (line === "" || (startsLike(line, all) && !labelAt(line, all)))) return shown;
        const own = this.#atStart ? labelAt(line, this.#own) : undefined;
        if (own) {
          this.#trimmed += `${this.#held.slice(0, space.length + own.length)}\n`;
          this.#held = line.slice(own.length);
          continue;
        }
        if (labelAt(line, this.#foreign)) {
          this.#trimmed += line;
          this.#held = "";
          this.hasEnded = true;
          return shown;
        }
        if (line === "") {
          // Trailing white space.
          this.#held = "";
          return shown;
        }
        shown += this.#atStart ? "" : space;
        this.#held = line;
        this.#atStart = false;
        this.#atLineStart = false;
        continue;
      }
      const end = this.#held.indexOf("\n");
      if (end < 0) {
        shown += this.#held;
        this.#held = "";
      } else {
        shown += this.#held.slice(0, end);
        this.#held = this.#held.slice(end);
        this.#atLineStart = true;
      }
    }
    return shown;
  }
}
