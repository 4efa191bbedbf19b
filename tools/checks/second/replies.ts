import type { ActiveReply, Message, MessageStatus, ReplyEvent } from "../../../.cache/provider/types.gen.ts";
import type { Call } from "./answers.ts";
import { newId, now, type Chat } from "./store.ts";

/** How long an ended reply can still be joined. */
const keptFor = 10 * 60_000;
const pieceEvery = 25;
const quietFor = 10_000;

export type Reply = ReturnType<typeof beginReply>;

export function messageOf(chat: Chat, role: Message["role"], contents: string[], more: Partial<Message> = {}): Message {
  const createdAt = now();
  const alternates = contents.map((content) => ({
    id: newId("alt"),
    content,
    picture: null,
    status: "complete" as const,
    aiModelId: role === "user" ? null : chat.thread.aiModelId,
    createdAt,
    editedAt: null,
  }));
  return {
    id: newId("msg"),
    threadId: chat.thread.id,
    clientMessageId: null,
    role,
    memberId: null,
    characterId: role === "user" ? null : chat.thread.characterId,
    personaId: null,
    alternates,
    activeAlternate: alternates[0]!.id,
    content: contents[0] ?? "",
    picture: null,
    status: "complete",
    revision: 1,
    loreEntryIds: [],
    createdAt,
    ...more,
  };
}

/** Number of messages, without the opening and empty replies. */
export const countOf = (messages: readonly Message[]) =>
  messages.slice(1).filter(({ content }) => content !== "").length;

/** Updates the members of a thread that depend on its messages. */
export function settle({ thread, messages }: Chat): void {
  const last = messages.at(-1);
  thread.messageCount = countOf(messages);
  thread.lastMessage = last
    ? { id: last.id, role: last.role, preview: last.content.slice(0, 160), createdAt: last.createdAt }
    : null;
  const seen = messages.findIndex(({ id }) => id === thread.seenMessageId);
  thread.unreadCount = messages.slice(seen + 1).filter(({ role }) => role === "character").length;
  thread.updatedAt = now();
}

/** Writes a reply piece by piece, whether or not anybody reads it. All events are kept, so that it can be joined. */
export function beginReply(chat: Chat, userMessage: Message, pieces: string[], over: () => void) {
  const replyId = newId("rpl");
  const message = messageOf(chat, "character", [""], { status: "running" });
  const [alternate] = message.alternates;
  const events: ReplyEvent[] = [];
  const readers = new Set<() => void>();
  const active: ActiveReply = { replyId, kind: "send", messageId: message.id, memberId: null, startedAt: now() };
  const tell = (event: ReplyEvent) => {
    events.push(event);
    for (const reader of readers) reader();
  };
  const end = (status: MessageStatus) => {
    clearInterval(timer);
    message.status = status;
    alternate!.status = status;
    message.revision += 1;
    chat.thread.activeReply = null;
    settle(chat);
    tell({ type: "end", message: structuredClone(message) });
    tell({ type: "done", messageCount: countOf(chat.messages), nextMemberIds: [] });
    setTimeout(over, keptFor).unref();
  };
  chat.messages.push(message);
  chat.thread.activeReply = active;
  settle(chat);
  const messageCount = countOf(chat.messages);
  tell({ type: "accepted", replyId, kind: "send", userMessage: structuredClone(userMessage), messageCount });
  tell({
    type: "turn",
    messageId: message.id,
    alternateId: alternate!.id,
    memberId: null,
    characterId: chat.thread.characterId!,
  });
  const left = [...pieces];
  const timer = setInterval(() => {
    const text = left.shift();
    if (text === undefined) return end("complete");
    message.content += text;
    alternate!.content = message.content;
    return tell({ type: "delta", messageId: message.id, text });
  }, pieceEvery);
  const isOver = () => events.at(-1)?.type === "done";
  return {
    replyId,
    message,
    alternateId: alternate!.id,
    events,
    readers,
    isOver,
    stop: () => !isOver() && end("stopped"),
  };
}
/** Streams the events `first`, then those after number `from`, until the reply is done or the reader leaves. */
export function streamOf(c: Call, reply: Reply, first: readonly ReplyEvent[], from: number): Response {
  const { replyId, events, readers } = reply;
  const encoder = new TextEncoder();
  let next = from + 1;
  let beat: NodeJS.Timeout | undefined;
  let pump = () => {};
  const leave = () => {
    clearInterval(beat);
    readers.delete(pump);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const tell = (event: ReplyEvent, number: number) =>
        write(`id: ${replyId}:${number}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      pump = () => {
        for (; next < events.length; next += 1) {
          const event = events[next]!;
          tell(event, next);
          if (event.type !== "done") continue;
          leave();
          controller.close();
        }
      };
      for (const [at, event] of first.entries()) tell(event, at === first.length - 1 ? from : at);
      beat = setInterval(() => write(": still here\n\n"), quietFor);
      readers.add(pump);
      pump();
    },
    cancel: leave,
  });
  return c.body(body, 200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" });
}

/** The same for readers without a last event: the beginning, a snapshot of the text so far, then the rest. */
export function snapshotOf(c: Call, reply: Reply): Response {
  const { events, message, alternateId } = reply;
  if (reply.isOver()) return streamOf(c, reply, [], -1);
  const written: ReplyEvent = { type: "snapshot", messageId: message.id, alternateId, text: message.content };
  return streamOf(c, reply, [...events.slice(0, 2), written], events.length - 1);
}
