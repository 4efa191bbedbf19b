/** A part of a picture, in its pixels. */
export type ImageCut = { x: number; y: number; width: number; height: number };

/** Faces and horizons stand above the middle: this share of what is too high is cut off at the top. */
const fromTop = 0.3;

/** The largest part of a picture that is `aspect` (width over height): in the middle, of a high one the upper part. */
export function cutTo({ width, height }: { width: number; height: number }, aspect?: number): ImageCut {
  if (aspect === undefined) return { x: 0, y: 0, width, height };
  const cutWidth = Math.min(width, Math.max(1, Math.round(height * aspect)));
  const cutHeight = Math.min(height, Math.max(1, Math.round(width / aspect)));
  return {
    x: Math.round((width - cutWidth) / 2),
    y: Math.round((height - cutHeight) * fromTop),
    width: cutWidth,
    height: cutHeight,
  };
}
