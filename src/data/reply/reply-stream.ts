import { getContinueMessageUrl } from "#src/generated/api/message/continue-message.ts";
import { getImpersonateUrl } from "#src/generated/api/message/impersonate.ts";
import { getJoinReplyUrl } from "#src/generated/api/message/join-reply.ts";
import { getRegenerateMessageUrl } from "#src/generated/api/message/regenerate-message.ts";
import { getSendMessageUrl } from "#src/generated/api/message/send-message.ts";
import type { ContinueMessageBody } from "#src/generated/api/model/continueMessageBody.ts";
import type { ImpersonateBody } from "#src/generated/api/model/impersonateBody.ts";
import type { ImpersonateEvent } from "#src/generated/api/model/impersonateEvent.ts";
import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";
import type { SendMessageBody } from "#src/generated/api/model/sendMessageBody.ts";
import type { RegenerateMessageBody } from "#src/generated/api/model/regenerateMessageBody.ts";
import { ReplyEvent as ReplyEventSchema } from "#src/generated/zod/schemas/replyEvent.zod.ts";
import { ImpersonateEvent as ImpersonateEventSchema } from "#src/generated/zod/schemas/impersonateEvent.zod.ts";
import { readEvents, type ReadEventsOptions, type ServerEvent } from "#src/http/sse.ts";
import { PAINT_INTERVAL } from "./painter.ts";

export type ReplyEvents = AsyncIterable<ServerEvent<ReplyEvent>>;

/** Sends a message and reads its reply (GAP-124, GAP-125). A repeat with the same id joins what runs. */
export function openSend(threadId: string, body: SendMessageBody, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getSendMessageUrl(threadId), init: post(body), signal });
}

/** Asks for another alternate of a reply and reads it (GAP-128). */
export function openRegenerate(messageId: string, body: RegenerateMessageBody, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getRegenerateMessageUrl(messageId), init: post(body), signal });
}

/** Goes on from the end of a reply and reads what is added (GAP-128). */
export function openContinue(messageId: string, body: ContinueMessageBody, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getContinueMessageUrl(messageId), init: post(body), signal });
}

/** Asks for the user's next line and reads it (GAP-132). Leaving ends it. */
export function openImpersonate(
  threadId: string,
  body: ImpersonateBody,
  signal: AbortSignal,
): AsyncIterable<ServerEvent<ImpersonateEvent>> {
  return readEvents({ url: getImpersonateUrl(threadId), init: post(body), schema: ImpersonateEventSchema, signal });
}

/** Joins the reply that is running in a thread, after the last event that was read (GAP-126). Nothing running: no events. */
export function openJoin(threadId: string, lastEventId: string | null, signal: AbortSignal): ReplyEvents {
  return readReply({ url: getJoinReplyUrl(threadId), signal, lastEventId });
}

/** Events wake the page no oftener than it paints them. */
function readReply(
  request: Pick<ReadEventsOptions<ReplyEvent>, "url" | "init" | "signal" | "lastEventId">,
): ReplyEvents {
  return readEvents({ ...request, schema: ReplyEventSchema, pace: PAINT_INTERVAL });
}

function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
