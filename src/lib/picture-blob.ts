const longestSide = 4096;

/**
 * A picture at an address as PNG, in its own pixels or those given. Vector pictures become pixels too: uploads take no SVG.
 * @throws {Error} when it cannot be loaded or drawn.
 */
export async function pictureBlob(picture: { url: string; width?: number; height?: number }): Promise<Blob> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = picture.url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
  const { width = naturalWidth * scale, height = naturalHeight * scale } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser cannot draw");
  context.drawImage(image, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/png" });
}
