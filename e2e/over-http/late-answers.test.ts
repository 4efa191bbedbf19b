import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { makeQueryClient } from "#src/app/query-client.ts";
import { threadFilterOf, threadListQuery } from "#src/data/thread/thread-list.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { sendMessage } from "#src/generated/api/message/send-message.ts";
import { listThreads } from "#src/generated/api/thread/list-threads.ts";
import { setStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.proxy.clear());
afterAll(() => stage.close());

const typed = ["m", "ma", "mar"];

it("F12: in two hundred random orders of answers the newest search wins, and the older ones are given up", async () => {
  const right = (await listThreads({ search: "mar" })).data.items.map(({ id }) => id);
  const all = (await listThreads({ search: "m" })).data.items.map(({ id }) => id);
  expect(right.length).toBeGreaterThan(0);
  expect(right).not.toEqual(all);
  stage.proxy.set({ path: /^\/api\/v1\/chat\/threads\?/, latency: [0, 60] });
  const from = stage.proxy.log.length;
  for (let batch = 0; batch < 10; batch += 1)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = await stage.newClient();
        const options = (search: string) => threadListQuery(threadFilterOf("all", search));
        const observer = new InfiniteQueryObserver(client, options(""));
        const leave = observer.subscribe(() => undefined);
        for (const text of typed) {
          observer.setOptions(options(text));
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
        }
        await expect
          .poll(() => observer.getCurrentResult().data?.map(({ id }) => id), { interval: 5, timeout: 15_000 })
          .toEqual(right);
        // No late answer changes the result.
        await new Promise((resolve) => setTimeout(resolve, 70));
        expect(observer.getCurrentResult().data?.map(({ id }) => id)).toEqual(right);
        leave();
        client.clear();
      }),
    );
  const lists = stage.proxy.log.slice(from).filter(({ url }) => url.startsWith("/api/v1/chat/threads?"));
  const givenUp = lists.filter(({ status }) => status === null);
  expect(givenUp.length).toBeGreaterThan(100);
  expect(givenUp.filter(({ url }) => url.includes("search=mar"))).toEqual([]);
});

const busy = (after: string) => ({
  status: 429,
  headers: { "retry-after": after },
  body: '{"success":false,"message":"Too many requests"}',
});

it.each<[string, () => string, least: number]>([
  ["in seconds", () => "1", 950],
  ["as a date", () => new Date(Date.now() + 1800).toUTCString(), 700],
  ["at once", () => "0", 0],
])("F10: a read that is told to wait %s is sent once more, then", async (_name, after, least) => {
  const client = makeQueryClient();
  const path = "/api/v1/user/info";
  const from = stage.proxy.calls("GET", path).length;
  stage.proxy.set({ path, calls: [1], replace: busy(after()) });
  await client.fetchQuery({ ...userInfoQuery(), retry: client.getDefaultOptions().queries?.retry });
  const calls = stage.proxy.calls("GET", path).slice(from);
  expect(calls).toHaveLength(2);
  expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThanOrEqual(least);
});

it("F10: told to wait absurdly long, a read waits a minute at most and says how long; told nothing, it fails", async () => {
  const client = makeQueryClient();
  const path = "/api/v1/user/info";
  stage.proxy.set({ path, replace: busy("99999999") });
  const observer = new QueryObserver(client, userInfoQuery());
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().failureReason?.retryAfter).toBe(60);
  expect(observer.getCurrentResult().fetchStatus).toBe("fetching");
  leave();
  client.clear();
  stage.proxy.set({ path, replace: busy("soon") });
  const from = stage.proxy.calls("GET", path).length;
  await expect(
    client.fetchQuery({ ...userInfoQuery(), retry: client.getDefaultOptions().queries?.retry }),
  ).rejects.toMatchObject({ status: 429, retryAfter: null });
  expect(stage.proxy.calls("GET", path)).toHaveLength(from + 1);
});

it("F10: a write that is told to wait is never repeated by itself", async () => {
  const threadId = await stage.newThread();
  const path = `/api/v1/chat/threads/${threadId}/messages`;
  stage.proxy.set({ method: "POST", path, replace: busy("0") });
  const body = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: false };
  const client = makeQueryClient();
  const sending = client.getMutationCache().build(client, { mutationFn: () => sendMessage(threadId, body) });
  await expect(sending.execute(undefined)).rejects.toMatchObject({ status: 429, retryAfter: 0 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(stage.proxy.calls("POST", path)).toHaveLength(1);
});
