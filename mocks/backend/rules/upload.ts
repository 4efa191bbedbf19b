import type { UploadImageBody } from "#src/generated/api/model/uploadImageBody.ts";
import type { UploadImageResponse } from "#src/generated/api/model/uploadImageResponse.ts";
import { readPicture, type PictureFile } from "../picture-file.ts";
import { forbidden } from "../refusal.ts";
import { preparedRule } from "../rule.ts";
import { checkRoom, keepUpload } from "../uploads.ts";

const forAdmins: ReadonlySet<string> = new Set(["badge", "decoration"]);

/** Keeps a picture for whatever names its address next (GAP-09). */
export const uploadImage = preparedRule<{ body: UploadImageBody }, UploadImageResponse, PictureFile>(
  async ({ user, body }) => {
    // Checked first, so that a refused call reads no file.
    if (forAdmins.has(body.purpose) && user.role !== "admin") throw forbidden("Only for administrators");
    return readPicture(body.file, { bytes: 8 * 1024 * 1024, kinds: ["png", "jpeg", "webp", "gif"] });
  },
  ({ context, state, user, body }, picture) => {
    checkRoom(state, user.id, picture);
    return { success: true, data: { url: keepUpload(context, user.id, body.purpose, picture) } };
  },
);
