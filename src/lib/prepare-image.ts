import { ImageRefusedError, type ImageLimits } from "./image-check.ts";
import type { ImageCut } from "./image-cut.ts";
import type { EncodeAnswer, EncodeRequest } from "./image-encoder.worker.ts";
import { imageEncoderScript, trustedScriptUrl } from "./script-url.ts";

export interface PreparedImage {
  /** WebP, or PNG if the browser cannot write WebP; without metadata. */
  blob: Blob;
  /** Size of the result in pixels. */
  width: number;
  height: number;
  /** The source was animated; the result is not. */
  wasAnimated: boolean;
}

export interface PrepareOptions {
  limits: ImageLimits;
  /** Maximum of the result's longer side, in pixels. */
  longestSide?: number;
  /** The crop; the whole picture by default. */
  cut?: ImageCut | undefined;
  signal?: AbortSignal;
}

/** Time limit of the worker, in milliseconds. */
const patience = 20_000;

/**
 * The one way a picture comes into the product (GAP-09): checked by its bytes, decoded and written anew in a worker, so
 * that the page never waits and no metadata leaves the device. The server checks again: this proves nothing to it.
 * @throws {ImageRefusedError} what was chosen is not taken; an AbortError when the signal says so; another error when
 * the worker itself did not start.
 */
export function prepareImage(
  file: Blob,
  { limits, longestSide = 4096, cut, signal }: PrepareOptions,
): Promise<PreparedImage> {
  // Refuse by size without reading the file.
  if (file.size > limits.bytes) return Promise.reject(new ImageRefusedError("too-large"));
  const { promise, resolve, reject } = Promise.withResolvers<PreparedImage>();
  if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
  const worker = new Worker(trustedScriptUrl(imageEncoderScript), { type: "module", name: "image encoder" });
  const onAbort = () => reject(signal?.reason as Error);
  const timer = setTimeout(() => reject(new ImageRefusedError("broken")), patience);
  signal?.addEventListener("abort", onAbort, { once: true });
  worker.addEventListener("message", ({ data }: MessageEvent<EncodeAnswer>) => {
    if ("refusal" in data) reject(new ImageRefusedError(data.refusal));
    else resolve(data);
  });
  worker.addEventListener("error", () => reject(new Error("the image encoder did not start")));
  // A worker has one listener and no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ file, limits, longestSide, cut } satisfies EncodeRequest);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    worker.terminate();
  });
}
