import { type RefObject, useState } from "react";
import { cutTo } from "#src/lib/image-cut.ts";
import type { ImageCropVariantProps } from "#styled-system/recipes";
import { Button } from "../button/button.tsx";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import type { Cropping } from "../image-upload/use-image-upload.ts";
import { ImageCrop } from "./image-crop.tsx";
import { englishCropWords, type ImageCropWords } from "./image-crop-words.ts";

export interface ImageCropDialogProps {
  /** What `useImageUpload` waits with. */
  cropping: Cropping;
  onCancel: () => void;
  /** `round` shows what a circle leaves of it. */
  shape?: ImageCropVariantProps["shape"];
  words?: ImageCropWords;
  finalFocus?: RefObject<HTMLElement | null>;
}

/**
 * Which part of a picture to show, in its shape.
 *
 * When: after a picture was chosen for a place of a fixed shape; what is cut is cut by `useImageUpload`'s worker. Keys:
 * on the picture arrows move it, with Shift finely, plus and minus zoom; then the slider, Reset, Cancel, Use picture.
 */
export function ImageCropDialog({
  cropping,
  onCancel,
  shape = "banner",
  words = englishCropWords,
  finalFocus,
}: ImageCropDialogProps) {
  const [widest] = useState(() => cutTo(cropping, cropping.aspect));
  const [cut, setCut] = useState(widest);
  return (
    <DialogFrame
      onClose={onCancel}
      title={words.title}
      size="md"
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button variant="primary" onClick={() => cropping.take(cut)}>
            {words.use}
          </Button>
        </>
      }
    >
      <ImageCrop
        src={cropping.src}
        aspect={cropping.aspect}
        widest={widest}
        cut={cut}
        onChange={setCut}
        shape={shape}
        words={words}
      />
    </DialogFrame>
  );
}
