// F18: whatever an operation answers with, the client ends in data that fit the contract or in an `ApiError`.
import { QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { matchOperation } from "#mocks/http/match.ts";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { ImpersonateEvent } from "#src/generated/zod/schemas/impersonateEvent.zod.ts";
import { ReplyEvent } from "#src/generated/zod/schemas/replyEvent.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { readEvents } from "#src/http/sse.ts";
import { setReportSink } from "#src/lib/report.ts";
import { validatorOf } from "../../tools/checks/contract/document.ts";
import { answeredWith, bodyOf, mutantsOf } from "../../tools/checks/fuzz/mutants.ts";

const times = 200;
// oxlint-disable-next-line typescript/no-explicit-any -- called with whatever is asked for
type Called = (...given: any[]) => any;
type Outcome = { data: unknown } | { error: unknown };

const functionsIn = async (modules: Record<string, () => Promise<Record<string, unknown>>>) => {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const all = loaded.flatMap((one) => Object.entries(one));
  return all.filter((entry): entry is [string, Called] => typeof entry[1] === "function");
};

/** What the next call is answered with, and the operation that was called. */
let answer = { body: "", type: "application/json" };
let asked: OperationId | null = null;

beforeAll(() => {
  setReportSink(() => undefined);
  // Tens of thousands of calls in a row: their timers would keep all that they hold for half a minute.
  AbortSignal.timeout = () => new AbortController().signal;
  vi.stubGlobal("location", { origin: "http://localhost:4173", hostname: "localhost" });
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const match = matchOperation(init.method ?? "GET", new URL(input, "http://localhost").pathname);
    asked = match && "id" in match ? match.id : null;
    return new Response(answer.body, { headers: { "content-type": answer.type } });
  });
});
afterEach(() => (asked = null));
afterAll(() => vi.unstubAllGlobals());

const settled = async (work: () => unknown): Promise<Outcome> => {
  try {
    return { data: await work() };
  } catch (error) {
    return { error };
  }
};

/** What a person would see of it that they should not, or null. */
function troubleWith(error: unknown): string | null {
  if (!isApiError(error)) return `threw ${String(error)}`;
  if (error.kind !== "contract" && error.kind !== "http") return `ended as ${error.kind}: ${String(error.cause)}`;
  // A refusal may have the server's own words, shown as plain text.
  return error.kind === "contract" && !/^[A-Z][\w ,.]+\.$/.test(error.message) ? `says ${error.message}` : null;
}

function offContract(id: OperationId, data: unknown): string | null {
  const { error } = validatorOf({ schema: answeredWith(id) ?? {} }).safeParse(data);
  return error ? `was taken: ${error.message.slice(0, 300)}` : null;
}

/** What streams is read event by event, whatever else it could answer with. */
const checkedByCall = new Set(
  (Object.keys(operations) as OperationId[]).filter(
    (id) => answeredWith(id) && !operations[id].responseTypes.includes("text/event-stream"),
  ),
);

it(`F18: ${times} mutated answers of each operation are refused or fit the contract`, async () => {
  const called = new Set<OperationId>();
  const problems: string[] = [];
  let taken = 0;
  const generated = import.meta.glob<Record<string, unknown>>([
    "../generated/api/*/*.ts",
    "!**/*.{msw,helpers}.ts",
    "!**/model/**",
  ]);
  for (const [name, call] of await functionsIn(generated)) {
    // An operation may have a function for each type of body.
    const id = name.replace(/With(?:Json|FormData)$/, "") as OperationId;
    if (!checkedByCall.has(id)) continue;
    const schema = answeredWith(id) ?? {};
    const inPath = operations[id].path
      .split("{")
      .slice(1)
      .map(() => "x");
    const body = bodyOf(id, name.endsWith("WithFormData") ? "multipart/form-data" : undefined);
    const given = [...inPath, ...(body === undefined ? [] : [body])];
    for (const { body: mutated, how } of mutantsOf(schema, times, 1)) {
      answer = { body: mutated, type: "application/json" };
      asked = null;
      const outcome = await settled(() => call(...given));
      if (asked !== id) throw new Error(`${name} called ${asked}`);
      called.add(id);
      if ("data" in outcome) taken += 1;
      const problem = "error" in outcome ? troubleWith(outcome.error) : offContract(id, outcome.data);
      if (problem) problems.push(`${name} (${how}): ${problem}`);
    }
  }
  expect(problems.slice(0, 20)).toEqual([]);
  expect(called).toEqual(checkedByCall);
  // Some of the mutants are right after all: those are what the screens are given.
  expect(taken).toBeGreaterThan(called.size * 5);
});

it(`F18: ${times} mutated answers to each query of the data layer never end in anything but data or an error`, async () => {
  const problems: string[] = [];
  const names: string[] = [];
  const data = import.meta.glob<Record<string, unknown>>(["../data/**/*.ts", "!**/*.{test,fixture}.ts"]);
  for (const [name, make] of await functionsIn(data)) {
    if (!name.endsWith("Query")) continue;
    const read = async (client: QueryClient) => {
      const options = make(...Array.from({ length: make.length }, () => "x"));
      const isPaged = "initialPageParam" in options;
      const fetched: Promise<unknown> = isPaged ? client.fetchInfiniteQuery(options) : client.fetchQuery(options);
      const whole = await fetched;
      if (isPaged) {
        const { pages } = whole as { pages: unknown[] };
        options.getNextPageParam(pages[0], pages, 1, [1]);
      }
      return (options.select?.(whole) ?? whole) as unknown;
    };
    // The first answer only tells which operation it asks.
    answer = { body: "", type: "application/json" };
    asked = null;
    await settled(() => read(new QueryClient({ defaultOptions: { queries: { retry: false } } })));
    const schema = asked && answeredWith(asked);
    if (!schema) throw new Error(`${name} asked for nothing`);
    names.push(name);
    for (const { body, how } of mutantsOf(schema, times, 2)) {
      answer = { body, type: "application/json" };
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      const outcome = await settled(() => read(client));
      client.clear();
      const problem = "error" in outcome ? troubleWith(outcome.error) : null;
      if (problem) problems.push(`${name} (${how}): ${problem}`);
    }
  }
  expect(problems.slice(0, 20)).toEqual([]);
  expect(names.length).toBeGreaterThan(60);
});

it.each([
  ["ReplyEvent", ReplyEvent],
  ["ImpersonateEvent", ImpersonateEvent],
])(`F18: ${times} mutated events of a stream are dropped or fit the contract: %s`, async (name, schema) => {
  const event = { $ref: `#/components/schemas/${name}` };
  let taken = 0;
  for (const { body, how } of mutantsOf(event, times, 3)) {
    const lines = body.split("\n").map((line) => `data: ${line}\n`);
    answer = { body: `event: message\n${lines.join("")}\n`, type: "text/event-stream" };
    const events: unknown[] = [];
    const outcome = await settled(async () => {
      for await (const { data } of readEvents<unknown>({ url: "/api/v1/x", schema })) events.push(data);
    });
    expect([how, outcome]).toEqual([how, { data: undefined }]);
    for (const one of events) validatorOf({ schema: event }).parse(one);
    taken += events.length;
  }
  expect(taken).toBeGreaterThan(times / 20);
  expect(taken).toBeLessThan(times * 0.8);
});
