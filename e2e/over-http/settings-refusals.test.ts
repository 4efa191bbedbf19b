// F9 for settings, appearance, onboarding and plans: each call, refused in each way, shows its own text once, restores what
// was shown, and shows nothing of a body that is not ours.
import type { MutationOptions, QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "#src/app/query-client.ts";
import { sessionStore, startSession } from "#src/client-state/session.ts";
import { badgesQuery } from "#src/data/badge/queries.ts";
import { ApiError, isApiError } from "#src/http/api-error.ts";
import { ImageRefusedError } from "#src/lib/image-check.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { reads, userId, writes, type Write } from "./settings-calls.fixture.ts";
import { setStage, type Stage } from "./stage.ts";

vi.mock("@tanstack/react-query", async (original) => (await import("./hooks-as-options.ts")).hooksAsOptions(original));

let stage: Stage;
let token = "";
beforeAll(async () => {
  vi.stubGlobal("location", { origin: "http://localhost:4173", hostname: "localhost" });
  stage = await setStage();
  token = sessionStore.get()?.accessToken ?? "";
});
beforeEach(() => {
  toaster.clear();
  startSession({ accessToken: token, profileComplete: true });
});
afterEach(() => stage.proxy.clear());
afterAll(() => stage.close());

const serverMessage = "The server’s own words";
const bodies: readonly { name: string; type?: string; body: string; message?: string }[] = [
  { name: "a JSON error", body: JSON.stringify({ success: false, message: serverMessage }), message: serverMessage },
  {
    name: "field errors",
    body: JSON.stringify({
      success: false,
      message: serverMessage,
      errors: [{ field: "userName", message: "Taken" }, 7],
    }),
    message: serverMessage,
  },
  { name: "HTML", type: "text/html", body: "<html><h1>Bad gateway</h1><script>alert(1)</script></html>" },
  { name: "nothing", body: "" },
  { name: "five megabytes", type: "text/plain", body: "Gone wrong. ".repeat(437_000) },
  { name: "another shape", body: '[{"message":"not this"}]' },
];
/** Bodies of a 2xx that do not match the contract (F17): HTML, no id, a wrong type, a list. */
const hollow = [
  "<h1>Welcome</h1>",
  "{}",
  '{"success":true,"data":null}',
  '{"success":"yes","data":{"id":7}}',
  "[]",
  "",
];
const codes = [400, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504];

const impatient = (): QueryClient => {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  return client;
};

/** A client that has loaded every read of these groups. */
async function filledClient(): Promise<QueryClient> {
  const client = impatient();
  await Promise.all([
    ...Object.entries(reads).flatMap(([name, { query }]) =>
      name === "badges" ? [] : [client.fetchQuery(query as Parameters<QueryClient["fetchQuery"]>[0])],
    ),
    client.fetchInfiniteQuery(badgesQuery(userId)),
  ]);
  return client;
}
const shownBy = (client: QueryClient) => {
  const all = client.getQueryCache().getAll();
  return Object.fromEntries(all.map(({ queryHash, state }) => [queryHash, state.data]));
};
const toasts = () => toaster.getToasts().map(({ kind, text }) => `${kind}: ${text}`);

async function failureOf(client: QueryClient, { hook, send }: Write): Promise<unknown> {
  const options = hook() as MutationOptions<unknown, Error, unknown>;
  return client
    .getMutationCache()
    .build(client, options)
    .execute(send)
    .then(
      () => null,
      (error: unknown) => error,
    );
}

/** An upload's error, turned back into the API error it was made from. */
function asRefusal(error: unknown): ApiError {
  expect(error).toBeInstanceOf(ImageRefusedError);
  return new ApiError({ kind: "http", method: "POST", path: "", message: (error as Error).message });
}

function expectHarmless(error: unknown): void {
  if (!isApiError(error)) throw new Error(`not a failure of a call: ${String(error)}`);
  expect(error.message).not.toMatch(/[<>{}]|undefined|\[object/);
  expect(error.message.length).toBeGreaterThan(5);
  expect(error.message.length).toBeLessThanOrEqual(200);
}

it.each(Object.entries<Write>(writes))("F9: %s, refused", async (_name, write) => {
  const client = await filledClient();
  const before = shownBy(client);
  for (const status of codes)
    for (const { name: kind, type = "application/json", body, message } of bodies) {
      const takeBack = stage.proxy.set({ path: write.path, replace: { status, type, body } });
      const error = await failureOf(client, write);
      takeBack();
      const text = (write.doesServerWin && message) || write.says;
      expect([status, kind, toasts()]).toEqual([status, kind, text === null ? [] : [`error: ${text}`]]);
      expectHarmless(write.isPicture && status === 413 ? asRefusal(error) : error);
      expect(shownBy(client)).toEqual(before);
      expect(sessionStore.get()?.accessToken).toBe(token);
      toaster.clear();
    }
  client.clear();
});

it.each(Object.entries<Write>(writes))("F17: %s, answered with what is no answer", async (_name, write) => {
  const client = await filledClient();
  const before = shownBy(client);
  for (const body of hollow.filter((one) => !write.isDoneAlone || !one.includes('"success":true'))) {
    const takeBack = stage.proxy.set({ path: write.path, replace: { body } });
    const error = await failureOf(client, write);
    takeBack();
    expect([body, toasts()]).toEqual([body, write.says === null ? [] : [`error: ${write.says}`]]);
    expectHarmless(error);
    expect(shownBy(client)).toEqual(before);
    toaster.clear();
  }
  client.clear();
});

it.each(Object.entries<Write>(writes))(
  "F7: %s, after the session has ended, says nothing of its own",
  async (_name, write) => {
    for (const { type = "application/json", body } of bodies) {
      const client = await filledClient();
      const takeBack = stage.proxy.set({ path: write.path, replace: { status: 401, type, body } });
      expectHarmless(await failureOf(client, write));
      takeBack();
      expect(toasts()).toEqual([]);
      expect(sessionStore.get()).toBeNull();
      startSession({ accessToken: token, profileComplete: true });
      client.clear();
    }
  },
);

it.each(Object.entries(reads))("F9, F17: %s cannot be read", async (name, { path, query, says }) => {
  const read = (client: QueryClient) =>
    name === "badges"
      ? client.fetchInfiniteQuery(badgesQuery(userId))
      : client.fetchQuery(query as Parameters<QueryClient["fetchQuery"]>[0]);
  const answers = [
    ...codes.flatMap((status) => bodies.map(({ type = "application/json", body }) => ({ status, type, body }))),
    ...hollow.map((body) => ({ status: 200, type: "application/json", body })),
  ];
  for (const replace of answers) {
    const client = impatient();
    const takeBack = stage.proxy.set({ path, replace });
    const error: unknown = await read(client).then(
      () => null,
      (failure: unknown) => failure,
    );
    takeBack();
    expectHarmless(error);
    expect([replace, toasts()]).toEqual([replace, says === null ? [] : [`error: ${says}`]]);
    toaster.clear();
    // A new request reads it again.
    await expect(read(client)).resolves.toBeTruthy();
    client.clear();
  }
});
