import { matchOperation } from "#mocks/http/match.ts";
import { zErrorBody } from "../../../.cache/provider/zod.gen.ts";
import type { ReplyEvent } from "../../../.cache/provider/types.gen.ts";
import { eventsOf } from "../contract/answers.ts";
import { offContract } from "../contract/conformance.ts";
import { answerOf, validatorOf } from "../contract/document.ts";
import type { Asked } from "./requests.ts";

const streamed = "text/event-stream";

/** What is wrong with the answer to a request that is no operation, or null. */
function offRefusal(statuses: readonly number[], status: number, text: string): string | null {
  if (!statuses.includes(status)) return `status ${status} is not documented: ${text.slice(0, 200)}`;
  const { error } = zErrorBody.safeParse(JSON.parse(text));
  return error ? `${status} off its schema: ${error.message.slice(0, 400)}` : null;
}

/** What is wrong with an answer, or null: 500, an undocumented status or type, a body or event that violates its schema. */
export async function problemOf({ method, path }: Asked, answer: Response): Promise<string | null> {
  const { status } = answer;
  const match = matchOperation(method, new URL(path, "http://localhost").pathname);
  try {
    if (!match || "allowed" in match) {
      const statuses = match ? [405] : [404, 405, 400];
      // Answers to HEAD have no body.
      return method === "HEAD" && statuses.includes(status) ? null : offRefusal(statuses, status, await answer.text());
    }
    const { id } = match;
    // Nobody is banned here, so only operations that document 403 may answer it.
    if (status === 403 && !answerOf(id, status)) return "status 403 is not documented";
    const media = answer.headers.get("content-type")?.startsWith(streamed) && answerOf(id, status)?.content?.[streamed];
    const text = media ? null : await answer.text();
    const problem = offContract(id, answer, text);
    if (problem) return text ? `${problem}: ${text.slice(0, 200)}` : problem;
    if (!media) return null;
    const isReply = media.schema.$ref?.endsWith("/ReplyEvent");
    const parse = (data: unknown) => validatorOf(media).parse(data) as ReplyEvent;
    await eventsOf(answer, undefined, isReply ? undefined : parse);
    return null;
  } catch (failure) {
    return `${status} off its schema: ${(failure as Error).message.slice(0, 400)}`;
  }
}
