// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { limitReloads } from "./reload-limit.ts";

const fail = (file: string) =>
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error(`gone: ${file}`) }));
const tried = () => Object.keys(sessionStorage).filter((key) => key.startsWith("tanstack_router_reload:"));

it("leaves one reload for any number of missing files, and another one for a later deployment (F27)", () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  limitReloads();
  fail("a.js");
  expect(tried()).toEqual([]);
  fail("b.js");
  fail("a.js");
  expect(tried().toSorted()).toEqual(["tanstack_router_reload:gone: a.js", "tanstack_router_reload:gone: b.js"]);
  vi.advanceTimersByTime(61_000);
  fail("c.js");
  expect(tried()).toHaveLength(2);
  vi.useRealTimers();
});

it("does not reload without a network: the page would be gone (F25)", () => {
  sessionStorage.clear();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fail("e.js");
  expect(tried()).toEqual(["tanstack_router_reload:gone: e.js"]);
  online.mockReturnValue(true);
  fail("f.js");
  expect(tried()).toHaveLength(1);
  online.mockRestore();
});

it("does not mind a blocked session storage", () => {
  const denied = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => fail("d.js")).not.toThrow();
  denied.mockRestore();
});
