/** Steps to run, in order, once the changes made so far are committed. */
export class AfterCommit {
  #steps: (() => void)[] = [];

  push(step: () => void): void {
    this.#steps.push(step);
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** Removes the steps and returns them. */
  take(): (() => void)[] {
    const taken = this.#steps;
    this.#steps = [];
    return taken;
  }

  /** Puts back what `take` returned: its commit failed, so the next one runs them. */
  putBack(taken: (() => void)[]): void {
    this.#steps.unshift(...taken);
  }
}
