import CircleAlertIcon from "lucide-react/icons/circle-alert";
import ImagePlusIcon from "lucide-react/icons/image-plus";
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from "react";
import type { ImageLimits, ImageRefusal } from "#src/lib/image-check.ts";
import type { PreparedImage } from "#src/lib/prepare-image.ts";
import { cx } from "#styled-system/css";
import { imageUpload, type ImageUploadVariantProps } from "#styled-system/recipes";
import { BreathingDots } from "../breathing-dots/breathing-dots.tsx";
import { Button } from "../button/button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { type ImageUploadFailure, useImageUpload } from "./use-image-upload.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface ImageUploadWords {
  choose: string;
  orDrop: string;
  replace: string;
  remove: string;
  retry: string;
  cancel: string;
  uploading: string;
  ready: string;
  /** Shown when an animated picture was made still. */
  still: string;
  refusals: Record<ImageRefusal, string>;
  failed: string;
}

const english: ImageUploadWords = {
  choose: "Choose a picture",
  orDrop: "or drop or paste one here",
  replace: "Replace",
  remove: "Remove",
  retry: "Try again",
  cancel: "Cancel",
  uploading: "Uploading",
  ready: "The picture is in place.",
  still: "Only the first image of a moving picture is kept.",
  refusals: {
    "wrong-type": "That is no PNG, JPEG, WebP or GIF.",
    "too-large": "That file is too large. The limit is 8 MB.",
    "too-many-pixels": "That picture has too many pixels. The limit is 40 megapixels.",
    "no-room": "There is no room for another picture. Those that nothing uses are removed after a day.",
    broken: "That file cannot be read as a picture. It may be damaged.",
  },
  failed: "The picture did not arrive. Your choice is kept here.",
};

export interface ImageUploadProps {
  label: string;
  /** Address of the current picture; null if there is none. */
  src: string | null;
  /** Limits of a file, taken from the contract. */
  limits: ImageLimits;
  /** Maximum of the result's longer side, in pixels. */
  longestSide?: number;
  /**
   * Uploads the prepared picture, and updates `src` before it resolves. A rejection keeps the old picture and offers a
   * retry; an `ImageRefusedError` (a server's 413 or 415) shows that refusal instead.
   */
  onUpload: (image: PreparedImage, signal: AbortSignal) => Promise<void>;
  /** Without it the picture can be replaced but not removed. */
  onRemove?: () => void;
  /** `poster` 2:3 (default), `square`, `round`, `banner` 3.2:1, `still` 16:9. */
  shape?: ImageUploadVariantProps["shape"];
  help?: string;
  disabled?: boolean;
  words?: ImageUploadWords;
  className?: string;
}

/**
 * A picture from the person's device: chosen, dropped or pasted, checked and stripped by `prepareImage` before it goes
 * anywhere (GAP-09).
 *
 * When: every place a person gives a picture. Keys: Tab to the frame, Enter or Space opens the file chooser, Ctrl+V
 * pastes while the focus is inside; Replace, Remove, Try again and Cancel are buttons after it.
 */
export function ImageUpload({
  label,
  src,
  limits,
  longestSide,
  onUpload,
  onRemove,
  shape,
  help,
  disabled = false,
  words = english,
  className,
}: ImageUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const upload = useImageUpload({ limits, ...(longestSide !== undefined && { longestSide }), onUpload });
  const styles = imageUpload({ shape });
  const isWaiting = upload.state === "checking" || upload.state === "uploading";
  const shown = upload.preview ?? src;
  const isFilled = shown !== null;
  const keeper = useKeptFocus<HTMLDivElement>();
  const error = upload.failure === null ? undefined : textOf(upload.failure, words);

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined && !disabled && !isWaiting) void upload.choose(file);
  };
  const open = () => {
    if (!disabled && !isWaiting) input.current?.click();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };

  return (
    // Handles drop and paste only; the button inside does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...keeper}
      role="group"
      aria-labelledby={`${id}-label`}
      className={cx(styles.root, className)}
      onPaste={onPaste}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragging(!disabled && !isWaiting);
      }}
      onDragLeave={() => setIsDragging(false)}
      onDrop={onDrop}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {/* Opened by the buttons; a picture of the same name may be chosen twice in a row. */}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        hidden
        disabled={disabled}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = "";
        }}
      />
      <div
        className={styles.frame}
        data-filled={isFilled || undefined}
        data-dragging={isDragging || undefined}
        data-invalid={error !== undefined || undefined}
        data-disabled={disabled || undefined}
        aria-busy={isWaiting || undefined}
      >
        {isFilled && (
          <img
            src={shown}
            alt={label}
            className={styles.picture}
            draggable={false}
            data-waiting={isWaiting || undefined}
          />
        )}
        {!isFilled && !isWaiting && (
          <button
            type="button"
            className={styles.choose}
            onClick={open}
            aria-disabled={disabled || undefined}
            aria-describedby={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined}
          >
            <ImagePlusIcon />
            {words.choose}
            <VisuallyHidden> {label}</VisuallyHidden>
            <span className={styles.hint}>{words.orDrop}</span>
          </button>
        )}
        {isWaiting && (
          <div className={styles.veil}>
            <BreathingDots />
            <span>{words.uploading}</span>
          </div>
        )}
      </div>
      {(isFilled || isWaiting || upload.canRetry) && (
        <div className={styles.actions}>
          {isWaiting ? (
            <Button size="sm" onClick={upload.cancel}>
              {words.cancel}
            </Button>
          ) : (
            <>
              {upload.canRetry && (
                <Button size="sm" variant="soft" onClick={upload.retry}>
                  {words.retry}
                </Button>
              )}
              {isFilled && (
                <Button size="sm" onClick={open} disabled={disabled}>
                  {words.replace}
                </Button>
              )}
              {isFilled && onRemove !== undefined && (
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={disabled}
                  onClick={() => {
                    upload.reset();
                    onRemove();
                  }}
                >
                  {words.remove}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      <div className={styles.footer}>
        {error !== undefined && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            <CircleAlertIcon />
            <span>{error}</span>
          </p>
        )}
        {help !== undefined && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
        {upload.wasAnimated && <p className={styles.help}>{words.still}</p>}
        <VisuallyHidden>
          <span role="status">{isWaiting ? words.uploading : upload.state === "done" ? words.ready : ""}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

const textOf = (failure: ImageUploadFailure, words: ImageUploadWords) =>
  failure === "failed" ? words.failed : words.refusals[failure];
