import { makeContext } from "../../hosts/make-context.ts";
import type { TestWorld } from "../../hosts/node.ts";
import { createApi } from "../../http/api.ts";
import { createBackend, type Backend, type Exclusive } from "../backend.ts";
import type { Context } from "../context.ts";
import type { Change, State } from "../state/state.ts";
import { memoryStore, type Store } from "../state/store.ts";

type Restarted = {
  context: Context;
  backend: Backend;
  ask: (method: string, path: string, body?: object, lastEventId?: string) => Promise<Response>;
};

/** The same rows in a new process; `script` is null as on the HTTP host. */
export function restarted(
  world: TestWorld,
  script: Context["script"],
  rows: Change[] = world.context.state.dump(),
  { store = memoryStore(), exclusive }: { store?: Store; exclusive?: (state: State) => Exclusive } = {},
): Restarted {
  const context = makeContext({ clock: world.clock, script });
  context.state.load(rows.map((change) => structuredClone(change)));
  const backend = createBackend(context, store, exclusive?.(context.state));
  const api = createApi({ backend, checkAnswers: true });
  return {
    context,
    backend,
    async ask(method, path, body, lastEventId) {
      const request = new Request(`http://test${path}`, {
        method,
        headers: {
          authorization: `Bearer ${world.token}`,
          "content-type": "application/json",
          ...(lastEventId && { "last-event-id": lastEventId }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const response = await api(request);
      if (!response) throw new Error("not in the contract");
      return response;
    },
  };
}
