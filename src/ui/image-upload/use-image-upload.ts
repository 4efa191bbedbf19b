import { useEffect, useRef, useState } from "react";
import { type ImageRefusal, ImageRefusedError } from "#src/lib/image-check.ts";
import type { ImageCut } from "#src/lib/image-cut.ts";
import { type PreparedImage, prepareImage, type PrepareOptions } from "#src/lib/prepare-image.ts";

export type ImageUploadFailure = ImageRefusal | "failed";
type State = "idle" | "checking" | "cropping" | "uploading" | "done";

/** A picture that is taken and waits for the person to say which part of it (`ImageCropDialog`). */
export interface Cropping {
  /** The whole, written anew at the size of a screen. */
  src: string;
  width: number;
  height: number;
  /** Width over height of the part. */
  aspect: number;
  /** The part is chosen: cut, written anew and sent. */
  take: (cut: ImageCut) => void;
}

/** Pixels of the longer side of what is shown to choose a part of. */
const screenSide = 1600;

interface Options extends Pick<PrepareOptions, "limits" | "longestSide"> {
  /** Width over height: the person chooses the part of this shape. Left out: the whole is sent. */
  aspect?: number;
  onUpload: (image: PreparedImage, signal: AbortSignal) => Promise<void>;
}

/**
 * From a chosen file to a picture that has arrived. One at a time; a new choice, Cancel and leaving the page end the one
 * before. The preview is of what was written anew, never of the file, and its address is given back when it is done
 * with: after arriving, failing and leaving (F37).
 */
export function useImageUpload({ onUpload, aspect, ...shape }: Options) {
  const [state, setState] = useState<State>("idle");
  const [failure, setFailure] = useState<ImageUploadFailure | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  /** What was prepared and did not arrive. */
  const [kept, setKept] = useState<PreparedImage | null>(null);
  const [wasAnimated, setWasAnimated] = useState(false);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  const shown = cropping?.src;
  useEffect(() => () => void (shown !== undefined && URL.revokeObjectURL(shown)), [shown]);

  /** Ends what runs and begins anew; the state of an ended one is nobody's any more. */
  const begin = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setKept(null);
    setCropping(null);
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

  /** Checks and writes anew, then goes on with what came of it. */
  const prepare = async (
    file: Blob,
    options: Partial<PrepareOptions>,
    then: (image: PreparedImage, signal: AbortSignal) => unknown,
  ) => {
    const signal = begin();
    setState("checking");
    try {
      const image = await prepareImage(file, { ...shape, ...options, signal });
      if (!signal.aborted) await then(image, signal);
    } catch (error) {
      if (signal.aborted) return;
      setState("idle");
      setFailure(error instanceof ImageRefusedError ? error.refusal : "failed");
    }
  };
  const choose = (file: Blob) => {
    setWasAnimated(false);
    return prepare(file, aspect === undefined ? {} : { longestSide: screenSide }, (image, signal) => {
      setWasAnimated(image.wasAnimated);
      if (aspect === undefined) return send(image, signal);
      const { blob, width, height } = image;
      const take = (cut: ImageCut) => void prepare(file, { cut }, send);
      setCropping({ src: URL.createObjectURL(blob), width, height, aspect, take });
      setState("cropping");
    });
  };

  return {
    state,
    failure,
    preview,
    wasAnimated,
    /** What a part is to be chosen of; null outside that step. */
    cropping,
    canRetry: kept !== null,
    choose,
    retry: () => {
      if (kept !== null) void send(kept, begin());
    },
    cancel: () => {
      running.current?.abort();
      setCropping(null);
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
