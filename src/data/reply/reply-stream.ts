import { getContinueMessageUrl } from "#src/generated/api/message/continue-message.ts";
import { getImpersonateUrl } from "#src/generated/api/message/impersonate.ts";
import { getJoinReplyUrl } from "#src/generated/api/message/join-reply.ts";
import { getRegenerateMessageUrl } from "#src/generated/api/message/regenerate-message.ts";
import { getSpeakReplyUrl } from "#src/generated/api/message/speak-reply.ts";
import { getSendMessageUrl } from "#src/generated/api/message/send-message.ts";
import type { ContinueMessageBody } from "#src/generated/api/model/continueMessageBody.ts";
import type { ImpersonateBody } from "#src/generated/api/model/impersonateBody.ts";
import type { ImpersonateEvent } from "#src/generated/api/model/impersonateEvent.ts";
import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";
import type { SendMessageBody } from "#src/generated/api/model/sendMessageBody.ts";
import type { SpeakReplyBody } from "#src/generated/api/model/speakReplyBody.ts";
import type { RegenerateMessageBody } from "#src/generated/api/model/regenerateMessageBody.ts";
import { ReplyEvent as ReplyEventSchema } from "#src/generated/zod/schemas/replyEvent.zod.ts";
import { ImpersonateEvent as ImpersonateEventSchema } from "#src/generated/zod/schemas/impersonateEvent.zod.ts";
import { readEvents, type ReadEventsOptions, type ServerEvent } from "#src/http/sse.ts";
import { PAINT_INTERVAL } from "./painter.ts";

export type ReplyEvents = AsyncIterable<ServerEvent<ReplyEvent>>;

/** Sends a message and streams its reply (GAP-124, GAP-125). A repeat with the same id joins the running reply. */
export function openSend(threadId: string, body: SendMessageBody, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getSendMessageUrl(threadId), init: post(body), signal });
}

/** Generates another alternate of a reply and streams it (GAP-128). */
export function openRegenerate(messageId: string, body: RegenerateMessageBody, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getRegenerateMessageUrl(messageId), init: post(body), signal });
}

/** Continues a reply and streams the added text (GAP-128). */
export function openContinue(messageId: string, body: ContinueMessageBody, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getContinueMessageUrl(messageId), init: post(body), signal });
}

/** Lets somebody speak without a message before it, and streams it (GAP-140). */
export function openSpeak(threadId: string, body: SpeakReplyBody, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getSpeakReplyUrl(threadId), init: post(body), signal });
}

/** Streams a suggestion for the user's next line (GAP-132). Aborting ends it. */
export function openImpersonate(
  threadId: string,
  body: ImpersonateBody,
  signal: AbortSignal,
): AsyncIterable<ServerEvent<ImpersonateEvent>> {
  return readEvents({ url: getImpersonateUrl(threadId), init: post(body), schema: ImpersonateEventSchema, signal });
}

/** Joins a thread's running reply after the last event read (GAP-126). No events if nothing is running. */
export function openJoin(threadId: string, lastEventId: string | null, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getJoinReplyUrl(threadId), signal, lastEventId });
}

/** Wakes the page at most as often as it renders. */
function readReply(
  request: Pick<ReadEventsOptions<ReplyEvent>, "url" | "init" | "signal" | "lastEventId">,
): ReplyEvents {
  return readEvents({ ...request, schema: ReplyEventSchema, pace: PAINT_INTERVAL });
}

function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
