import { useEffect, useRef, useState } from "react";
import { type ImageRefusal, ImageRefusedError } from "#src/lib/image-check.ts";
import { type PreparedImage, prepareImage, type PrepareOptions } from "#src/lib/prepare-image.ts";

export type ImageUploadFailure = ImageRefusal | "failed";
type State = "idle" | "checking" | "uploading" | "done";

interface Options extends Pick<PrepareOptions, "limits" | "longestSide" | "aspect"> {
  onUpload: (image: PreparedImage, signal: AbortSignal) => Promise<void>;
}

/**
 * From a chosen file to a picture that has arrived. One at a time; a new choice, Cancel and leaving the page end the one
 * before. The preview is of what was written anew, never of the file, and its address is given back when it is done
 * with: after arriving, failing and leaving (F37).
 */
export function useImageUpload({ onUpload, ...shape }: Options) {
  const [state, setState] = useState<State>("idle");
  const [failure, setFailure] = useState<ImageUploadFailure | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  /** What was prepared and did not arrive. */
  const [kept, setKept] = useState<PreparedImage | null>(null);
  const [wasAnimated, setWasAnimated] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Ends what runs and begins anew; the state of an ended one is nobody's any more. */
  const begin = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setKept(null);
    return controller.signal;
  };

  const send = async (image: PreparedImage, signal: AbortSignal) => {
    const address = URL.createObjectURL(image.blob);
    setPreview(address);
    setState("uploading");
    try {
      await onUpload(image, signal);
      if (!signal.aborted) setState("done");
    } catch (error) {
      if (signal.aborted) return;
      setState("idle");
      if (error instanceof ImageRefusedError) setFailure(error.refusal);
      else {
        setKept(image);
        setFailure("failed");
      }
    } finally {
      setPreview((current) => (current === address ? null : current));
      URL.revokeObjectURL(address);
    }
  };

  const choose = async (file: Blob) => {
    const signal = begin();
    setState("checking");
    setWasAnimated(false);
    try {
      const image = await prepareImage(file, { ...shape, signal });
      if (signal.aborted) return;
      setWasAnimated(image.wasAnimated);
      await send(image, signal);
    } catch (error) {
      if (signal.aborted) return;
      setState("idle");
      setFailure(error instanceof ImageRefusedError ? error.refusal : "failed");
    }
  };

  return {
    state,
    failure,
    preview,
    wasAnimated,
    canRetry: kept !== null,
    choose,
    retry: () => {
      if (kept !== null) void send(kept, begin());
    },
    cancel: () => {
      running.current?.abort();
      setState("idle");
    },
    /** Forgets what was said about the last one. */
    reset: () => {
      begin();
      setState("idle");
      setWasAnimated(false);
    },
  };
}
