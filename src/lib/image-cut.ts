/** A crop of a picture as fractions (0 to 1) of its width and height, so that it fits every size of the picture. */
export type ImageCut = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

/** Faces and horizons are usually above the middle, so only this fraction of excess height is cut at the top. */
const fromTop = 0.3;

/** The largest crop with this aspect ratio (width / height): horizontally centred, and towards the top. */
export function cutTo({ width, height }: Size, aspect: number): ImageCut {
  const across = Math.min(1, (height * aspect) / width);
  const down = Math.min(1, width / aspect / height);
  return { x: (1 - across) / 2, y: (1 - down) * fromTop, width: across, height: down };
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most);

/** The crop moved by fractions of the picture, clamped to it. */
export const movedBy = (cut: ImageCut, x: number, y: number): ImageCut => ({
  ...cut,
  x: clamp(cut.x + x, 1 - cut.width),
  y: clamp(cut.y + y, 1 - cut.height),
});

/** The crop `zoom` times closer than `widest`, around the same centre, clamped to the picture. */
export function zoomedTo(cut: ImageCut, widest: ImageCut, zoom: number): ImageCut {
  const [width, height] = [widest.width / zoom, widest.height / zoom];
  return movedBy({ x: cut.x, y: cut.y, width, height }, (cut.width - width) / 2, (cut.height - height) / 2);
}

/** The crop in whole pixels of a picture of this size: at least one, all inside it. */
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
