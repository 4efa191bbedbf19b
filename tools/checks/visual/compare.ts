/** These functions run in a page: the browser scales, encodes, decodes and compares the pictures. */

/** The screenshot, scaled down and encoded as WebP; both as data URLs. */
export async function packPicture([png, scale]: readonly [string, number]): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.72);
}

/** The share of pixels in which two encoded pictures differ, and a picture of where; 1 if their sizes differ. */
export async function comparePictures([before, after]: readonly [string, string]): Promise<{
  share: number;
  diff: string | null;
}> {
  const read = async (address: string) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, pixels: context.getImageData(0, 0, canvas.width, canvas.height).data };
  };
  const [one, other] = await Promise.all([read(before), read(after)]);
  const { width, height } = one.canvas;
  if (width !== other.canvas.width || height !== other.canvas.height) return { share: 1, diff: null };
  /** Tolerance of the channel that differs most, of 255. */
  const tolerated = 28;
  const isNear = (a: number, b: number) =>
    Math.max(
      Math.abs(one.pixels[a]! - other.pixels[b]!),
      Math.abs(one.pixels[a + 1]! - other.pixels[b + 1]!),
      Math.abs(one.pixels[a + 2]! - other.pixels[b + 2]!),
    ) <= tolerated;
  let count = 0;
  other.context.fillStyle = "#ff00ff";
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (isNear(at, at)) continue;
      // Antialiasing may differ, or an edge may be off by one pixel: then a neighbour matches in either picture.
      let isShifted = false;
      for (let dy = -1; dy <= 1 && !isShifted; dy += 1)
        for (let dx = -1; dx <= 1 && !isShifted; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const there = (ny * width + nx) * 4;
          isShifted = isNear(at, there) && isNear(there, at);
        }
      if (isShifted) continue;
      count += 1;
      other.context.fillRect(x, y, 1, 1);
    }
  return { share: count / (width * height), diff: count === 0 ? null : other.canvas.toDataURL("image/png") };
}
