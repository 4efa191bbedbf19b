import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { deleteGroupChat } from "#src/generated/api/group-chat/delete-group-chat.ts";
import { tellTabs } from "../tab-news.ts";
import { refreshThreadLists } from "../thread/refresh.ts";
import { groupChatListKey, groupChatQuery } from "./queries.ts";

/** Deletes a group with its threads (GAP-138). Undo passes the answer's `deletionId` to `useTakeBack`. */
export function useDeleteGroup() {
  return useMutation({
    mutationFn: (groupId: string) => deleteGroupChat({ groupId }),
    meta: { failure: texts.groups.deleteFailed },
    onSuccess(_answer, groupId, _context, { client }) {
      tellTabs(groupChatQuery(groupId).queryKey, groupChatListKey);
      void client.invalidateQueries({ queryKey: groupChatListKey });
      void refreshThreadLists(client);
    },
  });
}
