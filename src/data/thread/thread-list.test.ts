import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { changeAtOnce, listedThread, nextPage, patchLists, threadFilterOf, threadListQuery } from "./thread-list.ts";

const thread = (id: string, change: Partial<Thread> = {}) =>
  ({ id, title: null, isPinned: false, isArchived: false, ...change }) as Thread;
const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => thread(`t${from + at}`));

/** A client with two cached lists, all and unread. */
function twoLists() {
  const client = new QueryClient();
  const all = threadListQuery({}).queryKey;
  const unread = threadListQuery({ isUnread: true }).queryKey;
  const answer = (items: Thread[]) => ({
    pages: [{ success: true, data: { items, nextPage: null } }],
    pageParams: [1],
  });
  client.setQueryData(all, answer(page(1, 3)));
  client.setQueryData(unread, answer(page(2, 1)));
  const ids = (key: typeof all) =>
    client.getQueryData(key)?.pages.flatMap(({ data }) => data.items.map(({ id }) => id));
  return { client, all, unread, ids };
}

it.each([
  ["a full page leads to the next", 2, [page(1, 20)], 2],
  ["the last page leads nowhere", null, [page(1, 20)], undefined],
  ["a row that went is made up for from the page before", 3, [page(1, 20), page(21, 19)], 2],
  ["a row that came twice counts once", 3, [page(1, 20), page(20, 20)], 2],
  ["a server that runs ahead is not followed", 9, [page(1, 20)], 2],
  ["nonsense ends the list", 1.5, [page(1, 20)], undefined],
  ["so does what comes before the first page", 0, [page(1, 20)], undefined],
])("%s", (_, named, pages, expected) => expect(nextPage(named, pages)).toBe(expected));

it("converts a view and a search to a filter", () => {
  expect(threadFilterOf()).toEqual({ isArchived: false });
  expect(threadFilterOf("all", "lamp")).toEqual({ search: "lamp" });
  expect(threadFilterOf("group")).toEqual({ kind: "group", isArchived: false });
  expect(threadFilterOf("unread", "lamp")).toEqual({ search: "lamp", isUnread: true });
  expect(threadFilterOf("pinned")).toEqual({ isPinned: true, isArchived: false });
  expect(threadFilterOf("archived")).toEqual({ isArchived: true });
  expect(threadFilterOf("archived", "lamp")).toEqual({ search: "lamp", isArchived: true });
});

it("changes a thread in every list that has it, and rolls it back", async () => {
  const { client, all, unread, ids } = twoLists();
  const back = await changeAtOnce(client, "t2", (one) => ({ ...one, title: "New" }));
  expect(listedThread(client, "t2")?.title).toBe("New");
  back();
  expect(listedThread(client, "t2")?.title).toBeNull();
  patchLists(client, "t2", () => null);
  expect([ids(all), ids(unread)]).toEqual([["t1", "t3"], []]);
  expect(listedThread(client, "t2")).toBeUndefined();
});

it("takes a thread that is archived out of the lists of the others, and back on a failure", async () => {
  const { client, ids } = twoLists();
  const { queryKey } = threadListQuery({ isArchived: false });
  client.setQueryData(queryKey, client.getQueryData(threadListQuery({}).queryKey));
  const back = await changeAtOnce(client, "t2", (one) => ({ ...one, isArchived: true }));
  expect([ids(queryKey), ids(threadListQuery({}).queryKey)]).toEqual([
    ["t1", "t3"],
    ["t1", "t2", "t3"],
  ]);
  back();
  expect(ids(queryKey)).toEqual(["t1", "t2", "t3"]);
});

it("does not change lists that are loading for the first time", async () => {
  const { client } = twoLists();
  let isGivenUp = false;
  const first = client.fetchQuery({
    queryKey: threadListQuery({ search: "new" }).queryKey,
    queryFn: ({ signal }) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => {
          isGivenUp = true;
          reject(new Error("given up"));
        });
      }),
  });
  await changeAtOnce(client, "t2", () => null);
  expect(isGivenUp).toBe(false);
  await client.cancelQueries();
  await expect(first).rejects.toBeDefined();
});
