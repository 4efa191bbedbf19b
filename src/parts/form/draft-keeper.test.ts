import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDraftKeeper } from "./draft-keeper.ts";

const write = vi.fn<(values: unknown) => boolean>();
const clear = vi.fn<() => void>();
const place = { key: "k", read: () => null, write, clear };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  write.mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

it("stores the newest of many changes after a rest, once", () => {
  const keeper = createDraftKeeper(place);
  for (const name of ["M", "Ma", "Mar"]) {
    keeper.note(() => ({ name }));
    vi.advanceTimersByTime(200);
  }
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(write.mock.calls).toEqual([[{ name: "Mar" }]]);
  keeper.flush();
  expect(write).toHaveBeenCalledTimes(1);
});

it("stores at once when it is flushed, and removes at once when nothing is unsaved", () => {
  const keeper = createDraftKeeper(place);
  keeper.note(() => ({ name: "M" }));
  keeper.flush();
  expect(write.mock.calls).toEqual([[{ name: "M" }]]);
  keeper.note(() => ({ name: "Ma" }));
  keeper.note(null);
  expect(clear).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  keeper.flush();
  expect(write).toHaveBeenCalledTimes(1);
});

it("keeps what the device has stored, and nothing where it cannot or may not", () => {
  const keeper = createDraftKeeper(place);
  keeper.note(() => ({ name: "M" }));
  expect(keeper.keeps()).toBe(true);
  write.mockReturnValue(false);
  keeper.note(() => ({ name: "Ma" }));
  expect(keeper.keeps()).toBe(false);
  expect(createDraftKeeper(undefined).keeps()).toBe(false);
});
