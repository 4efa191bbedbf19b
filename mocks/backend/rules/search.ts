import type { SearchHit } from "#src/generated/api/model/searchHit.ts";
import type { SearchMessagesParams } from "#src/generated/api/model/searchMessagesParams.ts";
import type { SearchMessagesResponse } from "#src/generated/api/model/searchMessagesResponse.ts";
import { ownThread } from "../ownership.ts";
import { folded, paged } from "../paging.ts";
import { invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { excerptOf } from "../search-excerpt.ts";
import type { MessageRow, ThreadRow } from "../state/chat-rows.ts";
import { messagesOf, shownText } from "../views/message-view.ts";
import { threadView } from "../views/thread-view.ts";

type Found = { thread: ThreadRow; message: MessageRow; index: number };

/** Where the text stands in the user's chats, latest first; active alternates only (GAP-134). */
export const searchMessages = rule<{ query: SearchMessagesParams }, SearchMessagesResponse>(
  ({ state, user, query }) => {
    const text = folded(query.q.trim());
    if (text === "") throw invalid("q", "Must not be empty");
    const threads =
      query.threadId === undefined
        ? state.threads.in(user.id).filter((thread) => !thread.deletedAt)
        : [ownThread(state, user, query.threadId)];
    const hits: Found[] = threads.flatMap((thread) =>
      messagesOf(state, thread.id).flatMap((message, index) =>
        folded(shownText(state, message)).includes(text) ? [{ thread, message, index }] : [],
      ),
    );
    hits.sort((a, b) =>
      a.thread.id === b.thread.id ? b.index - a.index : a.message.createdAt < b.message.createdAt ? 1 : -1,
    );
    const { items, nextPage } = paged(hits, query.page ?? 1, query.pageSize ?? 20);
    const names = new Map<string, Pick<SearchHit, "kind" | "characterId" | "groupId" | "characterName" | "avatar">>();
    const nameOf = (thread: ThreadRow) => {
      const known = names.get(thread.id);
      if (known) return known;
      const { kind, characterId, groupId, characterName, avatar } = threadView(state, thread, user);
      const named = { kind, characterId, groupId, characterName, avatar };
      names.set(thread.id, named);
      return named;
    };
    return {
      success: true,
      data: {
        items: items.map(({ thread, message, index }) => ({
          threadId: thread.id,
          messageId: message.id,
          ...excerptOf(shownText(state, message), text),
          index,
          createdAt: message.createdAt,
          role: message.role,
          memberId: message.memberId,
          ...nameOf(thread),
        })),
        nextPage,
        total: hits.length,
      },
    };
  },
);
