import { operations, type OperationId } from "#src/generated/operations.ts";
import { leftOutBy } from "./left-out.ts";
import { makeRun, type Run } from "./run.ts";
import { runSession, type Plan } from "./session.ts";
import { verdictsOf, type Verdict } from "./verdict.ts";

const ids = Object.keys(operations) as OperationId[];

/** The operations selected by `--only`: names of tags and operations. An unknown name is an error, not an empty run. */
export function scopeOf(names: readonly string[]): Pick<Plan, "isMeant" | "tags"> {
  const known = new Set<string>(ids.flatMap((id) => [id, operations[id].tag]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`neither a tag nor an operation of the contract: ${unknown.join(", ")}`);
  const chosen = new Set(names);
  const isMeant = (id: OperationId) => names.length === 0 || chosen.has(id) || chosen.has(operations[id].tag);
  return { isMeant, tags: new Set(ids.filter(isMeant).map((id) => operations[id].tag)) };
}

/** Checks one host; returns a verdict for each operation. */
export async function checkHost(
  fetch: typeof globalThis.fetch,
  plan: Plan,
): Promise<{ run: Run; verdicts: Verdict[] }> {
  const run = makeRun(fetch, plan.mayWrite);
  await runSession(run, plan);
  return { run, verdicts: verdictsOf(run, plan.isMeant, leftOutBy(plan)) };
}
