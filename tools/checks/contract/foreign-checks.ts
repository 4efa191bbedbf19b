import { operations, type OperationId } from "#src/generated/operations.ts";
import { must } from "./answers.ts";
import { exampleCall, type Ids } from "./example-call.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Calls every operation that takes the id of one of these things as another user: must be 404, as for an unknown id. Things
 * in `known` are public. Called while they exist, so that later checks show them unharmed. Remembers the ids for the checks
 * of refusals.
 */
export async function checkForeign(visitor: Visitor, own: Ids, known: Ids = {}): Promise<void> {
  const { base, fetch, check, other } = visitor;
  Object.assign(visitor.ids, own);
  if (!other) return;
  for (const id of Object.keys(operations) as OperationId[]) {
    const call = exampleCall(id, { ...known, ...own });
    const named = call?.named.filter((name) => own[name]) ?? [];
    if (!call || named.length === 0 || operations[id].tag === "admin") continue;
    const { method, path, body } = call;
    await check(`${id} of another's ${named.join(", ")} is 404`, async () => {
      const headers = { authorization: `Bearer ${other}`, ...(body && { "content-type": "application/json" }) };
      const answer = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) });
      await answer.body?.cancel();
      must(answer.status === 404, `expected 404, got ${answer.status}: another's things can be reached`);
    });
  }
}
