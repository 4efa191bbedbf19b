import type { Change } from "./state.ts";

/** A commit failed; the message is for the log. */
export class StoreFailed extends Error {
  /** Whether the store is out of space. */
  readonly isFull: boolean;
  constructor(message: string, isFull: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isFull = isFull;
  }
}

/**
 * Where rows are stored. A commit is one transaction: all of its changes are stored, or none. A call is answered only
 * after its commit, so what was acknowledged survives a kill at any moment.
 */
export interface Store {
  load(): Iterable<Change> | Promise<Iterable<Change>>;
  commit(changes: readonly Change[]): void | Promise<void>;
  /** Waits a moment, so that calls that arrive together share one transaction. */
  gather?: () => Promise<void>;
}

/** Stores nothing; for tests and stories. */
export const memoryStore = (): Store => ({ load: () => [], commit: () => undefined });
