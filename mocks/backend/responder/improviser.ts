import { improvise } from "./improvise.ts";
import type { ReplyRequest, Responder } from "./responder.ts";

/** The host's clock; injected, so that tests need not wait. */
export type Clock = {
  /** Resolves after `ms` milliseconds; rejects with the signal's reason if aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

/** The built-in responder: plays improvised scripts at reading pace. */
export function improviser(clock: Clock): Responder {
  return {
    async *write(request: ReplyRequest, signal: AbortSignal): AsyncIterable<string> {
      const script = improvise(request);
      let now = 0;
      for (const piece of script.pieces) {
        signal.throwIfAborted();
        await clock.sleep(piece.atMs - now, signal);
        now = piece.atMs;
        yield piece.text;
      }
    },
  };
}
