import type { ContinueMessageBody } from "#src/generated/api/model/continueMessageBody.ts";
import type { RegenerateMessageBody } from "#src/generated/api/model/regenerateMessageBody.ts";
import type { ReplyResponse } from "#src/generated/api/model/replyResponse.ts";
import type { SendMessageBody } from "#src/generated/api/model/sendMessageBody.ts";
import type { SpeakReplyBody } from "#src/generated/api/model/speakReplyBody.ts";
import type { StopReplyBody } from "#src/generated/api/model/stopReplyBody.ts";
import type { StopReplyResponse } from "#src/generated/api/model/stopReplyResponse.ts";
import { isoNow } from "../context.ts";
import { ownMessage, ownThread } from "../ownership.ts";
import { preferencesFor } from "../preferences.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { hashOf } from "../reply/wording.ts";
import { LaterAnswer, noContent, rule, StreamAnswer, type Call } from "../rule.ts";
import { modelInUse, variantInUse } from "../selection.ts";
import type { AlternateRow, MessageRow, ReplyKind, ReplyRow, ThreadRow } from "../state/rows.ts";
import { isUploadOf } from "../uploads.ts";
import { activeOf, countMessages, messagesOf, messageView, placesOf } from "../views/message-view.ts";
import { activeReplyView } from "../views/thread-view.ts";

type OfThread = { params: { threadId: string } };
type OfMessage = { params: { messageId: string } };

const alternateLimit = 50;

/** The reply as an answer: its events from the first, or its result when it has ended. */
function answerWith({ state, replies }: Call, reply: ReplyRow, stream: boolean): StreamAnswer | LaterAnswer {
  const log = replies.log(reply.id);
  const result = (): ReplyResponse => {
    const userMessage = reply.userMessageId ? state.messages.get(reply.userMessageId) : undefined;
    const message = state.messages.get(reply.messageId);
    return {
      success: true,
      data: {
        userMessage: userMessage ? messageView(userMessage) : null,
        replies: message ? [messageView(message)] : [],
        messageCount: countMessages(state, reply.threadId),
      },
    };
  };
  if (!stream) return new LaterAnswer(log ? log.ended().then(result) : Promise.resolve(result()));
  return new StreamAnswer((log ?? replies.replay(reply)).from(0));
}

/** The reply this client id has started before, if any; 409 when it asked for something else then (GAP-118). */
function repeated({ replies }: Call, threadId: string, clientId: string, asked: string): ReplyRow | null {
  const earlier = replies.startedBy(threadId, clientId);
  if (earlier && earlier.asked !== asked) throw conflict("This id was used with another request");
  return earlier;
}

function refuseWhileRunning({ replies }: Call, threadId: string): void {
  const active = replies.active(threadId);
  if (active) throw conflict("A reply is still being written", { data: { activeReply: activeReplyView(active) } });
}

const emptyAlternate = (call: Call, aiModelId: string | null): AlternateRow => ({
  id: call.context.newId("alt"),
  content: "",
  picture: null,
  status: "running",
  aiModelId,
  createdAt: isoNow(call.context),
  editedAt: null,
});

const nextPosition = (call: Call, threadId: string): number =>
  (placesOf(call.state, threadId).at(-1)?.position ?? -1) + 1;

const characterOf = (call: Call, thread: ThreadRow) =>
  found(call.state.characters.get(thread.characterId ?? ""), "Character not found");

/** A new, empty reply message at the end of the thread. */
function newReplyMessage(call: Call, thread: ThreadRow): MessageRow {
  const character = characterOf(call, thread);
  const alternate = emptyAlternate(call, modelInUse(call.state, character, call.user, thread).id);
  return call.state.messages.put({
    id: call.context.newId("msg"),
    threadId: thread.id,
    position: nextPosition(call, thread.id),
    clientMessageId: null,
    role: "character",
    memberId: null,
    characterId: character.id,
    personaId: null,
    alternates: [alternate],
    activeAlternate: alternate.id,
    revision: 1,
    createdAt: alternate.createdAt,
    deletedAt: null,
  });
}

type Start = {
  kind: ReplyKind;
  thread: ThreadRow;
  message: MessageRow;
  clientId: string;
  asked: string;
  userMessage?: MessageRow;
  previousAlternate?: string | null;
  before?: string;
  instruction?: string | null;
};

function start(call: Call, given: Start): ReplyRow {
  const { context, state, user, replies } = call;
  const { thread, message } = given;
  const character = characterOf(call, thread);
  const row: ReplyRow = {
    id: context.newId("rpl"),
    userId: user.id,
    threadId: thread.id,
    kind: given.kind,
    clientId: given.clientId,
    asked: given.asked,
    userMessageId: given.userMessage?.id ?? null,
    messageId: message.id,
    alternateId: message.activeAlternate,
    before: given.before ?? "",
    previousAlternate: given.previousAlternate ?? null,
    instruction: given.instruction ?? null,
    preferences: preferencesFor(state, user, character.id, thread),
    variantId: variantInUse(state, character, user, thread).id,
    state: "running",
    startedAt: isoNow(context),
  };
  replies.start(row, given.userMessage ?? null);
  return row;
}

/** Stores the user's message, then starts the reply (GAP-124). */
export const sendMessage = rule<OfThread & { body: SendMessageBody }, ReplyResponse>((call) => {
  const { context, state, user, body } = call;
  const thread = ownThread(state, user, call.params.threadId);
  const asked = hashOf([body.content, body.picture, body.memberIds]);
  const earlier = repeated(call, thread.id, body.clientMessageId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  refuseWhileRunning(call, thread.id);
  if (body.memberIds) throw invalid("memberIds", "Only groups have members");
  if (body.picture !== undefined && !isUploadOf(state, user.id, "message", body.picture))
    throw invalid("picture", "Send a picture of yours");

  const now = isoNow(context);
  const alternate: AlternateRow = {
    ...emptyAlternate(call, null),
    content: body.content,
    picture: body.picture ?? null,
    status: "complete",
  };
  const userMessage = state.messages.put({
    id: context.newId("msg"),
    threadId: thread.id,
    position: nextPosition(call, thread.id),
    clientMessageId: body.clientMessageId,
    role: "user",
    memberId: null,
    characterId: null,
    personaId: thread.personaId,
    alternates: [alternate],
    activeAlternate: alternate.id,
    revision: 1,
    createdAt: now,
    deletedAt: null,
  });
  // Who writes has read what stands above.
  state.threads.put({ ...thread, updatedAt: now, seenMessageId: userMessage.id });
  const character = characterOf(call, thread);
  state.characters.put({ ...character, messageCount: character.messageCount + 1 });
  const message = newReplyMessage(call, thread);
  return answerWith(
    call,
    start(call, { kind: "send", thread, message, clientId: body.clientMessageId, asked, userMessage }),
    body.stream,
  );
});

/** A reply without a message before it (GAP-140). */
export const speakReply = rule<OfThread & { body: SpeakReplyBody }, ReplyResponse>((call) => {
  const { state, user, body } = call;
  const thread = ownThread(state, user, call.params.threadId);
  const asked = hashOf(["speak", body.memberId]);
  const earlier = repeated(call, thread.id, body.clientRequestId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  refuseWhileRunning(call, thread.id);
  if (body.memberId) throw invalid("memberId", "Only groups have members");
  const message = newReplyMessage(call, thread);
  return answerWith(
    call,
    start(call, { kind: "speak", thread, message, clientId: body.clientRequestId, asked }),
    body.stream,
  );
});

/** The last message of the thread, which must be this one and a reply. */
function lastReply(call: Call, messageId: string): { thread: ThreadRow; message: MessageRow } {
  const { thread, message } = ownMessage(call.state, call.user, messageId);
  if (message.role !== "character" || messagesOf(call.state, thread.id).at(-1)?.id !== message.id) {
    throw conflict("Only the last reply can be written again");
  }
  return { thread, message };
}

/** Adds an alternate and makes it the active one; one that stays empty is taken back (GAP-128). */
export const regenerateMessage = rule<OfMessage & { body: RegenerateMessageBody }, ReplyResponse>((call) => {
  const { state, user, body, params } = call;
  const asked = hashOf(["regenerate", params.messageId, body.instruction]);
  const earlier = repeated(call, ownMessage(state, user, params.messageId).thread.id, body.clientRequestId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  const { thread, message } = lastReply(call, params.messageId);
  refuseWhileRunning(call, thread.id);
  if (message.alternates.length >= alternateLimit) throw conflict(`A message can have ${alternateLimit} alternates`);

  const alternate = emptyAlternate(call, modelInUse(state, characterOf(call, thread), user, thread).id);
  const opened = state.messages.put({
    ...message,
    revision: message.revision + 1,
    alternates: [...message.alternates, alternate],
    activeAlternate: alternate.id,
  });
  const reply = start(call, {
    kind: "regenerate",
    thread,
    message: opened,
    clientId: body.clientRequestId,
    asked,
    previousAlternate: message.activeAlternate,
    instruction: body.instruction ?? null,
  });
  return answerWith(call, reply, body.stream);
});

/** Goes on from the end of the last reply (GAP-128). */
export const continueMessage = rule<OfMessage & { body: ContinueMessageBody }, ReplyResponse>((call) => {
  const { state, user, body, params } = call;
  const asked = hashOf(["continue", params.messageId]);
  const earlier = repeated(call, ownMessage(state, user, params.messageId).thread.id, body.clientRequestId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  const { thread, message } = lastReply(call, params.messageId);
  refuseWhileRunning(call, thread.id);
  const before = activeOf(message).content;
  const running = state.messages.put({
    ...message,
    revision: message.revision + 1,
    alternates: message.alternates.map((one) =>
      one.id === message.activeAlternate ? { ...one, status: "running" as const } : one,
    ),
  });
  const reply = start(call, {
    kind: "continue",
    thread,
    message: running,
    clientId: body.clientRequestId,
    asked,
    before,
  });
  return answerWith(call, reply, body.stream);
});

/** The events of the thread's reply from where the reader stands; 204 when nothing runs and nothing is kept (GAP-126). */
export const joinReply = rule<OfThread, never>(({ state, user, params, replies, lastEventId }) => {
  const thread = ownThread(state, user, params.threadId);
  const events = replies.join(thread.id, lastEventId);
  return events ? new StreamAnswer(events) : noContent;
});

/** Keeps what is there; a reply that is not running is a success with an empty list (GAP-127). */
export const stopReply = rule<OfThread & { body: StopReplyBody }, StopReplyResponse>(
  ({ state, user, params, body, replies }) => {
    const thread = ownThread(state, user, params.threadId);
    const reply = state.replies.get(body.replyId);
    const stopped = reply?.threadId === thread.id && replies.stop(reply.id);
    const message = reply && state.messages.get(reply.messageId);
    return {
      success: true,
      data: {
        messages: stopped && message ? [messageView(message)] : [],
        messageCount: countMessages(state, thread.id),
      },
    };
  },
);
