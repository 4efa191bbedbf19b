// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endSession, expireSession, sessionStore, signInReasonStore, startSession } from "#src/client-state/session.ts";
import { makeRouter } from "./router.tsx";
import { sessionEpochStore, watchSession } from "./session-watch.ts";

const navigate = vi.fn<(to: object) => Promise<void>>(() => Promise.resolve());
const invalidate = vi.fn<() => Promise<void>>(() => Promise.resolve());
let queryClient: QueryClient;
let stop: () => void;

function start(href: string) {
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [href] }));
  stop = watchSession(queryClient, Object.assign(router, { navigate, invalidate }));
}
/** A session value written by another tab. */
function elsewhere(value: string | null) {
  if (value === null) localStorage.removeItem("app.session");
  else localStorage.setItem("app.session", value);
  window.dispatchEvent(new StorageEvent("storage", { key: "app.session" }));
}
const cached = () => queryClient.getQueryCache().getAll().length;

beforeEach(() => {
  localStorage.clear();
  startSession({ accessToken: "t1", profileComplete: true });
  queryClient = new QueryClient();
  queryClient.setQueryData(["mine"], "secret");
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

it("takes an ended session to sign-in once, with the way back (F7)", async () => {
  start("/conversation/c1?t=t1");
  for (let i = 0; i < 20; i += 1) expireSession("t1");
  expect(navigate.mock.calls).toEqual([[{ to: "/sign-in", search: { next: "/conversation/c1?t=t1" }, replace: true }]]);
  expect(signInReasonStore.get()).toBe("expired");
  await vi.waitFor(() => expect(cached()).toBe(0));
});

it("has no way back to a page for signing in", () => {
  start("/sign-up/complete-profile");
  expireSession("t1");
  expect(navigate).toHaveBeenCalledWith({ to: "/sign-in", search: { next: undefined }, replace: true });
});

it("takes a logout to sign-in, without an excuse (TOP-19)", async () => {
  start("/home");
  endSession();
  expect(navigate.mock.calls).toEqual([[{ to: "/sign-in", search: { next: undefined }, replace: false }]]);
  expect(signInReasonStore.get()).toBeNull();
  await vi.waitFor(() => expect(cached()).toBe(0));
});

it("drops everything before it shows anything when another person signs in elsewhere (F21)", () => {
  start("/home");
  const before = sessionEpochStore.get();
  elsewhere('{"accessToken":"t2","profileComplete":true}');
  expect(cached()).toBe(0);
  expect(sessionEpochStore.get()).toBe(before + 1);
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(sessionStore.get()?.accessToken).toBe("t2");
});

it("follows a sign-out elsewhere: the guard first, then the cache", async () => {
  start("/conversation/c1");
  const before = sessionEpochStore.get();
  elsewhere(null);
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(sessionEpochStore.get()).toBe(before);
  await vi.waitFor(() => expect(cached()).toBe(0));
  expect(sessionEpochStore.get()).toBe(before + 1);
  expect(navigate).not.toHaveBeenCalled();
});

it("starts clean when somebody signs in", () => {
  start("/sign-in");
  startSession({ accessToken: "t3", profileComplete: true });
  expect(cached()).toBe(0);
  expect(navigate).not.toHaveBeenCalled();
});
