import { useEffect, useRef, useState } from "react";
import { type ImageRefusal, ImageRefusedError } from "#src/lib/image-check.ts";
import type { ImageCut } from "#src/lib/image-cut.ts";
import { type PreparedImage, prepareImage, type PrepareOptions } from "#src/lib/prepare-image.ts";

export type ImageUploadFailure = ImageRefusal | "failed";
type State = "idle" | "checking" | "cropping" | "uploading" | "done";

/** A prepared picture that waits for the user to choose a crop (`ImageCropDialog`). */
export interface Cropping {
  /** The whole picture, re-encoded at screen size. */
  src: string;
  width: number;
  height: number;
  /** Aspect ratio of the crop. */
  aspect: number;
  /** Confirms the crop: cuts, re-encodes and uploads it. */
  take: (cut: ImageCut) => void;
}

/** Maximum of the preview's longer side while cropping, in pixels. */
const screenSide = 1600;

interface Options extends Pick<PrepareOptions, "limits" | "longestSide"> {
  /** Aspect ratio to crop to. Without it the whole picture is uploaded. */
  aspect?: number;
  onUpload: (image: PreparedImage, signal: AbortSignal) => Promise<void>;
}

/**
 * Handles a chosen file until it is uploaded, one at a time: a new choice, Cancel or unmounting aborts the previous
 * one. The preview shows the re-encoded picture, never the file; its object URL is revoked after success, failure and
 * unmounting (F37).
 */
export function useImageUpload({ onUpload, aspect, ...shape }: Options) {
  const [state, setState] = useState<State>("idle");
  const [failure, setFailure] = useState<ImageUploadFailure | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  /** The prepared picture of a failed upload. */
  const [kept, setKept] = useState<PreparedImage | null>(null);
  const [wasAnimated, setWasAnimated] = useState(false);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  const shown = cropping?.src;
  useEffect(() => () => void (shown !== undefined && URL.revokeObjectURL(shown)), [shown]);

  /** Aborts the running upload and starts over; later results of the aborted one are ignored. */
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

  /** Checks and re-encodes, then continues with the result. */
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
    /** The picture being cropped; null outside that step. */
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
    /** Clears the message about the last upload. */
    reset: () => {
      begin();
      setState("idle");
      setWasAnimated(false);
    },
  };
}
