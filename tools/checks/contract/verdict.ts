import { operations, type OperationId } from "#src/generated/operations.ts";
import type { Run } from "./run.ts";

export const outcomes = ["good", "wrong", "not built", "not reached", "left out"] as const;
export type Outcome = (typeof outcomes)[number];
export type Verdict = { id: OperationId; tag: string; outcome: Outcome; why: string[] };
/** The operations a run is about. */
export type Scope = (id: OperationId) => boolean;

const ids = Object.keys(operations) as OperationId[];
/** Statuses of operations that a host has not built. */
const unbuilt = new Set([404, 405, 501]);

/**
 * The verdict on each operation: good, wrong, not built (answered only 404, 405 or 501), not reached (what it needs has
 * failed), or left out, with the reason.
 */
export function verdictsOf(
  { checks, trace }: Run,
  isMeant: Scope,
  leftOut: ReadonlyMap<OperationId, string>,
): Verdict[] {
  const statuses = Map.groupBy(trace, ({ call }) => call);
  const isBuilt = (id: OperationId) => {
    // A host may check the token before it looks for the operation.
    const said = (statuses.get(id) ?? []).map(({ status }) => status).filter((status) => status !== 401);
    return said.length === 0 || said.some((status) => !unbuilt.has(status));
  };
  const reasons = new Map<OperationId, string[]>();
  const blame = (id: OperationId, why: string) => reasons.set(id, [...(reasons.get(id) ?? []), why]);
  for (const { name, calls, failure, problems } of checks) {
    for (const { id, text } of problems) if (isBuilt(id)) blame(id, `${name}: ${text}`);
    const last = calls.at(-1);
    if (failure && last && problems.length === 0 && calls.every(isBuilt)) blame(last, `${name}: ${failure}`);
  }
  return ids.filter(isMeant).map((id) => {
    const { tag } = operations[id];
    const why = reasons.get(id) ?? [];
    const verdict = (outcome: Outcome, text: string[] = []): Verdict => ({ id, tag, outcome, why: text });
    if (why.length > 0) return verdict("wrong", why);
    if (!isBuilt(id)) return verdict("not built", [...new Set(statuses.get(id)!.map(({ status }) => String(status)))]);
    if (statuses.get(id)?.some(({ status }) => status < 300)) return verdict("good");
    const reason = leftOut.get(id);
    if (reason) return verdict("left out", [reason]);
    const stopped = checks.find(({ failure, calls }) => failure && calls.length === 0)?.failure;
    return verdict("not reached", [stopped ?? "what it needs was not there"]);
  });
}
