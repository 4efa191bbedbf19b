import { imageLimits } from "#src/domain/limits.ts";
import { readMedia } from "#src/http/read-media.ts";
import { dataAddress, dataBytes } from "#src/lib/card/card-assets.ts";
import { imageKind, ImageRefusedError } from "#src/lib/image-check.ts";
import { prepareImage } from "#src/lib/prepare-image.ts";
import { sendImage } from "../upload/upload-image.ts";

/** Timeout for a picture in milliseconds. */
const patience = 60_000;

/**
 * A theme's picture as a `data:` address, for its file.
 * @throws {ImageRefusedError} if it does not exist or cannot be imported again; another error without an answer.
 */
export async function themePictureText(address: string): Promise<string> {
  const response = await readMedia(address, AbortSignal.timeout(patience));
  const bytes = new Uint8Array((await response?.arrayBuffer()) ?? []);
  const kind = imageKind(bytes);
  if (kind === null) throw new ImageRefusedError("broken");
  return dataAddress(bytes, kind);
}

/**
 * Uploads the picture of a theme's file, checked and re-encoded like any other (GAP-09).
 * @throws {ImageRefusedError} if it is not an accepted picture.
 */
export async function sendThemePicture(text: string): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const bytes = dataBytes(text);
  if (bytes === null) throw new ImageRefusedError("broken");
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  return sendImage("theme", { blob: (await prepareImage(file, { limits: imageLimits, signal })).blob, signal });
}
