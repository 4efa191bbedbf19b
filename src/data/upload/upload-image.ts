import type { UploadPurpose } from "#src/generated/api/model/uploadPurpose.ts";
import { uploadImage } from "#src/generated/api/upload/upload-image.ts";
import { isApiError } from "#src/http/api-error.ts";
import { ImageRefusedError } from "#src/lib/image-check.ts";
import { randomId } from "#src/lib/random-id.ts";

/** The re-encoded picture to send, and the abort signal. */
export type Upload = { blob: Blob; signal?: AbortSignal };

/**
 * Sends a picture and answers its address (GAP-09). What it belongs to is saved by another call.
 * @throws {ImageRefusedError} the server's 413 or 415; {ApiError} for everything else.
 */
export async function sendImage(purpose: UploadPurpose, { blob, signal }: Upload): Promise<string> {
  const headers = { "Idempotency-Key": randomId() };
  const options = signal === undefined ? { headers } : { headers, signal };
  return refusing(async () => (await uploadImage({ file: blob, purpose }, options)).data.url);
}

/** Maps the server's refusal of a picture to our own error (F37). */
export async function refusing<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (isApiError(error) && error.status === 413)
      throw new ImageRefusedError(error.fieldErrors.some(({ field }) => field === "quota") ? "no-room" : "too-large");
    if (isApiError(error) && error.status === 415) throw new ImageRefusedError("wrong-type");
    throw error;
  }
}
