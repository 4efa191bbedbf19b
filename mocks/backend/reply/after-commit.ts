/** What must happen when the changes made so far are committed, in order. */
export class AfterCommit {
  #steps: (() => void)[] = [];

  push(step: () => void): void {
    this.#steps.push(step);
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** Takes the steps out. */
  take(): (() => void)[] {
    const taken = this.#steps;
    this.#steps = [];
    return taken;
  }

  /** Puts back what `take` gave: the commit did not come about, the next one may. */
  putBack(taken: (() => void)[]): void {
    this.#steps.unshift(...taken);
  }
}
