import { operations, type OperationId } from "../../../src/generated/operations.ts";

/** One answer, reduced to what must be equal on two hosts. */
type Entry = { check: string; call: string; status: number; type: string; members: string };
export type Trace = Entry[];

const patterns = (Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][]).map(
  ([id, { method, path }]) => ({
    id,
    method: method.toUpperCase(),
    literals: path.split("/").filter((part) => !part.startsWith("{")).length,
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
  }),
);

/** The operation of a request, or undefined; a host may serve the contract below a path of its own. */
export function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  const path = pathname.slice(Math.max(0, pathname.indexOf("/api/v1/")));
  const matching = patterns.filter((one) => one.method === method && one.pattern.test(path));
  return matching.toSorted((a, b) => b.literals - a.literals)[0]?.id;
}

/** The members of a body, without its values: `{data:{id,items:[{id}]},success}`. */
function membersOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length === 0 ? "" : membersOf(value[0])}]`;
  if (typeof value !== "object" || value === null) return "";
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inner]) => `${name}${inner === null ? "" : `:${membersOf(inner)}`}`).join(",")}}`;
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}

/** A `fetch` that records the answers. `at` names the running check. */
export function recording(fetch: typeof globalThis.fetch) {
  const trace: Trace = [];
  let check = "";
  const record: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = operationOf(request) ?? `${request.method} ${request.url}`;
    const answer = await fetch(request);
    const type = answer.headers.get("content-type") ?? "";
    const members = /^application\/json(?:;|$)/.test(type) ? membersOf(await jsonOf(answer.clone())) : "";
    const entry = { check, call, status: answer.status, type, members };
    // Parallel calls can answer in any order.
    const place = trace.findLastIndex((other) => other.check !== check || other.call <= call);
    trace.splice(check === trace.at(-1)?.check ? place + 1 : trace.length, 0, entry);
    return answer;
  };
  return { trace, record, at: (name: string) => (check = name) };
}
