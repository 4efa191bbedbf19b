import { operations, type OperationId } from "#src/generated/operations.ts";
import { must } from "./answers.ts";
import { exampleCall, type Ids } from "./example-call.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Every operation that names one of these things of the visitor's own, asked by somebody else: 404, as if there were
 * nothing. `known` is what everybody may see. Called while the things are there, so that what follows shows them unharmed. Remembers them for the refusals.
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
