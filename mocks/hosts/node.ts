import { createBackend, type Backend } from "../backend/backend.ts";
import type { Context } from "../backend/context.ts";
import type { Fault } from "../backend/fault.ts";
import { memoryStore, type Store } from "../backend/state/store.ts";
import { createApi, type Api } from "../http/api.ts";
import { putWorld, type WorldName } from "../seed/worlds/world.ts";
import { makeContext } from "./make-context.ts";
import { manualClock, type ManualClock } from "./manual-clock.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
export type Reply = { status: number; body: any; headers: Headers; response: Response };

/** A fresh world for one test, with its own stopped clock. */
export type TestWorld = {
  backend: Backend;
  context: Context;
  api: Api;
  clock: ManualClock;
  userId: string;
  token: string | null;
  /** Calls an operation as the world's user (`as: null` for nobody, or another token) and reads the answer as JSON. */
  call: (
    method: string,
    path: string,
    body?: unknown,
    options?: { as?: string | null; headers?: Record<string, string>; signal?: AbortSignal },
  ) => Promise<Reply>;
};

export type TestWorldOptions = {
  world?: WorldName;
  faults?: readonly Fault[];
  store?: Store;
  context?: Partial<Context>;
};

/** Builds the world and the API over it; answers are checked against the contract. */
export function testWorld({
  world = "free",
  faults = [],
  store = memoryStore(),
  context: given = {},
}: TestWorldOptions = {}): TestWorld {
  const clock = manualClock();
  const context = makeContext({ clock, faults: faults.map((fault) => ({ ...fault })), ...given });
  const backend = createBackend(context, store);
  const { userId, token } = putWorld(context, world);
  const api = createApi({ backend, checkAnswers: true });
  return {
    backend,
    context,
    api,
    clock,
    userId: userId ?? "",
    token,
    async call(method, path, body, { as = token, headers = {}, signal } = {}) {
      const request = new Request(`http://test${path}`, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(as !== null && { authorization: `Bearer ${as}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      const response = await api(request);
      if (!response) throw new Error(`${method} ${path} is not in the contract`);
      const isJson = response.headers.get("content-type") === "application/json";
      return {
        status: response.status,
        headers: response.headers,
        response,
        body: isJson ? await response.json() : null,
      };
    },
  };
}
