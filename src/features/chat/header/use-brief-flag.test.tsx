// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { times } from "#src/domain/limits.ts";
import { useBriefFlag } from "./use-brief-flag.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("is on for the four seconds of the swap's indicator (SWAP-07, CONST-24, TRAP-56)", () => {
  expect(times.quickSwapIndicator).toBe(4000);
  const { result } = renderHook(() => useBriefFlag(times.quickSwapIndicator));
  expect(result.current.isOn).toBe(false);
  act(() => result.current.show());
  pass(3999);
  expect(result.current.isOn).toBe(true);
  pass(1);
  expect(result.current.isOn).toBe(false);
});

it("counts anew from the last time it was shown", () => {
  const { result } = renderHook(() => useBriefFlag(4000));
  act(() => result.current.show());
  pass(3000);
  act(() => result.current.show());
  pass(3000);
  expect(result.current.isOn).toBe(true);
  pass(1000);
  expect(result.current.isOn).toBe(false);
});
