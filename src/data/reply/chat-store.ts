import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { ChatSource } from "#src/domain/chat-source.ts";
import type { ChatEvent } from "#src/domain/chat/chat-event.ts";
import { type ChatState, emptyChat } from "#src/domain/chat/chat-state.ts";
import { reduce } from "#src/domain/chat/reduce.ts";
import { getListMessagesQueryKey } from "#src/generated/api/message/list-messages.ts";

/** The state of one chat outside React, changed by events only. */
export type ChatStore = {
  readonly get: () => ChatState;
  readonly dispatch: (event: ChatEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly isFollowed: () => boolean;
};

const ofThreads = new Map<string, ChatStore>();
const ofCharacters = new Map<string, ChatStore>();

function createChat(threadId: string | null): ChatStore {
  const listeners = new Set<() => void>();
  let state = emptyChat(threadId);
  return {
    get: () => state,
    dispatch(event) {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isFollowed: () => listeners.size > 0,
  };
}

export function threadChat(threadId: string): ChatStore {
  const chat = ofThreads.get(threadId) ?? createChat(threadId);
  ofThreads.set(threadId, chat);
  return chat;
}

/** Key of the chat with a character before it has a thread. */
export function newChat(characterId: string): ChatStore {
  const chat = ofCharacters.get(characterId) ?? createChat(null);
  ofCharacters.set(characterId, chat);
  return chat;
}

export function chatOf(source: ChatSource): ChatStore {
  if (source.kind === "group") return threadChat(source.threadId);
  return source.threadId === null ? newChat(source.characterId) : threadChat(source.threadId);
}

export function dropNewChat(characterId: string): void {
  ofCharacters.delete(characterId);
}

/** Drops every chat, so that the next user sees none of them. Pages still mounted keep theirs. */
export function dropChats(): void {
  ofThreads.clear();
  ofCharacters.clear();
}

/**
 * Subscribes to part of a chat. `part` must return the same reference while it is unchanged, so that other changes do not
 * re-render.
 */
export function useChat<Part>(chat: ChatStore, part: (state: ChatState) => Part): Part {
  const now = () => part(chat.get());
  return useSyncExternalStore(chat.subscribe, now, now);
}

/** The query key of a thread's newest page. */
export function newestPageKey(threadId: string) {
  return [...getListMessagesQueryKey(threadId), "newest", threadId] as const;
}

const watched = new WeakSet<QueryClient>();

/** A chat is dropped together with its query, unless it is shown or its reply is streaming. */
export function dropWithQueries(client: QueryClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    const [name, threadId] = query.queryKey.slice(-2);
    if (type !== "removed" || name !== "newest" || typeof threadId !== "string") return;
    const chat = ofThreads.get(threadId);
    if (chat !== undefined && !chat.isFollowed() && chat.get().reply === null) ofThreads.delete(threadId);
  });
}
