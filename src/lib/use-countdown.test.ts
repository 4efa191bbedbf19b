// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCountdown } from "./use-countdown.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it("counts whole seconds down to 0 and stays there", () => {
  const { result } = renderHook(() => useCountdown(3, "a"));
  expect(result.current).toBe(3);
  const seen = [3];
  for (let i = 0; i < 20; i += 1) {
    pass(500);
    seen.push(result.current ?? -1);
  }
  expect(seen.filter((left, at) => left !== seen[at - 1])).toEqual([3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it("starts anew with each round, and is null without a time", () => {
  const initialProps: { seconds: number | null; round: number } = { seconds: 30, round: 1 };
  const { result, rerender } = renderHook(({ seconds, round }) => useCountdown(seconds, round), { initialProps });
  pass(10_000);
  expect(result.current).toBe(20);
  rerender({ seconds: 30, round: 2 });
  expect(result.current).toBe(30);
  rerender({ seconds: null, round: 2 });
  expect(result.current).toBeNull();
});

it("does not mind a clock that is set (F24)", () => {
  const { result } = renderHook(() => useCountdown(30, "a"));
  const real = Date.now;
  for (const skew of [-86_400_000, 86_400_000, 10 * 31_536_000_000]) {
    Date.now = () => real() + skew;
    pass(1000);
    expect(result.current).toBeGreaterThanOrEqual(0);
    expect(result.current).toBeLessThanOrEqual(30);
  }
  Date.now = real;
});
