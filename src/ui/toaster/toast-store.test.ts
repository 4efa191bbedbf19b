import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore, maxToasts, toastLifeMs } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (store: ReturnType<typeof createToastStore>) => store.getToasts().map((toast) => toast.text);

describe("toasts", () => {
  it("last three seconds (TOAST-02)", () => {
    const store = createToastStore();
    store.success("Saved");
    vi.advanceTimersByTime(toastLifeMs - 1);
    expect(texts(store)).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
    expect(toastLifeMs).toBe(3000);
  });

  it("show three at most; a fourth pushes out the oldest (TOAST-03, GAP-108)", () => {
    const store = createToastStore();
    for (const text of ["one", "two", "three", "four", "five"]) store.info(text);
    expect(texts(store)).toEqual(["three", "four", "five"]);
    expect(maxToasts).toBe(3);
    // The timer of the one pushed out is cleared.
    vi.advanceTimersByTime(toastLifeMs);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("publish their bottom offset and its changes (design §8)", () => {
    const store = createToastStore();
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    store.keepAbove(120);
    store.keepAbove(120);
    expect(store.getFoot()).toBe(120);
    store.keepAbove(null);
    expect(store.getFoot()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("restart when the same text of the same kind is raised again", () => {
    const store = createToastStore();
    const first = store.error("Failed");
    vi.advanceTimersByTime(2000);
    expect(store.error("Failed")).toBe(first);
    vi.advanceTimersByTime(2999);
    expect(texts(store)).toEqual(["Failed"]);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it("are separate when the kind differs", () => {
    const store = createToastStore();
    store.error("Copied");
    store.success("Copied");
    expect(store.getToasts().map((toast) => toast.kind)).toEqual(["error", "success"]);
  });

  it("start their timers once the toaster is mounted, so that none is lost", () => {
    const store = createToastStore(undefined, { waitsForView: true });
    store.success("Saved");
    vi.advanceTimersByTime(toastLifeMs * 5);
    expect(texts(store)).toEqual(["Saved"]);
    store.subscribe(() => undefined);
    vi.advanceTimersByTime(toastLifeMs - 1);
    expect(texts(store)).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it("pause their timers and resume with the remaining time", () => {
    const store = createToastStore();
    store.info("Chat deleted");
    vi.advanceTimersByTime(2000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(store)).toEqual(["Chat deleted"]);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(texts(store)).toEqual(["Chat deleted"]);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it("raised while paused wait too", () => {
    const store = createToastStore();
    store.info("one");
    store.pause();
    store.info("two");
    vi.advanceTimersByTime(10_000);
    expect(texts(store)).toEqual(["one", "two"]);
    store.resume();
    vi.advanceTimersByTime(3000);
    expect(texts(store)).toEqual([]);
  });

  it("do not stay paused for ever when the hovered one is dismissed", () => {
    const store = createToastStore();
    const id = store.info("one");
    store.pause();
    store.dismiss(id);
    store.info("two");
    vi.advanceTimersByTime(3000);
    expect(texts(store)).toEqual([]);
  });

  it("notify listeners until unsubscribed", () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.info("one");
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.clear();
    expect(listener).toHaveBeenCalledOnce();
    expect(texts(store)).toEqual([]);
  });
});
