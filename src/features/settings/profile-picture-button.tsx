import Trash2Icon from "lucide-react/icons/trash-2";
import { lazy, type ReactNode, useRef } from "react";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { useKeptFocus } from "#src/ui/image-upload/use-kept-focus.ts";
import type { useImageUpload } from "#src/ui/image-upload/use-image-upload.ts";
import { css, cx } from "#styled-system/css";
import { profileTexts } from "./profile-texts.ts";

const loadCropDialog = () => import("#src/ui/image-crop/image-crop-dialog.tsx");
const ImageCropDialog = lazy(async () => ({ default: (await loadCropDialog()).ImageCropDialog }));

const row = css({ row: "2" });
/** On a phone only the camera icon is visible; the label stays for screen readers. */
const iconOnly = css({ lgDown: { "& [data-words]": { srOnly: true } } });

export interface PictureButtonProps {
  label: string;
  removeLabel: string;
  icon: ReactNode;
  upload: ReturnType<typeof useImageUpload>;
  /** Omit it if there is no picture to remove. */
  onRemove?: (() => void) | undefined;
  disabled?: boolean;
  /** Shown over a picture. */
  isOnPicture?: boolean;
  isNarrow?: boolean;
  /** The shape it is cropped to. */
  shape: "round" | "banner";
  accept?: string;
  className?: string;
}

/** Chooses and crops a picture, or removes it; during an upload it shows only Cancel. */
export function PictureButton({
  label,
  removeLabel,
  icon,
  upload,
  onRemove,
  disabled = false,
  isOnPicture = false,
  isNarrow = false,
  shape,
  accept = "image/png,image/jpeg,image/webp,image/gif",
  className,
}: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const kept = useKeptFocus<HTMLDivElement>();
  const isWaiting = upload.state === "checking" || upload.state === "uploading";
  // The button that opened the crop dialog may have been replaced by another.
  const back = {
    get current() {
      return kept.ref.current?.querySelector("button") ?? null;
    },
  };
  const look = isOnPicture ? "media" : "line";
  return (
    <div {...kept} className={cx(row, className)}>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        disabled={disabled}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined && !isWaiting) void upload.choose(file);
          event.target.value = "";
        }}
      />
      {isWaiting ? (
        <Button size="sm" variant={look} onClick={upload.cancel}>
          {profileTexts.cancel}
        </Button>
      ) : (
        <>
          <Button
            size="sm"
            variant={look}
            icon={icon}
            disabled={disabled}
            className={isNarrow ? iconOnly : undefined}
            onClick={() => {
              void loadCropDialog();
              input.current?.click();
            }}
          >
            <span data-words="">{label}</span>
          </Button>
          {onRemove !== undefined && (
            <IconButton
              label={removeLabel}
              size="sm"
              variant={isOnPicture ? "media" : "plain"}
              onClick={() => {
                upload.reset();
                onRemove();
              }}
            >
              <Trash2Icon />
            </IconButton>
          )}
        </>
      )}
      <DialogSlot show={upload.cropping}>
        {(cropping) => <ImageCropDialog cropping={cropping} shape={shape} onCancel={upload.cancel} finalFocus={back} />}
      </DialogSlot>
    </div>
  );
}
