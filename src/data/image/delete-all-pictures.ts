import { useMutation } from "@tanstack/react-query";
import { deleteAllImages } from "#src/generated/api/image/delete-all-images.ts";
import { recount } from "../my-data/restore-all.ts";
import { refreshPictures } from "./queries.ts";

/**
 * Deletes every picture that was made here as one deletion (GAP-130); shows neither success nor failure, which are the
 * dialog's. Undo passes the answer's `deletionId` to `useRestoreAll`.
 */
export function useDeleteAllPictures() {
  return useMutation({
    mutationFn: () => deleteAllImages(),
    // After a failure too: there may be none left, because another tab deleted them.
    onSettled(_answer, _error, _given, _result, { client }) {
      void recount(client);
      return refreshPictures(client);
    },
  });
}
