import { infiniteQueryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getListGroupChatsQueryKey, listGroupChats } from "#src/generated/api/group-chat/list-group-chats.ts";
import { ListGroupChatsResponse } from "#src/generated/zod/schemas/listGroupChatsResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** Prefix of every list of group chats. */
export const groupChatListKey = [getListGroupChatsQueryKey()[0]] as const;

/** The user's group chats, latest first, those without a thread too, page by page (GAP-138). */
export function groupChatListQuery(search: string | undefined) {
  const params = search === undefined ? {} : { search };
  return infiniteQueryOptions({
    queryKey: [...groupChatListKey, params] as const,
    queryFn: ({ pageParam, signal }) =>
      checked(
        ListGroupChatsResponse,
        listGroupChats({ ...params, page: pageParam, pageSize: pageSizes.list }, { signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
  });
}
