import { useState } from "react";
import { ImagesDesk } from "#src/features/images/images-desk.tsx";
import { ImagesFrame } from "#src/features/images/images-frame.tsx";
import { imagesTexts } from "#src/features/images/images-texts.ts";
import type { Filling } from "#src/features/images/recipe-form.tsx";
import { useSourcePicture } from "#src/features/images/source-field.tsx";

/** `/image-to-image` (SHELL-15, IMG-02): a picture, what should change in it, and what was made, before and after. */
export function ImageToImageScreen() {
  const [filling, setFilling] = useState<Filling | null>(null);
  const { source, field, startFrom } = useSourcePicture();
  return (
    <ImagesFrame title={imagesTexts.imageTitle}>
      <ImagesDesk
        title={imagesTexts.imageTitle}
        filling={filling}
        from={{ source, field }}
        onFill={setFilling}
        onStartFrom={(image) => void startFrom(image)}
      />
    </ImagesFrame>
  );
}
