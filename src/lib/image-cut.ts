/** A part of a picture, as shares of its width and height from 0 to 1: it holds at every size of the same picture. */
export type ImageCut = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

/** Faces and horizons stand above the middle: this share of what is too high is cut off at the top. */
const fromTop = 0.3;

/** The largest part of a picture that is `aspect` (width over height): in the middle, of a high one the upper part. */
export function cutTo({ width, height }: Size, aspect: number): ImageCut {
  const across = Math.min(1, (height * aspect) / width);
  const down = Math.min(1, width / aspect / height);
  return { x: (1 - across) / 2, y: (1 - down) * fromTop, width: across, height: down };
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most);

/** The same part moved by shares of the picture, as far as there is picture. */
export const movedBy = (cut: ImageCut, x: number, y: number): ImageCut => ({
  ...cut,
  x: clamp(cut.x + x, 1 - cut.width),
  y: clamp(cut.y + y, 1 - cut.height),
});

/** `zoom` times closer than the `widest` part, around the same middle, as far as there is picture. */
export function zoomedTo(cut: ImageCut, widest: ImageCut, zoom: number): ImageCut {
  const [width, height] = [widest.width / zoom, widest.height / zoom];
  return movedBy({ x: cut.x, y: cut.y, width, height }, (cut.width - width) / 2, (cut.height - height) / 2);
}

/** The part in whole pixels of a picture of this size: at least one, and none that is not there. */
export function pixelsOf(cut: ImageCut, { width, height }: Size): ImageCut {
  const across = Math.max(1, Math.min(width, Math.round(cut.width * width)));
  const down = Math.max(1, Math.min(height, Math.round(cut.height * height)));
  return {
    x: clamp(Math.round(cut.x * width), width - across),
    y: clamp(Math.round(cut.y * height), height - down),
    width: across,
    height: down,
  };
}
