import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import type { DirectThreadBody } from "#src/generated/api/model/directThreadBody.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { directThread } from "#src/generated/api/thread/direct-thread.ts";
import { guess, isLastWrite } from "../optimistic.ts";
import { patchThread } from "./patch-thread.ts";
import { threadQuery } from "./queries.ts";
import { tellOtherTabs } from "./thread-news.ts";

/**
 * Changes who speaks in a group: mode, muted members, next speaker (GAP-139). Optimistic; calls go one at a time. The server
 * decides who is next by the mode, which is known after the last answer.
 */
export function useDirectThread(threadId: string) {
  const mutationKey = ["thread direction", threadId];
  const { queryKey } = threadQuery(threadId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (body: DirectThreadBody) => directThread(threadId, body),
    meta: { failure: texts.groups.directFailed },
    onMutate: (body, { client }) =>
      guess(client, queryKey, (answer) => ({ ...answer, data: directed(answer.data, body) })),
    onError: (_error, _body, revert) => revert?.(),
    onSuccess({ data }, _body, _revert, { client }) {
      if (isLastWrite(client, mutationKey)) patchThread(client, threadId, data);
      tellOtherTabs(threadId);
    },
    onSettled(answer, _error, _body, _revert, { client }) {
      if (answer === undefined && isLastWrite(client, mutationKey)) void client.invalidateQueries({ queryKey });
    },
  });
}

function directed(thread: Thread, { nextMemberId, ...body }: DirectThreadBody): Thread {
  const next = { ...thread, ...body };
  const others = (next.nextMemberIds ?? []).filter(
    (id) => id !== nextMemberId && next.mutedMemberIds?.includes(id) !== true,
  );
  const isOneOfMany = next.replyMode === "everyone";
  const nextMemberIds = nextMemberId ? [nextMemberId, ...(isOneOfMany ? others : [])] : others;
  return { ...next, nextMemberIds };
}
