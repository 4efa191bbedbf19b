import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { ChatSource } from "#src/domain/chat-source.ts";
import type { ChatEvent } from "#src/domain/chat/chat-event.ts";
import { type ChatState, emptyChat } from "#src/domain/chat/chat-state.ts";
import { reduce } from "#src/domain/chat/reduce.ts";
import { getListMessagesQueryKey } from "#src/generated/api/message/list-messages.ts";

/** One chat outside of React. It changes by events alone. */
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
      for (const listener of [...listeners]) listener();
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

/** The chat with a character before it has a thread. */
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

/** Lets go of every chat: the next user must see nothing of this one. Pages that are still shown keep theirs. */
export function dropChats(): void {
  ofThreads.clear();
  ofCharacters.clear();
}

/** Follows one part of a chat, which must be the same object as long as it is equal: what else changes draws nothing. */
export function useChat<Part>(chat: ChatStore, part: (state: ChatState) => Part): Part {
  const now = () => part(chat.get());
  return useSyncExternalStore(chat.subscribe, now, now);
}

/** The key of the query that reads the newest page of a thread. */
export function newestPageKey(threadId: string) {
  return [...getListMessagesQueryKey(threadId), "newest", threadId] as const;
}

const watched = new WeakSet<QueryClient>();

/** A chat is let go of with the query that has read it, unless it is shown or its reply is being read. */
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
