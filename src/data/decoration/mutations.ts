import { useMutation } from "@tanstack/react-query";
import { deleteAvatarDecoration } from "#src/generated/api/avatar-decoration/delete-avatar-decoration.ts";
import { uploadAvatarDecoration } from "#src/generated/api/avatar-decoration/upload-avatar-decoration.ts";
import { randomId } from "#src/lib/random-id.ts";
import { trashKey } from "../trash/queries.ts";
import { refusing, type Upload } from "../upload/upload-image.ts";
import { refreshDecorations } from "./queries.ts";

/**
 * Uploads the user's own decoration, replacing the previous one (GAP-29, API-47), and returns it. The picker shows
 * refusals in place.
 */
export function useUploadDecoration() {
  return useMutation({
    mutationFn: ({ blob, signal }: Upload) =>
      refusing(async () => {
        const headers = { "Idempotency-Key": randomId() };
        const options = signal === undefined ? { headers } : { headers, signal };
        return (await uploadAvatarDecoration({ image: blob }, options)).data;
      }),
    onSuccess: (_decoration, _upload, _result, { client }) => refreshDecorations(client),
  });
}

/**
 * Deletes the user's own decoration and removes it from the avatar; it can be restored (GAP-30, API-46). `failure` is the
 * toast.
 */
export function useDeleteDecoration(failure: string) {
  return useMutation({
    mutationFn: async (avatarDecorationId: string) =>
      (await deleteAvatarDecoration({ avatarDecorationId })).data.deletionId,
    onSuccess: (_deletionId, _id, _result, { client }) => {
      void client.invalidateQueries({ queryKey: trashKey });
      return refreshDecorations(client);
    },
    meta: { failure },
  });
}
