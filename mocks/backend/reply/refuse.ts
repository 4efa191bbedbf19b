import { conflict } from "../refusal.ts";
import type { Call } from "../rule.ts";
import type { MessageRow } from "../state/chat-rows.ts";
import { activeReplyView } from "../views/thread-view.ts";

const alternateLimit = 50;

/** 409, with the reply's id, while a reply is running in the thread (GAP-124). */
export function refuseWhileRunning({ state, replies }: Call, threadId: string): void {
  const active = replies.active(threadId);
  if (active)
    throw conflict("A reply is still being written", { data: { activeReply: activeReplyView(state, active) } });
}

/** 409 if a message has the maximum number of alternates (GAP-128). */
export function refuseMoreAlternates({ alternates }: MessageRow): void {
  if (alternates.length >= alternateLimit) throw conflict(`A message can have ${alternateLimit} alternates`);
}
