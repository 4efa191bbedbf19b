import { useEffect, useState } from "react";
import { startPictureStore } from "#src/client-state/paintings.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { pictureBlob } from "#src/lib/picture-blob.ts";
import { ImageUpload } from "#src/ui/image-upload/image-upload.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { imagesTexts } from "./images-texts.ts";

/** The picture a job starts from, in the page's memory until it is sent. */
export type SourcePicture = {
  readonly blob: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** Pixels of the longer side: painters work at about this size. */
const longestSide = 1536;

const kept = ({ blob, width, height }: Omit<SourcePicture, "url">): SourcePicture => ({
  blob,
  width,
  height,
  url: URL.createObjectURL(blob),
});

/** Loads one of the user's own pictures, which the server has checked already. Null, and a toast, if that fails. */
async function readOwn(image: { url: string; width: number; height: number }): Promise<SourcePicture | null> {
  try {
    return kept({ blob: await pictureBlob(image), width: image.width, height: image.height });
  } catch {
    toaster.error(imagesTexts.readFailed);
    return null;
  }
}

/**
 * The source picture: chosen, dropped, pasted, or one of the user's pictures (`startPictureStore`). Checked and stripped of
 * metadata like every upload; if one is refused, the previous one stays.
 */
export function useSourcePicture() {
  const [source, setSource] = useState<SourcePicture | null>(null);
  const url = source?.url;
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url]);
  const startFrom = async (image: { url: string; width: number; height: number }) => {
    const own = await readOwn(image);
    if (own !== null) setSource(own);
  };
  useEffect(() => {
    const given = startPictureStore.get();
    if (given === null) return;
    startPictureStore.set(null);
    void readOwn(given).then((own) => own !== null && setSource(own));
  }, []);
  const field = (
    <ImageUpload
      label={imagesTexts.startFrom}
      shape="still"
      src={source?.url ?? null}
      limits={imageLimits}
      longestSide={longestSide}
      onUpload={async (image) => setSource(kept(image))}
      onRemove={() => setSource(null)}
    />
  );
  return { source, field, startFrom };
}
