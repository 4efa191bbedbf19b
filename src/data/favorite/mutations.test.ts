import { QueryClient, QueryObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getGetCharacterQueryKey } from "#src/generated/api/character/get-character.ts";
import type { CharacterDetailsResponse } from "#src/generated/api/model/characterDetailsResponse.ts";
import { characterQuery } from "../character/queries.ts";
import { toggleFavoriteOptions } from "./mutations.ts";
import { favouriteListKey } from "./queries.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Click = { pause: number; latency: number; outcome: "done" | "refused" | "lost" };
const click = fc.record<Click>({
  pause: fc.integer({ min: 0, max: 60 }),
  latency: fc.integer({ min: 1, max: 100 }),
  outcome: fc.constantFrom<Click["outcome"]>("done", "done", "done", "refused", "lost"),
});

/** Presses the heart; returns what is shown, what the server holds and the highest number of calls at once. */
async function press(clicks: readonly Click[]) {
  const server = { isFavorite: false, running: 0, most: 0 };
  let called = 0;
  vi.stubGlobal("fetch", async () => {
    const { latency, outcome } = clicks[called] ?? { latency: 1, outcome: "done" };
    called += 1;
    server.running += 1;
    server.most = Math.max(server.most, server.running);
    await new Promise((resolve) => setTimeout(resolve, latency));
    if (outcome !== "refused") server.isFavorite = !server.isFavorite;
    const { isFavorite } = server;
    server.running -= 1;
    // The server applies the change, but its answer is lost.
    if (outcome === "lost") throw new TypeError("reset");
    return outcome === "done"
      ? Response.json({ success: true, data: { isFavorite } })
      : Response.json({ success: false, message: "No" }, { status: 500 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const { queryKey } = characterQuery("c");
  const answer = (isFavorite: boolean) => ({ success: true, data: { isFavorite } }) as CharacterDetailsResponse;
  client.setQueryData(queryKey, answer(false));
  const observer = new QueryObserver(client, {
    queryKey: getGetCharacterQueryKey("c"),
    staleTime: Infinity,
    queryFn: async () => {
      const { isFavorite } = server;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return answer(isFavorite);
    },
  });
  const leave = observer.subscribe(() => undefined);
  const options = toggleFavoriteOptions(client, "c");
  const shown: boolean[] = [];
  const read = () => client.getQueryData(queryKey)?.data.isFavorite ?? false;
  const running = clicks.map(async ({ pause }, at) => {
    await new Promise((resolve) => setTimeout(resolve, pause * (at + 1)));
    const before = read();
    const done = client.getMutationCache().build(client, options).execute("Maren");
    shown.push(read() !== before);
    await done.catch(() => undefined);
  });
  await vi.runAllTimersAsync();
  await Promise.all(running);
  await vi.runAllTimersAsync();
  const result = { isShown: read(), server, called, areShownAtOnce: shown.every(Boolean) };
  leave();
  client.clear();
  return result;
}

it("F13: ten presses with any delays and failures end with what the server holds, one call at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(click, { minLength: 10, maxLength: 10 }), async (clicks) => {
      const { isShown, server, called, areShownAtOnce } = await press(clicks);
      expect(isShown).toBe(server.isFavorite);
      expect(server.most).toBe(1);
      expect(called).toBe(10);
      expect(areShownAtOnce).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it("a list of favourites that is opened while the heart is being stored is read again, one that was open is not", async () => {
  let finish: (answer: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => (finish = done)));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const open = (search: string) => {
    const queryFn = vi.fn<() => Promise<unknown>>(async () => ({ pages: [], pageParams: [] }));
    const queryKey = [...favouriteListKey, { search }];
    return { queryFn, leave: new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined) };
  };
  const wasOpen = open("a");
  await vi.runAllTimersAsync();
  const done = client.getMutationCache().build(client, toggleFavoriteOptions(client, "c")).execute("Maren");
  await vi.runAllTimersAsync();
  const opened = open("b");
  await vi.runAllTimersAsync();
  finish(Response.json({ success: true, data: { isFavorite: true } }));
  await done;
  await vi.runAllTimersAsync();
  expect(wasOpen.queryFn).toHaveBeenCalledTimes(1);
  expect(opened.queryFn).toHaveBeenCalledTimes(2);
  for (const { leave } of [wasOpen, opened]) leave();
  client.clear();
});
