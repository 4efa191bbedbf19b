import type { Change } from "./state.ts";

/** A commit did not come about; the message says why, for the log. */
export class StoreFailed extends Error {
  /** There is no room left. */
  readonly isFull: boolean;
  constructor(message: string, isFull: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isFull = isFull;
  }
}

/**
 * Where rows are kept. A commit is one transaction: all of its changes are there afterwards, or none; a call is
 * answered only when its commit has ended, so what was acknowledged survives a kill at any moment.
 */
export interface Store {
  load(): Iterable<Change> | Promise<Iterable<Change>>;
  commit(changes: readonly Change[]): void | Promise<void>;
  /** Waits a moment for calls that arrive together, so that one transaction serves them all. */
  gather?: () => Promise<void>;
}

/** Keeps nothing beyond the process: tests and stories. */
export const memoryStore = (): Store => ({ load: () => [], commit: () => undefined });
