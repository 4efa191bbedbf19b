import { createStore, getMany, promisifyRequest, type UseStore } from "idb-keyval";
import { setupWorker } from "msw/browser";
import { createBackend, type Exclusive } from "../backend/backend.ts";
import { randomText, type Context } from "../backend/context.ts";
import type { Change, State } from "../backend/state/state.ts";
import type { TableName } from "../backend/state/rows.ts";
import { hasKnownShape, noteShape } from "../backend/state/shape.ts";
import type { Store } from "../backend/state/store.ts";
import { createApi } from "../http/api.ts";
import { apiHandlers } from "../http/handlers.ts";
import { uploadHandler } from "../http/upload-handler.ts";
import { putBadges } from "../seed/badges.ts";
import { putDecorations, putLorebooks, putToldIn } from "../seed/catalogue.ts";
import { putWorld, type WorldName } from "../seed/worlds/world.ts";
import { checkoutView } from "./checkout-view.ts";
import { makeContext } from "./make-context.ts";
import { systemClock } from "./system-clock.ts";
import { webPasswords } from "./web-passwords.ts";

const versionKey = "version";
const demoPassword = "sotto-demo";

/** Rows in IndexedDB, one entry each, and a version that every commit raises so that tabs know whose copy is old. */
function indexedStore(inStore: UseStore): Store & { version(): Promise<number>; committed: number } {
  const store = {
    committed: -1,
    async version() {
      const [version] = await getMany<number>([versionKey], inStore);
      return version ?? 0;
    },
    async load() {
      const rows: Change[] = [];
      await inStore("readonly", async (objects) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(objects.getAllKeys()),
          promisifyRequest(objects.getAll()),
        ]);
        for (const [index, key] of keys.entries()) {
          const [table, ...id] = (key as string).split("/");
          if (id.length > 0) rows.push({ table: table as TableName, id: id.join("/"), row: values[index] });
        }
      });
      return rows;
    },
    async commit(changes: readonly Change[]) {
      await inStore("readwrite", async (objects) => {
        for (const { table, id, row } of changes) {
          const key = `${table}/${id}`;
          if (row === null) objects.delete(key);
          else objects.put(row, key);
        }
        const version: number = (await promisifyRequest<number | undefined>(objects.get(versionKey))) ?? 0;
        await promisifyRequest(objects.put(version + 1, versionKey));
        store.committed = version + 1;
        await promisifyRequest(objects.transaction);
      });
    },
  };
  return store;
}

/** One tab at a time; a tab whose copy is older than what is stored reads it again first. */
function oneTabAtATime(store: ReturnType<typeof indexedStore>, state: State): Exclusive {
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if ((await store.version()) !== store.committed) {
      for (const { table, id } of state.dump()) state[table].restore(id, undefined);
      store.committed = await store.version();
      state.load(await store.load());
    }
    return work();
  };
  // Held for one call only, so that calls of this tab never wait inside each other's lock.
  return (work) => navigator.locks.request("sotto-mock", () => alone(work));
}

/**
 * Plays the server inside the page for development: the API on a service worker, the state in IndexedDB, so that it
 * survives a reload and tabs agree. A reply that was running goes on where it must be by now.
 * @param latency milliseconds before each answer, to see what waiting looks like
 */
export async function startMock({
  world = "demo",
  latency = 0,
}: { world?: WorldName; latency?: number } = {}): Promise<void> {
  const store = indexedStore(createStore("sotto-mock", "rows"));
  const random: Context["random"] = (count) => crypto.getRandomValues(new Uint8Array(count));
  const context = makeContext({
    clock: systemClock,
    random,
    newId: (kind) => `${kind}_${randomText(random, 16)}`,
    passwords: webPasswords,
    origin: location.origin,
  });
  const { state } = context;
  const exclusive = oneTabAtATime(store, state);
  const backend = createBackend(context, store, exclusive);
  await exclusive(async () => {
    if (state.users.size > 0 && hasKnownShape(state)) {
      putDecorations(state);
      putLorebooks(state);
      putToldIn(state);
      putBadges(state);
      if (state.hasChanges()) await store.commit(state.takeChanges());
      return;
    }
    // Unreadable rows of an earlier version: start again.
    for (const { table, id } of state.dump()) state[table].remove(id);
    noteShape(state);
    const { userId } = putWorld(context, world);
    const user = userId === null ? undefined : state.users.get(userId);
    if (user)
      state.users.put({ ...user, email: "demo@sotto.local", passwordHash: await webPasswords.hash(demoPassword) });
    await store.commit(state.takeChanges());
  });
  await backend.resume();
  const api = createApi({ backend, checkAnswers: true });
  const slowed = async (request: Request) => {
    if (latency > 0) await systemClock.sleep(latency);
    return api(request);
  };
  const worker = setupWorker(...apiHandlers(slowed), uploadHandler(state));
  await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: "/mockServiceWorker.js" } });
  const checkout = /^\/checkout\/(\w+)$/.exec(location.pathname)?.[1];
  // This is the provider's page: the app does not start here.
  if (checkout !== undefined) {
    document.body.replaceChildren(checkoutView(backend, checkout, (address) => location.replace(address)));
    return await new Promise(() => undefined);
  }
  console.info(`The server is played in this page. Sign in as demo@sotto.local with ${demoPassword}, or sign up.`);
}
