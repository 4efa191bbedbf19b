import { type ImageCut, pixelsOf } from "./image-cut.ts";
import { checkImage, ImageRefusedError, imageTypes, type ImageLimits, type ImageRefusal } from "./image-check.ts";

export interface EncodeRequest {
  file: Blob;
  limits: ImageLimits;
  /** Maximum of the result's longer side, in pixels. */
  longestSide: number;
  /** The crop; the whole picture by default. */
  cut?: ImageCut | undefined;
}

export type EncodeAnswer =
  | { blob: Blob; width: number; height: number; wasAnimated: boolean }
  | { refusal: ImageRefusal };

const whole: ImageCut = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Checks, decodes and re-encodes a picture off the main thread. The result holds pixels only: no metadata, no trailing
 * data, no animation.
 */
async function encode({ file, limits, longestSide, cut: part = whole }: EncodeRequest): Promise<EncodeAnswer> {
  const facts = checkImage(new Uint8Array(await file.arrayBuffer()), limits);
  // The decoder gets the detected type, never the declared one.
  const bitmap = await createImageBitmap(new Blob([file], { type: imageTypes[facts.kind] })).catch(() => {
    throw new ImageRefusedError("broken");
  });
  try {
    // The header may be wrong; check the decoded size too.
    if (bitmap.width * bitmap.height > limits.pixels) throw new ImageRefusedError("too-many-pixels");
    const cut = pixelsOf(part, bitmap);
    let scale = Math.min(1, longestSide / Math.max(cut.width, cut.height));
    for (;;) {
      const blob = await draw(bitmap, cut, scale);
      if (blob.size <= limits.bytes) return { blob, ...sizeAt(cut, scale), wasAnimated: facts.isAnimated };
      // Only if the browser writes PNG instead of WebP: shrink until it fits.
      scale /= 2;
    }
  } finally {
    bitmap.close();
  }
}

const sizeAt = (cut: ImageCut, scale: number) => ({
  width: Math.max(1, Math.round(cut.width * scale)),
  height: Math.max(1, Math.round(cut.height * scale)),
});

async function draw(bitmap: ImageBitmap, cut: ImageCut, scale: number): Promise<Blob> {
  const { width, height } = sizeAt(cut, scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new ImageRefusedError("broken");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}

addEventListener("message", ({ data }: MessageEvent<EncodeRequest>) => {
  void encode(data)
    .catch((error: unknown): EncodeAnswer => ({
      refusal: error instanceof ImageRefusedError ? error.refusal : "broken",
    }))
    // A worker's `postMessage` takes no target origin.
    .then((answer) => (postMessage as (message: EncodeAnswer) => void)(answer));
});
