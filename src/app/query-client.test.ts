// @vitest-environment jsdom
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MutationTexts } from "#src/data/meta.ts";
import { messages } from "#src/domain/messages.ts";
import { ApiError } from "#src/http/api-error.ts";
import { setReportSink } from "#src/lib/report.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { makeQueryClient } from "./query-client.ts";

const failure = (status: number, serverMessage: string | null = null) =>
  new ApiError({ kind: "http", method: "POST", path: "/x", status, message: "shown", serverMessage });

/** Runs one mutation that fails with the error, or succeeds. */
async function write(error: ApiError | null, meta: MutationTexts) {
  const mutationFn = async () => {
    if (error) throw error;
  };
  const observer = new MutationObserver(makeQueryClient(), { mutationFn, meta: { ...meta } });
  try {
    await observer.mutate();
  } catch {
    // The tests look at the toast, not at the rejection.
  }
}
const toasts = () => toaster.getToasts().map(({ kind, text }) => `${kind}: ${text}`);
const reports: string[] = [];

beforeEach(() => {
  toaster.clear();
  reports.length = 0;
  setReportSink((what) => reports.push(what));
});
afterEach(() => toaster.clear());

it("reads once more what was changed during its first load", async () => {
  const client = makeQueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryKey = ["prompt"];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey: ["prompt"] });
  answers[0]?.("before the change");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("after it");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("after it"));
  expect(answers).toHaveLength(2);
  stop();
});

describe("the one place that shows texts", () => {
  it("shows what a mutation names", async () => {
    await write(null, { success: "Saved" });
    await write(failure(500, "secret words"), { failure: "Not saved" });
    await write(failure(409, "Name taken"), { failure: messages.profile.saveFailed });
    expect(toasts()).toEqual(["success: Saved", "error: Not saved", "error: Name taken"]);
  });

  it("shows nothing where the screen owns the failure, and for cancelled calls and ended sessions", async () => {
    await write(failure(500), {});
    await write(failure(401), { failure: "Not saved" });
    await write(new ApiError({ kind: "aborted", method: "GET", path: "/x", message: "" }), { failure: "Not saved" });
    await write(failure(500), { isSilent: true });
    expect(toasts()).toEqual([]);
    expect(reports).toEqual(["a silent write failed"]);
  });

  it("logs a silent read and shows a named one", async () => {
    const client = makeQueryClient();
    await client
      .fetchQuery({ queryKey: ["a"], queryFn: () => Promise.reject(failure(500)), meta: { isSilent: true } })
      .catch(() => undefined);
    expect(toasts()).toEqual([]);
    await client
      .fetchQuery({
        queryKey: ["b"],
        queryFn: () => Promise.reject(failure(500)),
        meta: { failure: "Failed to load badges" },
      })
      .catch(() => undefined);
    expect(toasts()).toEqual(["error: Failed to load badges"]);
    expect(reports).toEqual(["a silent read failed"]);
  });
});

it("shows the text of every reader that waits for the same answer", async () => {
  const client = makeQueryClient();
  const queryFn = () => Promise.reject(failure(500));
  const readers = [
    { meta: { failure: "Failed to load your categories" } },
    { meta: { failure: "Failed to load your preferences" } },
    { meta: { failure: "Failed to load your preferences" } },
    { meta: { failure: "Nobody asked" }, enabled: false },
    { meta: { isSilent: true } },
  ].map((options) => new QueryObserver(client, { queryKey: ["read"], queryFn, ...options }));
  const stops = readers.map((reader) => reader.subscribe(() => undefined));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(toasts()).toEqual(["error: Failed to load your categories", "error: Failed to load your preferences"]);
  expect(reports).toEqual([]);
  for (const stop of stops) stop();
});

it("repeats reads by the policy and writes never", async () => {
  vi.useFakeTimers();
  const client = makeQueryClient();
  const read = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError({ kind: "http", method: "GET", path: "/x", status: 503, message: "" })),
  );
  const stop = new QueryObserver(client, { queryKey: ["read"], queryFn: read }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenCalledTimes(3);
  stop();
  const attempt = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError({ kind: "network", method: "POST", path: "/x", message: "" })),
  );
  void new MutationObserver(client, { mutationFn: attempt }).mutate().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
