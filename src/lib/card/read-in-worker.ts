import { cardReaderScript, trustedScriptUrl } from "../script-url.ts";
import { CardRefusedError, fileLimits, type ReadCard } from "./card-draft.ts";
import type { ReadAnswer, ReadRequest } from "./card-reader.worker.ts";
import type { ReadOptions } from "./read-card.ts";

/** Time limit of the worker, in milliseconds. */
const patience = 30_000;

/**
 * Reads a character card off the main thread; the page never waits for a file, whatever it is.
 * @throws {CardRefusedError}; an AbortError when the signal says so; another error when the worker did not start
 */
export function readCardFile(file: Blob, options: ReadOptions, signal: AbortSignal): Promise<ReadCard> {
  if (file.size > fileLimits.bytes) return Promise.reject(new CardRefusedError("too-large"));
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const { promise, resolve, reject } = Promise.withResolvers<ReadCard>();
  const worker = new Worker(trustedScriptUrl(cardReaderScript), { type: "module", name: "card reader" });
  const onAbort = () => reject(signal.reason as Error);
  const timer = setTimeout(() => reject(new CardRefusedError("broken")), patience);
  signal.addEventListener("abort", onAbort, { once: true });
  worker.addEventListener("message", ({ data }: MessageEvent<ReadAnswer>) => {
    if ("refusal" in data) reject(new CardRefusedError(data.refusal));
    else resolve(data.card);
  });
  worker.addEventListener("error", () => reject(new Error("the card reader did not start")));
  // A worker has one listener and no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ file, options } satisfies ReadRequest);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    worker.terminate();
  });
}
