import { imageLimits } from "#src/domain/limits.ts";
import type { UploadPurpose } from "#src/generated/api/model/uploadPurpose.ts";
import { uploadAvatarDecoration } from "#src/generated/api/avatar-decoration/upload-avatar-decoration.ts";
import { UploadPurpose as purposes } from "#src/generated/zod/schemas/uploadPurpose.zod.ts";
import { ImageRefusedError } from "#src/lib/image-check.ts";
import { pictureBlob } from "#src/lib/picture-blob.ts";
import { prepareImage } from "#src/lib/prepare-image.ts";
import { randomId } from "#src/lib/random-id.ts";
import { refusing, sendImage } from "../upload/upload-image.ts";
import type { ArchivedPicture } from "./archive.ts";

/** Renders generated SVGs to pixels, since uploads accept no SVG. As an `img` source it runs and loads nothing. */
async function drawn(blob: Blob): Promise<Blob> {
  const url = URL.createObjectURL(blob);
  try {
    return await pictureBlob({ url });
  } catch {
    throw new ImageRefusedError("broken");
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The purpose for the upload; badges' and generated pictures cannot be uploaded as such. */
function purposeOf({ purpose }: ArchivedPicture): UploadPurpose {
  const known = purposes.safeParse(purpose);
  return known.success && known.data !== "badge" ? known.data : "message";
}

/**
 * Sends a picture of an archive through the check that all pictures pass, and returns its new address.
 * @throws {ImageRefusedError}
 */
export async function sendArchivedPicture(picture: ArchivedPicture, blob: Blob, signal: AbortSignal): Promise<string> {
  const source = blob.type === "image/svg+xml" ? await drawn(blob) : blob;
  const prepared = await prepareImage(source, { limits: imageLimits, longestSide: 2048, signal });
  const purpose = purposeOf(picture);
  if (purpose !== "decoration") return sendImage(purpose, { blob: prepared.blob, signal });
  const options = { headers: { "Idempotency-Key": randomId() }, signal };
  const { data } = await refusing(() => uploadAvatarDecoration({ image: prepared.blob }, options));
  return data.avatarDecoration;
}
