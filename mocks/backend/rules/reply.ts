import type { ContinueMessageBody } from "#src/generated/api/model/continueMessageBody.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { RegenerateMessageBody } from "#src/generated/api/model/regenerateMessageBody.ts";
import type { ReplyResponse } from "#src/generated/api/model/replyResponse.ts";
import type { SendMessageBody } from "#src/generated/api/model/sendMessageBody.ts";
import type { SpeakReplyBody } from "#src/generated/api/model/speakReplyBody.ts";
import type { StopReplyBody } from "#src/generated/api/model/stopReplyBody.ts";
import type { StopReplyResponse } from "#src/generated/api/model/stopReplyResponse.ts";
import { awardEarnedBadges } from "../badges.ts";
import { isoNow } from "../context.ts";
import { ownMessage, ownThread } from "../ownership.ts";
import { noteFact } from "../memory/thread-memory.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { refuseMoreAlternates, refuseWhileRunning } from "../reply/refuse.ts";
import { soleSpeaker, speakersFor } from "../reply/next-speakers.ts";
import { emptyAlternate, nextPosition, turnOn } from "../reply/reply-rows.ts";
import { groupSceneOf, nextMemberIds, speakerOf, type Speaker } from "../reply/speaker.ts";
import { hashOf } from "../reply/wording.ts";
import { changesTold } from "../responder/banks/fact-cues.ts";
import { factsIn } from "../responder/facts.ts";
import { turnedAround } from "../responder/person.ts";
import { capitalised } from "../responder/realise.ts";
import { LaterAnswer, noContent, rule, StreamAnswer, type Call } from "../rule.ts";
import { livePersona, modelInUse, nameInChat } from "../selection.ts";
import type { AlternateRow, MessageRow, ReplyRow, ThreadRow } from "../state/chat-rows.ts";
import type { State } from "../state/state.ts";
import { tally } from "../tallies.ts";
import { isUploadOf } from "../uploads.ts";
import { activeOf, countMessages, messagesOf, messageView } from "../views/message-view.ts";

type OfThread = { params: { threadId: string } };
type OfMessage = { params: { messageId: string } };

/** The messages of a reply as they are now. */
const messagesIn = (state: State, reply: ReplyRow): Message[] =>
  (state.replies.get(reply.id) ?? reply).turns
    .flatMap(({ messageId }) => state.messages.get(messageId) ?? [])
    .map((message) => messageView(state, message));

/** The reply as an answer: its events from the first, or its result when it has ended. */
function answerWith({ state, replies }: Call, reply: ReplyRow, stream: boolean): StreamAnswer | LaterAnswer {
  const log = replies.log(reply.id);
  const result = (): ReplyResponse => {
    const userMessage = reply.userMessageId ? state.messages.get(reply.userMessageId) : undefined;
    return {
      success: true,
      data: {
        userMessage: userMessage ? messageView(state, userMessage) : null,
        replies: messagesIn(state, reply),
        messageCount: countMessages(state, reply.threadId),
        nextMemberIds: nextMemberIds(state, state.threads.get(reply.threadId)),
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

/** Who answers a message, in order; null is the character of a single chat (GAP-139). */
function answering({ state, user }: Call, thread: ThreadRow, body: SendMessageBody): (string | null)[] {
  const scene = groupSceneOf(state, thread);
  const { memberIds } = body;
  if (!scene) {
    if (memberIds) throw invalid("memberIds", "Only groups have members");
    found(speakerOf(state, user, thread, null), "Character not found");
    return [null];
  }
  if (memberIds?.some((memberId) => !speakerOf(state, user, thread, memberId)))
    throw invalid("memberIds", "Choose members who can speak");
  return memberIds ?? speakersFor(scene, body.content);
}

/** Who speaks without a message before it (GAP-140). */
function speaking({ state, user }: Call, thread: ThreadRow, { memberId }: SpeakReplyBody): string | null {
  const scene = groupSceneOf(state, thread);
  if (!scene) {
    if (memberId) throw invalid("memberId", "Only groups have members");
    found(speakerOf(state, user, thread, null), "Character not found");
    return null;
  }
  if (memberId !== undefined && !speakerOf(state, user, thread, memberId))
    throw invalid("memberId", "Choose a member who can speak");
  const speaker = memberId ?? soleSpeaker(scene);
  if (speaker === null) throw conflict("Nobody in this group can speak");
  return speaker;
}

type Start = Partial<ReplyRow> & Pick<ReplyRow, "kind" | "clientId" | "asked">;

function start(call: Call, thread: ThreadRow, given: Start, userMessage: MessageRow | null = null): ReplyRow {
  const { context, user, replies } = call;
  const row: ReplyRow = {
    id: context.newId("rpl"),
    userId: user.id,
    threadId: thread.id,
    userMessageId: userMessage?.id ?? null,
    turns: [],
    waiting: [],
    before: "",
    previousAlternate: null,
    instruction: null,
    state: "running",
    startedAt: isoNow(context),
    ...given,
  };
  return replies.start(row, userMessage);
}

/** Stores the user's message, then starts the reply (GAP-124). */
export const sendMessage = rule<OfThread & { body: SendMessageBody }, ReplyResponse>((call) => {
  const { context, state, user, body } = call;
  const thread = ownThread(state, user, call.params.threadId);
  const asked = hashOf([body.content, body.picture, body.memberIds]);
  const earlier = repeated(call, thread.id, body.clientMessageId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  refuseWhileRunning(call, thread.id);
  const waiting = answering(call, thread, body);
  if (body.picture !== undefined && !isUploadOf(state, user.id, "message", body.picture))
    throw invalid("picture", "Send a picture of yours");

  const now = isoNow(context);
  const alternate: AlternateRow = {
    ...emptyAlternate(context, null),
    content: body.content,
    picture: body.picture ?? null,
    status: "complete",
  };
  const userMessage = state.messages.put({
    id: context.newId("msg"),
    threadId: thread.id,
    position: nextPosition(context, thread.id),
    clientMessageId: body.clientMessageId,
    role: "user",
    memberId: null,
    characterId: null,
    personaId: livePersona(state, user.id, thread.personaId)?.id ?? null,
    alternates: [alternate],
    activeAlternate: alternate.id,
    revision: 1,
    createdAt: now,
    deletedAt: null,
  });
  // Whoever writes has seen the messages above, and has not laid the chat aside.
  state.threads.put({ ...thread, updatedAt: now, seenMessageId: userMessage.id, isArchived: false });
  const spokenTo = waiting.flatMap((memberId) => speakerOf(state, user, thread, memberId)?.variant ?? []);
  for (const variant of new Map(spokenTo.map((one) => [one.characterId, one])).values()) {
    const character = found(state.characters.get(variant.characterId));
    state.characters.put({ ...character, messageCount: character.messageCount + 1 });
    tally(context, variant, "messages");
  }
  awardEarnedBadges(context, user.id);
  const userName = nameInChat(user, livePersona(state, user.id, thread.personaId) ?? null);
  for (const { kind, text } of factsIn([body.content]))
    // What was given away and is not known would be a fact about nothing.
    if (kind !== "other" && text !== changesTold.gave)
      noteFact(context, thread.id, {
        text: `${userName}: ${capitalised(turnedAround(text))}.`,
        messageId: userMessage.id,
      });
  const reply = start(call, thread, { kind: "send", clientId: body.clientMessageId, asked, waiting }, userMessage);
  return answerWith(call, reply, body.stream);
});

/** A reply without a message before it (GAP-140). */
export const speakReply = rule<OfThread & { body: SpeakReplyBody }, ReplyResponse>((call) => {
  const { state, user, body } = call;
  const thread = ownThread(state, user, call.params.threadId);
  const asked = hashOf(["speak", body.memberId]);
  const earlier = repeated(call, thread.id, body.clientRequestId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  refuseWhileRunning(call, thread.id);
  const waiting = [speaking(call, thread, body)];
  const reply = start(call, thread, { kind: "speak", clientId: body.clientRequestId, asked, waiting });
  return answerWith(call, reply, body.stream);
});

type Rewritten = { thread: ThreadRow; message: MessageRow; speaker: Speaker };

/** A reply that may be written on or again: the last message or, in a group, one of the last round. */
function rewritable(call: Call, messageId: string, scope: "last" | "round"): Rewritten {
  const { state, user } = call;
  const { thread, message } = ownMessage(state, user, messageId);
  const messages = messagesOf(state, thread.id);
  const round = scope === "round" && thread.kind === "group";
  const from = round ? messages.findLastIndex(({ role }) => role === "user") + 1 : messages.length - 1;
  if (message.role !== "character" || !messages.slice(from).some(({ id }) => id === message.id))
    throw conflict("Only the last reply can be written again");
  const speaker = found(speakerOf(state, user, thread, message.memberId), "Character not found");
  return { thread, message, speaker };
}

/** A turn that writes into a message that is there already. */
const turnAgain = ({ context, user }: Call, { thread, speaker }: Rewritten, message: MessageRow) =>
  turnOn(context, message, speaker, { user, thread, startedAt: isoNow(context) });

/** Adds an alternate and makes it the active one; one that stays empty is taken back (GAP-128). */
export const regenerateMessage = rule<OfMessage & { body: RegenerateMessageBody }, ReplyResponse>((call) => {
  const { state, user, body, params } = call;
  const asked = hashOf(["regenerate", params.messageId, body.instruction]);
  const earlier = repeated(call, ownMessage(state, user, params.messageId).thread.id, body.clientRequestId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  const rewritten = rewritable(call, params.messageId, "round");
  const { thread, message, speaker } = rewritten;
  refuseWhileRunning(call, thread.id);
  refuseMoreAlternates(message);

  const alternate = emptyAlternate(
    call.context,
    modelInUse(state, speaker.character, user, thread, speaker.memberId).id,
  );
  const opened = state.messages.put({
    ...message,
    revision: message.revision + 1,
    alternates: [...message.alternates, alternate],
    activeAlternate: alternate.id,
  });
  const reply = start(call, thread, {
    kind: "regenerate",
    clientId: body.clientRequestId,
    asked,
    turns: [turnAgain(call, rewritten, opened)],
    previousAlternate: message.activeAlternate,
    instruction: body.instruction ?? null,
  });
  tally(call.context, speaker.variant, "swipes");
  return answerWith(call, reply, body.stream);
});

/** Goes on from the end of the last reply (GAP-128). */
export const continueMessage = rule<OfMessage & { body: ContinueMessageBody }, ReplyResponse>((call) => {
  const { state, user, body, params } = call;
  const asked = hashOf(["continue", params.messageId]);
  const earlier = repeated(call, ownMessage(state, user, params.messageId).thread.id, body.clientRequestId, asked);
  if (earlier) return answerWith(call, earlier, body.stream);
  const rewritten = rewritable(call, params.messageId, "last");
  const { thread, message } = rewritten;
  refuseWhileRunning(call, thread.id);
  const before = activeOf(message).content;
  const running = state.messages.put({
    ...message,
    revision: message.revision + 1,
    alternates: message.alternates.map((one) =>
      one.id === message.activeAlternate ? { ...one, status: "running" as const } : one,
    ),
  });
  const reply = start(call, thread, {
    kind: "continue",
    clientId: body.clientRequestId,
    asked,
    turns: [turnAgain(call, rewritten, running)],
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
    return {
      success: true,
      data: {
        messages: stopped ? messagesIn(state, reply) : [],
        messageCount: countMessages(state, thread.id),
      },
    };
  },
);
