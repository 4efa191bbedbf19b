import type { Hono } from "hono";
import type { Message } from "../../../.cache/provider/types.gen.ts";
import {
  zCreateThreadBody,
  zEditThreadBody,
  zMarkThreadSeenBody,
  zSendMessageBody,
  zStopReplyBody,
} from "../../../.cache/provider/zod.gen.ts";
import { answer, bodyOf, gone, numberOf, pageOf, Refused, signedIn, type Call, type Env } from "./answers.ts";
import { characterOf } from "./character-routes.ts";
import { beginReply, countOf, messageOf, settle, snapshotOf, streamOf, type Reply } from "./replies.ts";
import { newId, now, type Chat, type Store } from "./store.ts";

/** A stand-in for a model: uses the character's lines in turn. */
function piecesOf({ cast }: Store, { thread, messages }: Chat): string[] {
  const lines = cast.find(({ details }) => details.id === thread.characterId)?.lines ?? [];
  const text = Array.from({ length: 4 }, (_, at) => lines[(messages.length + at) % lines.length]).join(" ");
  return text.split(/(?<= )/);
}

export function addChat(app: Hono<Env>, store: Store): void {
  const { chats } = store;
  const replies = new Map<string, Reply>();
  const threadsByKey = new Map<string, { body: string; id: string }>();

  const chatOf = (c: Call): Chat => {
    const { info } = signedIn(c);
    const chat = chats.get(c.req.param("threadId") ?? "");
    if (chat?.owner !== info.id) throw gone();
    return chat;
  };
  const replyOf = ({ thread }: Chat, isAt: (reply: Reply) => boolean = () => true) =>
    [...replies.values()].findLast((reply) => reply.message.threadId === thread.id && isAt(reply));
  const ownChats = (c: Call) => {
    const { id } = signedIn(c).info;
    return [...chats.values()]
      .filter(({ owner }) => owner === id)
      .toSorted((a, b) => b.thread.updatedAt.localeCompare(a.thread.updatedAt));
  };

  app.get("/chat/openings", (c) => {
    const { variants } = characterOf(store, c.req.query("characterId"));
    const variant = variants.find(({ id }) => id === c.req.query("variantId"));
    if (!variant) throw gone();
    const list = variant.openings.map((content, at) => ({
      id: `opn_${variant.id}_${at}`,
      content,
      isDefault: at === 0,
    }));
    return answer(c, { openings: list });
  });
  app.post("/chat/threads", async (c) => {
    const { info } = signedIn(c);
    const body = await bodyOf(c, zCreateThreadBody);
    const key = c.req.header("idempotency-key");
    const known = key === undefined ? undefined : threadsByKey.get(`${info.id} ${key}`);
    if (known && known.body !== JSON.stringify(body)) throw new Refused(409, "This key was used with another body");
    if (known) return answer(c, chats.get(known.id)?.thread);
    const { details, variants } = characterOf(store, body.characterId);
    const variant = variants.find(({ id }) => id === body.variantId);
    if (!variant || body.personaId) throw gone();
    const at = body.openingId ? variant.openings.findIndex((_, n) => body.openingId === `opn_${variant.id}_${n}`) : 0;
    if (at === -1) throw gone();
    const createdAt = now();
    const thread: Chat["thread"] = {
      id: newId("thr"),
      kind: "single",
      characterId: details.id,
      groupId: null,
      characterName: details.name,
      avatar: null,
      variantName: variant.name,
      title: null,
      variantId: variant.id,
      aiModelId: details.aiModel.id,
      personaId: null,
      messageCount: 0,
      lastMessage: null,
      seenMessageId: null,
      unreadCount: 0,
      isPinned: false,
      isArchived: false,
      parentThreadId: null,
      branchMessageId: null,
      activeReply: null,
      createdAt,
      updatedAt: createdAt,
    };
    const chat: Chat = { owner: info.id, thread, messages: [], firstOf: new Map() };
    const openings = [...variant.openings.slice(at), ...variant.openings.slice(0, at)];
    const opening = messageOf(
      chat,
      "character",
      openings.map((text) => text.replaceAll("{{user}}", info.userName)),
    );
    chat.messages.push(opening);
    thread.seenMessageId = opening.id;
    settle(chat);
    chats.set(thread.id, chat);
    if (key !== undefined) threadsByKey.set(`${info.id} ${key}`, { body: JSON.stringify(body), id: thread.id });
    return answer(c, thread);
  });
  app.get("/chat/threads", (c) => {
    const [page, size] = [numberOf(c, "page", 1, 100_000), numberOf(c, "pageSize", 20, 100)];
    const { search = "", characterId, kind, isPinned, isUnread } = c.req.query();
    const text = search.toLowerCase();
    const found = ownChats(c)
      .map(({ thread }) => thread)
      .filter(
        (thread) =>
          `${thread.title ?? ""} ${thread.characterName}`.toLowerCase().includes(text) &&
          (!characterId || thread.characterId === characterId) &&
          (!kind || thread.kind === kind) &&
          (!isPinned || String(thread.isPinned) === isPinned) &&
          (!isUnread || String(thread.unreadCount > 0) === isUnread),
      )
      .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned));
    return answer(c, pageOf(found, page, size));
  });
  app.get("/user/recent-chats", (c) => {
    const list = ownChats(c).slice(0, numberOf(c, "pageSize", 20, 100));
    return answer(c, {
      recentChats: list.map(({ thread }) => ({
        id: thread.id,
        characterId: thread.characterId,
        characterName: thread.characterName,
        avatar: null,
        kind: thread.kind,
        groupId: null,
        unreadCount: thread.unreadCount,
        lastMessage: thread.lastMessage,
        updatedAt: thread.updatedAt,
        variantId: thread.variantId,
        variantName: thread.variantName ?? null,
        backgroundImage: null,
        title: thread.title,
        messageCount: thread.messageCount,
      })),
    });
  });
  app.get("/chat/threads/:threadId", (c) => answer(c, chatOf(c).thread));
  app.patch("/chat/threads/:threadId", async (c) => {
    const { thread } = chatOf(c);
    const body = await bodyOf(c, zEditThreadBody);
    if (Object.keys(body).length === 0) throw new Refused(400, "Nothing to change");
    return answer(c, Object.assign(thread, body));
  });
  app.delete("/chat/threads/:threadId", (c) => {
    const chat = chatOf(c);
    replyOf(chat)?.stop();
    chats.delete(chat.thread.id);
    return answer(c, { deletionId: newId("del") });
  });
  app.post("/chat/threads/:threadId/seen", async (c) => {
    const chat = chatOf(c);
    const { messageId } = await bodyOf(c, zMarkThreadSeenBody);
    const at = chat.messages.findIndex(({ id }) => id === messageId);
    if (at === -1) throw gone();
    if (at > chat.messages.findIndex(({ id }) => id === chat.thread.seenMessageId))
      chat.thread.seenMessageId = messageId;
    const updatedAt = chat.thread.updatedAt;
    settle(chat);
    chat.thread.updatedAt = updatedAt;
    return answer(c, { seenMessageId: chat.thread.seenMessageId, unreadCount: chat.thread.unreadCount });
  });

  app.get("/chat/threads/:threadId/messages", (c) => {
    const { messages } = chatOf(c);
    const size = numberOf(c, "pageSize", 30, 100);
    const { before, after, around, from } = c.req.query();
    if ([before, after, around, from].filter((one) => one !== undefined).length > 1)
      throw new Refused(400, "Only one of before, after, around and from");
    if (from !== undefined && from !== "first") throw new Refused(400, "The request is not valid");
    const named = before ?? after ?? around;
    const at = messages.findIndex(({ id }) => id === named);
    if (named !== undefined && at === -1) throw gone();
    let start = messages.length - size;
    if (from === "first") start = 0;
    if (before !== undefined) start = at - size;
    if (after !== undefined) start = at + 1;
    if (around !== undefined) start = at - Math.floor(size / 2);
    const firstIndex = Math.max(0, start);
    const end = before === undefined ? firstIndex + size : at;
    const items = messages.slice(firstIndex, end);
    const hasAfter = firstIndex + items.length < messages.length;
    return answer(c, { items, hasBefore: firstIndex > 0, hasAfter, firstIndex, total: messages.length });
  });
  app.post("/chat/threads/:threadId/messages", async (c) => {
    const chat = chatOf(c);
    const { content, clientMessageId, stream, picture, memberIds } = await bodyOf(c, zSendMessageBody);
    if (picture || memberIds) throw new Refused(400, "There are no pictures and no groups here");
    const known = chat.firstOf.get(clientMessageId);
    const said = chat.messages.find((message) => message.clientMessageId === clientMessageId);
    if (said && said.content !== content) throw new Refused(409, "This was sent with another text");
    let reply = known === undefined ? undefined : replies.get(known);
    if (!reply) {
      const { activeReply } = chat.thread;
      if (activeReply) throw new Refused(409, "A reply is being written", { data: { activeReply } });
      const mine: Message = said ?? messageOf(chat, "user", [content], { clientMessageId });
      if (!said) chat.messages.push(mine);
      chat.thread.seenMessageId = mine.id;
      const started = beginReply(chat, mine, piecesOf(store, chat), () => replies.delete(started.replyId));
      replies.set(started.replyId, started);
      chat.firstOf.set(clientMessageId, started.replyId);
      reply = started;
    }
    if (stream) return streamOf(c, reply, [], -1);
    const { readers, message } = reply;
    if (!reply.isOver())
      await new Promise<void>((done) => {
        const reader = () => {
          if (!reply.isOver()) return;
          readers.delete(reader);
          done();
        };
        readers.add(reader);
      });
    const userMessage = chat.messages.find((one) => one.clientMessageId === clientMessageId);
    return answer(c, { userMessage, replies: [message], messageCount: countOf(chat.messages), nextMemberIds: [] });
  });
  app.get("/chat/threads/:threadId/stream", (c) => {
    const chat = chatOf(c);
    const [id, number] = c.req.header("last-event-id")?.split(":") ?? [];
    const known = replyOf(chat, ({ replyId }) => replyId === id);
    if (known) return streamOf(c, known, [], Number(number));
    const latest = replyOf(chat);
    return latest ? snapshotOf(c, latest) : c.body(null, 204);
  });
  app.post("/chat/threads/:threadId/stop", async (c) => {
    const chat = chatOf(c);
    const { replyId } = await bodyOf(c, zStopReplyBody);
    const reply = replyOf(chat, (one) => one.replyId === replyId && !one.isOver());
    reply?.stop();
    return answer(c, { messages: reply ? [reply.message] : [], messageCount: countOf(chat.messages) });
  });
}
