import type { ListGroupChatsParams } from "#src/generated/api/model/listGroupChatsParams.ts";
import type { ListGroupChatsResponse } from "#src/generated/api/model/listGroupChatsResponse.ts";
import { folded, paged } from "../paging.ts";
import { rule } from "../rule.ts";

/** The user's groups, latest first, with how many threads each has: none at all is possible (GAP-138). */
export const listGroupChats = rule<{ query: ListGroupChatsParams }, ListGroupChatsResponse>(
  ({ state, user, query }) => {
    const text = folded(query.search?.trim() ?? "");
    const rows = state.groupChats
      .in(user.id)
      .filter(({ deletedAt }) => !deletedAt)
      .filter(({ groupName, members }) =>
        [groupName, ...members.map(({ characterName }) => characterName)].some((name) => folded(name).includes(text)),
      )
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    return {
      success: true,
      data: {
        items: items.map((group) => {
          const threads = state.threads
            .in(user.id)
            .filter((thread) => thread.groupId === group.id && !thread.deletedAt)
            .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
          return {
            id: group.id,
            groupName: group.groupName,
            memberNames: group.members.map(({ characterName }) => characterName),
            avatars: group.members.map(({ variantId }) => state.variants.get(variantId)?.characterIcon ?? null),
            threadCount: threads.length,
            lastThreadId: threads[0]?.id ?? null,
            updatedAt: group.updatedAt,
          };
        }),
        nextPage,
      },
    };
  },
);
