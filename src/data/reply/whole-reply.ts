import type { ReplyResult } from "#src/generated/api/model/replyResult.ts";
import { ReplyResponse } from "#src/generated/zod/schemas/replyResponse.zod.ts";

/**
 * The finished replies, for calls that may answer with events too: of those the generated client cannot know the schema.
 */
export async function wholeReply(
  call: (options: { signal: AbortSignal; schema: typeof ReplyResponse }) => Promise<unknown>,
  signal: AbortSignal,
): Promise<ReplyResult> {
  return ((await call({ signal, schema: ReplyResponse })) as ReplyResponse).data;
}
