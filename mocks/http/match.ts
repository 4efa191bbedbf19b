import { operations, type Operation, type OperationId } from "#src/generated/operations.ts";

type Entry = { id: OperationId; operation: Operation; segments: readonly string[] };

const entries: readonly Entry[] = (Object.keys(operations) as OperationId[]).map((id) => ({
  id,
  operation: operations[id],
  segments: operations[id].path.split("/"),
}));

const byLength = Map.groupBy(entries, ({ segments }) => segments.length);
const prefix = "/api/v1/";

export type Match = { id: OperationId; operation: Operation; params: Record<string, string> };

const isParameter = (segment: string): boolean => segment.startsWith("{");

function fits(segments: readonly string[], parts: readonly string[]): boolean {
  return segments.every((segment, index) => (isParameter(segment) ? parts[index] !== "" : segment === parts[index]));
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (!isParameter(segment)) continue;
    try {
      params[segment.slice(1, -1)] = decodeURIComponent(parts[index] ?? "");
    } catch {
      return null;
    }
  }
  return params;
}

/** The operation of a request; the methods a path does have when it has not this one; null for no path of the contract. */
export function matchOperation(method: string, pathname: string): Match | { allowed: string[] } | null {
  const from = pathname.indexOf(prefix);
  if (from === -1) return null;
  const parts = pathname.slice(from).split("/");
  const onPath = (byLength.get(parts.length) ?? []).filter(({ segments }) => fits(segments, parts));
  // A literal segment wins over a parameter.
  const literal = (entry: Entry) => entry.segments.filter((segment) => !isParameter(segment)).length;
  const fitting = onPath
    .toSorted((a, b) => literal(b) - literal(a))
    .find(({ operation }) => operation.method === method.toLowerCase());
  if (!fitting)
    return onPath.length > 0
      ? { allowed: [...new Set(onPath.map(({ operation }) => operation.method.toUpperCase()))].toSorted() }
      : null;
  const params = paramsOf(fitting.segments, parts);
  return params && { id: fitting.id, operation: fitting.operation, params };
}
