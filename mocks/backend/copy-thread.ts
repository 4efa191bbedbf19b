import { isoNow, type Context } from "./context.ts";
import { copiedMemory } from "./memory/thread-memory.ts";
import type { MessageRow, ThreadRow } from "./state/chat-rows.ts";

type Copy = {
  thread: ThreadRow;
  /** In order; they are copied with new ids. */
  messages: readonly MessageRow[];
  title: string | null;
  /** The message the copy branches off; null for a whole copy. */
  branchMessageId: string | null;
};

/** Stores a copy of a thread with its choices, its memory and these messages, under new ids (GAP-131); running alternates are left out. */
export function copyThread(context: Context, { thread, messages, title, branchMessageId }: Copy): ThreadRow {
  const { state } = context;
  const now = isoNow(context);
  const id = context.newId("thr");
  let lastId: string | null = null;
  const copies = new Map<string, string>();
  const places = new Map<number, number>();
  messages.forEach((message, position) => {
    const ids = new Map(message.alternates.map((alternate) => [alternate.id, context.newId("alt")]));
    const whole = message.alternates.filter(({ status }) => status !== "running");
    if (whole.length === 0) return;
    const active = whole.find((alternate) => alternate.id === message.activeAlternate) ?? whole.at(-1);
    lastId = context.newId("msg");
    copies.set(message.id, lastId);
    places.set(message.position, position);
    state.messages.put({
      ...message,
      id: lastId,
      threadId: id,
      position,
      clientMessageId: null,
      alternates: whole.map((alternate) => ({ ...alternate, id: ids.get(alternate.id) ?? alternate.id })),
      activeAlternate: ids.get(active?.id ?? "") ?? "",
      revision: 1,
    });
  });
  const until = branchMessageId === null ? Infinity : (messages.at(-1)?.position ?? -1);
  const placeOf = (messageId: string) => state.messages.get(messageId)?.position;
  return state.threads.put({
    ...thread,
    ...(thread.memory && { memory: copiedMemory(thread.memory, { ids: copies, places, until, placeOf }) }),
    id,
    title,
    isPinned: false,
    seenMessageId: lastId,
    parentThreadId: thread.id,
    branchMessageId,
    copiedCount: messages.length,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  });
}
