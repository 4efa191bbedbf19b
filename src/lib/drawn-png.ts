import { hashText } from "./hash-text.ts";

/** Pixels of a card without a picture of its own. */
const blank = { width: 400, height: 600 };

/**
 * The picture at an address as PNG, in its own size; without one a plain ground in a colour of the name, with its first letter.
 * @throws an error if the picture cannot be loaded or drawn
 */
export async function drawnPng(address: string | null, name: string): Promise<Uint8Array> {
  const image = address === null ? null : await loaded(address);
  const { width, height } = image === null ? blank : { width: image.naturalWidth, height: image.naturalHeight };
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  if (image === null) {
    context.fillStyle = `hsl(${hashText(name) % 360} 32% 24%)`;
    context.fillRect(0, 0, width, height);
    context.fillStyle = "#fff8ec";
    context.font = "200px serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(Array.from(name)[0] ?? "", width / 2, height / 2);
  } else context.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/png" });
  return new Uint8Array(await blob.arrayBuffer());
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // From a media host of its own a picture may be drawn only if that host allows it.
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  return image;
}
