import { expect, it, vi } from "vitest";
import { doOnce } from "./do-once.ts";

it("drops the same while it is under way, and only the same", async () => {
  const once = doOnce();
  let finish = () => undefined as void;
  const run = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)));
  const other = vi.fn<() => Promise<void>>(async () => undefined);
  once("branch", run);
  once("branch", run);
  once("delete", other);
  expect(run).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
  finish();
  await vi.waitFor(() => {
    once("branch", run);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

it("can be done again after a failure", async () => {
  const once = doOnce();
  const run = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("refused")));
  once("branch", run);
  await vi.waitFor(() => {
    once("branch", run);
    expect(run.mock.calls.length).toBeGreaterThan(1);
  });
});
