import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import type { EditGroupChatBody } from "#src/generated/api/model/editGroupChatBody.ts";
import { editGroupChat } from "#src/generated/api/group-chat/edit-group-chat.ts";
import { keepAnswer } from "../keep-answer.ts";
import { tellTabs } from "../tab-news.ts";
import { refreshThreadLists } from "../thread/refresh.ts";
import { groupChatListKey, groupChatQuery } from "./queries.ts";

/** Changes a group's texts (GAP-138); threads are listed under its name, so their lists are read again. */
export function useEditGroup(groupId: string) {
  return useMutation({
    mutationFn: (body: EditGroupChatBody) => editGroupChat(groupId, body),
    meta: { failure: texts.groups.changeFailed },
    async onSuccess(answer, _body, _context, { client }) {
      const { queryKey } = groupChatQuery(groupId);
      await keepAnswer(client, queryKey, answer);
      tellTabs(queryKey, groupChatListKey);
      void client.invalidateQueries({ queryKey: groupChatListKey });
      void refreshThreadLists(client);
    },
  });
}
