import type { CreateThreadBody } from "#src/generated/api/model/createThreadBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { DuplicateThreadBody } from "#src/generated/api/model/duplicateThreadBody.ts";
import type { EditThreadBody } from "#src/generated/api/model/editThreadBody.ts";
import type { ListOpeningsParams } from "#src/generated/api/model/listOpeningsParams.ts";
import type { ListOpeningsResponse } from "#src/generated/api/model/listOpeningsResponse.ts";
import type { ListRecentChatsParams } from "#src/generated/api/model/listRecentChatsParams.ts";
import type { ListRecentChatsResponse } from "#src/generated/api/model/listRecentChatsResponse.ts";
import type { ListThreadsParams } from "#src/generated/api/model/listThreadsParams.ts";
import type { ListThreadsResponse } from "#src/generated/api/model/listThreadsResponse.ts";
import type { MarkThreadSeenBody } from "#src/generated/api/model/markThreadSeenBody.ts";
import type { MarkThreadSeenResponse } from "#src/generated/api/model/markThreadSeenResponse.ts";
import type { Opening } from "#src/generated/api/model/opening.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import type { ThreadResponse } from "#src/generated/api/model/threadResponse.ts";
import { isoNow } from "../context.ts";
import { copyThread } from "../copy-thread.ts";
import { hideThreads, noteDeletion } from "../deletion.ts";
import { ownThread } from "../ownership.ts";
import { folded, paged } from "../paging.ts";
import { nothingStored } from "../preferences.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { preview } from "../reply/wording.ts";
import { rule } from "../rule.ts";
import { defaultPersona, ownPersona, variantOf, visibleCharacter } from "../selection.ts";
import { excerptOf } from "../search-excerpt.ts";
import type { ThreadRow } from "../state/chat-rows.ts";
import type { UserRow, VariantRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { tallyChat } from "../tallies.ts";
import { messagesOf, shownText } from "../views/message-view.ts";
import { namesInThread, nameOfThread, recentChat, threadView, unreadIn } from "../views/thread-view.ts";

type OfThread = { params: { threadId: string } };

/** The first messages of a variant; `default` is the first one, the others follow as the author wrote them. */
function openingsOf(variant: VariantRow): Opening[] {
  return [variant.firstMessage, ...variant.alternateGreetings]
    .map((content, index) => ({ id: `${variant.id}-${index + 1}`, content, isDefault: index === 0 }))
    .filter(({ content }) => content !== "");
}

function visibleVariant(state: State, user: UserRow | null, characterId: string, variantId: string): VariantRow {
  const character = visibleCharacter(state, user, characterId);
  return found(variantOf(state, character.id, variantId), "There is no such variant");
}

const ownThreads = (state: State, user: UserRow): ThreadRow[] =>
  state.threads.in(user.id).filter((row) => !row.deletedAt);
const latestFirst = (a: ThreadRow, b: ThreadRow): number =>
  a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0;

export const listRecentChats = rule<{ query: ListRecentChatsParams }, ListRecentChatsResponse>(
  ({ state, user, query }) => ({
    success: true,
    data: {
      recentChats: ownThreads(state, user)
        .filter(({ isArchived }) => !isArchived)
        .toSorted(latestFirst)
        .slice(0, query.pageSize ?? 10)
        .map((thread) => recentChat(state, thread, user)),
    },
  }),
);

/** Where a thread matches the text: title or name (no message), or a message; null where it does not. */
function matchOf(state: State, thread: ThreadRow, text: string): Thread["match"] | true | null {
  if (folded([thread.title, ...namesInThread(state, thread)].join("\n")).includes(text)) return true;
  const message = messagesOf(state, thread.id).findLast((row) => folded(shownText(state, row)).includes(text));
  if (!message) return null;
  const whole = preview(shownText(state, message), Infinity);
  return { messageId: message.id, excerpt: excerptOf(whole, text).excerpt };
}

export const listThreads = rule<{ query: ListThreadsParams }, ListThreadsResponse>(({ state, user, query }) => {
  const text = folded(query.search?.trim() ?? "");
  const rows = ownThreads(state, user)
    .filter((row) => query.kind === undefined || row.kind === query.kind)
    .filter((row) => query.characterId === undefined || row.characterId === query.characterId)
    .filter((row) => query.groupId === undefined || row.groupId === query.groupId)
    .filter((row) => query.isPinned === undefined || row.isPinned === query.isPinned)
    .filter((row) => query.isArchived === undefined || (row.isArchived ?? false) === query.isArchived)
    .filter(
      (row) => query.isUnread === undefined || query.isUnread === unreadIn(state, row, messagesOf(state, row.id)) > 0,
    )
    .flatMap((row) => {
      const match = text === "" ? true : matchOf(state, row, text);
      return match === null ? [] : [{ row, match: match === true ? undefined : match }];
    })
    .toSorted((a, b) => Number(b.row.isPinned) - Number(a.row.isPinned) || latestFirst(a.row, b.row));
  const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
  return {
    success: true,
    data: {
      items: items.map(({ row, match }) => ({ ...threadView(state, row, user), ...(match && { match }) })),
      nextPage,
    },
  };
});

/** A new thread with its opening stored; the other openings are the opening's alternates (GAP-120, GAP-121). */
export const createThread = rule<{ body: CreateThreadBody }, ThreadResponse>(({ context, state, user, body }) => {
  const variant = visibleVariant(state, user, body.characterId, body.variantId);
  const character = visibleCharacter(state, user, body.characterId);
  const persona = body.personaId ? ownPersona(state, user.id, body.personaId) : defaultPersona(state, user.id);
  if (body.personaId && !persona) throw invalid("personaId", "There is no such persona");
  const openings = openingsOf(variant);
  const opening = body.openingId ? openings.find(({ id }) => id === body.openingId) : openings[0];
  if (body.openingId && !opening) throw invalid("openingId", "There is no such opening");

  const now = isoNow(context);
  const id = context.newId("thr");
  const messageId = opening ? context.newId("msg") : null;
  const thread = state.threads.put({
    id,
    userId: user.id,
    kind: "single",
    characterId: character.id,
    groupId: null,
    title: null,
    variantId: variant.id,
    aiModelId: null,
    personaId: persona?.id ?? null,
    preferences: nothingStored,
    isPinned: false,
    seenMessageId: messageId,
    parentThreadId: null,
    branchMessageId: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  });
  if (messageId && opening) {
    const alternates = openings.map((one) => ({
      id: context.newId("alt"),
      content: one.content,
      picture: null,
      status: "complete" as const,
      aiModelId: null,
      createdAt: now,
      editedAt: null,
    }));
    state.messages.put({
      id: messageId,
      threadId: id,
      position: 0,
      clientMessageId: null,
      role: "character",
      memberId: null,
      characterId: character.id,
      personaId: null,
      alternates,
      hasPlaceholders: true,
      activeAlternate: alternates[openings.indexOf(opening)]?.id ?? "",
      revision: 1,
      createdAt: now,
      deletedAt: null,
    });
  }
  tallyChat(context, variant);
  return { success: true, data: threadView(state, thread, user) };
});

export const getThread = rule<OfThread, ThreadResponse>(({ state, user, params }) => ({
  success: true,
  data: threadView(state, ownThread(state, user, params.threadId), user),
}));

export const editThread = rule<OfThread & { body: EditThreadBody }, ThreadResponse>(({ state, user, params, body }) => {
  const thread = ownThread(state, user, params.threadId);
  const title = body.title === undefined ? thread.title : body.title?.trim() || null;
  if (body.isPinned && body.isArchived) throw invalid("isArchived", "What is archived is not pinned");
  const isPinned = !body.isArchived && (body.isPinned ?? thread.isPinned);
  const isArchived = !body.isPinned && (body.isArchived ?? thread.isArchived ?? false);
  const changed = state.threads.put({ ...thread, title, isPinned, isArchived });
  return { success: true, data: threadView(state, changed, user) };
});

/** Hides the thread; a running reply is stopped. It can be restored for 30 days (GAP-130). */
export const deleteThread = rule<OfThread, DeletionResponse>(({ context, state, user, params, replies }) => {
  const thread = ownThread(state, user, params.threadId);
  const running = replies.active(thread.id);
  if (running) replies.stop(running.id);
  const deletedAt = isoNow(context);
  state.threads.put({ ...found(state.threads.get(thread.id)), deletedAt });
  const name = thread.title ?? nameOfThread(state, thread);
  const { id } = state.deletions.put({
    id: context.newId("del"),
    userId: user.id,
    kind: "thread",
    name,
    rowIds: [thread.id],
    threadId: thread.id,
    deletedAt,
  });
  return { success: true, data: { deletionId: id } };
});

/** All of them as one deletion. */
export const deleteAllThreads = rule<object, DeletionResponse>((call) => {
  const { context, state, user } = call;
  const deletedAt = isoNow(context);
  const names = state.threads
    .in(user.id)
    .filter((thread) => !thread.deletedAt)
    .map((thread) => thread.title ?? nameOfThread(state, thread));
  const rowIds = hideThreads(call, () => true, deletedAt);
  if (rowIds.length === 0) throw conflict("There is no chat to delete");
  return noteDeletion(call, { kind: "threads", name: names.join(", ").slice(0, 120), rowIds, deletedAt });
});

/** A copy of the whole thread with new ids (GAP-131). */
export const duplicateThread = rule<OfThread & { body: DuplicateThreadBody }, ThreadResponse>(
  ({ context, state, user, params, body, replies }) => {
    const thread = ownThread(state, user, params.threadId);
    if (replies.active(thread.id)) throw conflict("A reply is still being written");
    const copy = copyThread(context, {
      thread,
      messages: messagesOf(state, thread.id),
      title: body.title?.trim() || thread.title,
      branchMessageId: null,
    });
    return { success: true, data: threadView(state, copy, user) };
  },
);

/** Forward only (GAP-133). */
export const markThreadSeen = rule<OfThread & { body: MarkThreadSeenBody }, MarkThreadSeenResponse>(
  ({ state, user, params, body }) => {
    let thread = ownThread(state, user, params.threadId);
    const message = state.messages.get(body.messageId);
    if (message?.threadId !== thread.id) throw invalid("messageId", "There is no such message in this chat");
    const seen = thread.seenMessageId ? state.messages.get(thread.seenMessageId)?.position : undefined;
    if (message.position > (seen ?? -1)) thread = state.threads.put({ ...thread, seenMessageId: message.id });
    return {
      success: true,
      data: { seenMessageId: thread.seenMessageId, unreadCount: unreadIn(state, thread, messagesOf(state, thread.id)) },
    };
  },
);

export const listOpenings = rule<{ query: ListOpeningsParams }, ListOpeningsResponse>(({ state, visitor, query }) => ({
  success: true,
  data: { openings: openingsOf(visibleVariant(state, visitor, query.characterId, query.variantId)) },
}));
