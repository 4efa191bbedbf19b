import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { restoreDeletion } from "#src/generated/api/trash/restore-deletion.ts";
import { refreshBuckets } from "../bucket/queries.ts";
import { refreshCharacter } from "../character/save-character.ts";
import { refreshDecorations } from "../decoration/queries.ts";
import { groupChatListKey } from "../group-chat/queries.ts";
import { refreshPictures } from "../image/queries.ts";
import { refreshPersonas } from "../persona/mutations.ts";
import { refreshLorebooks } from "../lorebook/refresh.ts";
import { refreshThemes } from "../theme/queries.ts";
import { refreshThread, refreshThreadLists } from "../thread/refresh.ts";
import { trashKey } from "./queries.ts";

/**
 * Restores a deletion (GAP-130) and refetches what shows it: the thread with its messages, the lists, the trash. 404 when
 * it is too late or already restored, 409 with the server's reason at a limit. Shows `failure`, or that reason.
 */
export function useRestoreDeletion() {
  return useMutation({
    mutationFn: (deletionId: string) => restoreDeletion({ deletionId }),
    meta: { failure: texts.trash.restoreFailed },
    onSuccess: ({ data }, _deletionId, _result, { client }) => {
      if (data.kind === "avatarDecoration") return refreshDecorations(client);
      if (data.kind === "bucket") return refreshBuckets(client, data.id);
      if (data.kind === "image" || data.kind === "images") return refreshPictures(client);
      if (data.kind === "lorebook") return refreshLorebooks(client);
      if (data.kind === "theme") return refreshThemes(client);
      if (data.kind === "persona") return refreshPersonas(client);
      if (data.kind === "character") void refreshCharacter(client, data.id);
      if (data.kind === "groupChat") void client.invalidateQueries({ queryKey: groupChatListKey });
      return data.threadId === null ? refreshThreadLists(client) : refreshThread(client, data.threadId);
    },
    onSettled: (_answer, _error, _deletionId, _result, { client }) => client.invalidateQueries({ queryKey: trashKey }),
  });
}

/** Restores a deletion for an Undo: false where that failed, which has been shown. */
export function useTakeBack(): (deletionId: string) => Promise<boolean> {
  const { mutateAsync } = useRestoreDeletion();
  return (deletionId) => mutateAsync(deletionId).then(Boolean, () => false);
}
