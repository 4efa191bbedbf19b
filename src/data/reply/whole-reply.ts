import type { ReplyResult } from "#src/generated/api/model/replyResult.ts";
import { ReplyResponse } from "#src/generated/zod/schemas/replyResponse.zod.ts";

/** Finished replies of the calls that can also stream: the generated client has no schema for those answers. */
export async function wholeReply(
  call: (options: { signal: AbortSignal; schema: typeof ReplyResponse }) => Promise<unknown>,
  signal: AbortSignal,
): Promise<ReplyResult> {
  return ((await call({ signal, schema: ReplyResponse })) as ReplyResponse).data;
}
