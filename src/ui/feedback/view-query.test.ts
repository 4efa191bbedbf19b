import { expect, it, vi } from "vitest";
import { joinQueries, type ViewQuery } from "./view-query.ts";

const query = (change: Partial<ViewQuery<string>>): ViewQuery<string> => ({
  data: undefined,
  isError: false,
  refetch: vi.fn<() => unknown>(),
  ...change,
});

it("is loaded when every query is", () => {
  expect(joinQueries({ a: query({ data: "1" }), b: query({ data: "2" }) }).data).toEqual({ a: "1", b: "2" });
  expect(joinQueries({ a: query({ data: "1" }), b: query({}) }).data).toBeUndefined();
});

it("has failed when a query without data has, not when a refetch has", () => {
  expect(joinQueries({ a: query({ data: "1" }), b: query({ isError: true }) }).isError).toBe(true);
  expect(joinQueries({ a: query({ data: "1", isError: true }), b: query({}) }).isError).toBe(false);
});

it("asks again only for what failed", async () => {
  const there = query({ data: "1", isError: true });
  const coming = query({});
  const failed = query({ isError: true });
  await joinQueries({ there, coming, failed }).refetch();
  expect(there.refetch).not.toHaveBeenCalled();
  expect(coming.refetch).not.toHaveBeenCalled();
  expect(failed.refetch).toHaveBeenCalledOnce();
});
