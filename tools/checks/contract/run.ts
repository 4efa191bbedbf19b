import { operations, type OperationId } from "#src/generated/operations.ts";
import { offContract } from "./conformance.ts";
import { operationOf, recording } from "./trace.ts";
import type { Check } from "./visitor.ts";

/** One check: the operations it called, and why it failed, if it did. */
type Done = {
  name: string;
  calls: OperationId[];
  failure: string | null;
  problems: { id: OperationId; text: string }[];
};
export type Run = ReturnType<typeof makeRun>;

/** POSTs that only read. */
const reading = new Set<string>([
  "listBuckets",
  "listCreatorCharacters",
  "listHomeCharacters",
  "listMyCharacters",
  "searchCharacters",
]);
export const isRead = (id: OperationId): boolean => operations[id].method === "get" || reading.has(id);

const longestWait = 120;
/** Repeats a call refused by a rate limit after the time the host asks for. */
async function asked(fetch: typeof globalThis.fetch, request: Request): Promise<Response> {
  const answer = await fetch(request.clone());
  const seconds = Number(answer.headers.get("retry-after"));
  if (answer.status !== 429 || !(seconds > 0 && seconds <= longestWait)) return answer;
  await answer.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return fetch(request);
}

/** Runs checks one after another, and validates every answer against the contract. */
export function makeRun(fetch: typeof globalThis.fetch, mayWrite: boolean) {
  const { trace, record, at } = recording((input, init) => asked(fetch, new Request(input, init)));
  const checks: Done[] = [];
  const newCheck = (name: string): Done => ({ name, calls: [], failure: null, problems: [] });
  let current = newCheck("");

  const guarded: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const id = operationOf(request);
    if (!id) throw new Error(`nothing to ask ${new URL(request.url).pathname} for: an earlier check was to give an id`);
    if (!mayWrite && !isRead(id)) throw new Error(`${id} writes, and --allow-writes was not given`);
    const { calls, problems } = current;
    calls.push(id);
    const answer = await record(request);
    const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
    const problem = offContract(id, answer, isStream ? null : await answer.clone().text());
    if (problem) problems.push({ id, text: problem });
    return answer;
  };
  const check: Check = async (name, work) => {
    current = newCheck(name);
    at(name);
    checks.push(current);
    try {
      await work();
    } catch (failure) {
      current.failure = failure instanceof Error ? failure.message.split("\n")[0]! : String(failure);
    }
  };
  return { check, checks, fetch: guarded, trace };
}
