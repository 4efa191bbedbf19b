// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useHeldFlag } from "./use-held-flag.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const setup = (atLeast: number) =>
  renderHook(({ flag }: { flag: boolean }) => useHeldFlag(flag, 200, atLeast), { initialProps: { flag: true } });

it("is on only after the flag has held for 200 ms", () => {
  const { result } = setup(0);
  expect(result.current).toBe(false);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it("stays off for a short operation", () => {
  const { result, rerender } = setup(300);
  pass(150);
  rerender({ flag: false });
  pass(1000);
  expect(result.current).toBe(false);
});

it("stays on for at least 300 ms (GAP-109)", () => {
  const { result, rerender } = setup(300);
  pass(200);
  rerender({ flag: false });
  pass(299);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

it("turns off at once without a minimum", () => {
  const { result, rerender } = setup(0);
  pass(200);
  rerender({ flag: false });
  expect(result.current).toBe(false);
});
