// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { endSession, startSession } from "#src/client-state/session.ts";
import { keepOffline } from "./offline.ts";

/** A worker that is registered at an address. */
function worker(address: string) {
  const all = { active: { scriptURL: new URL(address, location.href).href }, waiting: null, installing: null };
  return { ...all, unregister: vi.fn<() => Promise<boolean>>(async () => true) };
}

let registered: ReturnType<typeof worker>[] = [];
let kept = new Set<string>();
const register = vi.fn<(address: string) => Promise<undefined>>(async () => undefined);

beforeEach(() => {
  register.mockClear();
  kept = new Set(["sotto-shell-1", "sotto-reads-ab", "sotto-pictures"]);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      controller: null,
      register,
      addEventListener: () => undefined,
      getRegistrations: async () => registered,
      getRegistration: async () => registered.find(({ unregister }) => unregister.mock.calls.length === 0),
    },
  });
  vi.stubGlobal("caches", { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
});

it("removes the worker that a development build has left, and registers none in a tab", async () => {
  const stray = worker("/mockServiceWorker.js");
  registered = [stray];
  await keepOffline(false);
  expect(stray.unregister).toHaveBeenCalledOnce();
  expect(register).not.toHaveBeenCalled();
});

it("registers its own where the app is installed, and leaves one that is there", async () => {
  const own = worker("/offline-worker.js");
  registered = [own];
  await keepOffline(true);
  expect(own.unregister).not.toHaveBeenCalled();
  expect(register).toHaveBeenCalledWith("/offline-worker.js");
});

it("takes away what was read of an account when its session ends (S13)", async () => {
  registered = [];
  await keepOffline(true);
  startSession({ accessToken: "t", profileComplete: true });
  expect(kept.size).toBe(3);
  endSession();
  await vi.waitFor(() => expect([...kept]).toEqual(["sotto-shell-1"]));
});
