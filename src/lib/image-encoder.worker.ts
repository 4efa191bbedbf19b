import { checkImage, ImageRefusedError, imageTypes, type ImageLimits, type ImageRefusal } from "./image-check.ts";

export interface EncodeRequest {
  file: Blob;
  limits: ImageLimits;
  /** The longer side of the result is at most this many pixels. */
  longestSide: number;
}

export type EncodeAnswer =
  | { blob: Blob; width: number; height: number; wasAnimated: boolean }
  | { refusal: ImageRefusal };

/**
 * Checks a picture, decodes it and draws it anew, off the page's thread. What comes out holds pixels and nothing else:
 * no place, no camera, no text, no second file behind its end, no movement.
 */
async function encode({ file, limits, longestSide }: EncodeRequest): Promise<EncodeAnswer> {
  const facts = checkImage(new Uint8Array(await file.arrayBuffer()), limits);
  // The decoder is told the kind that was found, never the one the file was declared as.
  const bitmap = await createImageBitmap(new Blob([file], { type: imageTypes[facts.kind] })).catch(() => {
    throw new ImageRefusedError("broken");
  });
  try {
    // A header may lie; the pixels do not.
    if (bitmap.width * bitmap.height > limits.pixels) throw new ImageRefusedError("too-many-pixels");
    let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    for (;;) {
      const blob = await draw(bitmap, scale);
      if (blob.size <= limits.bytes) return { blob, ...sizeAt(bitmap, scale), wasAnimated: facts.isAnimated };
      // Only where the browser writes PNG instead of WebP: a smaller picture is better than none.
      scale /= 2;
    }
  } finally {
    bitmap.close();
  }
}

const sizeAt = (bitmap: ImageBitmap, scale: number) => ({
  width: Math.max(1, Math.round(bitmap.width * scale)),
  height: Math.max(1, Math.round(bitmap.height * scale)),
});

async function draw(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const { width, height } = sizeAt(bitmap, scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new ImageRefusedError("broken");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}

addEventListener("message", ({ data }: MessageEvent<EncodeRequest>) => {
  void encode(data)
    .catch((error: unknown): EncodeAnswer => ({
      refusal: error instanceof ImageRefusedError ? error.refusal : "broken",
    }))
    // A worker's own `postMessage` knows no target.
    .then((answer) => (postMessage as (message: EncodeAnswer) => void)(answer));
});
