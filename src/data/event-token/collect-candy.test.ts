import { QueryClient, QueryObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { collectCandyOptions } from "./collect-candy.ts";
import { eventTokensQuery } from "./queries.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Click = { pause: number; latency: number; outcome: "done" | "refused" | "lost" | "elsewhere" };

/** Clicks on candies; another tab may collect one in between. Returns the calls and the shown numbers. */
async function click(clicks: readonly Click[], from: number) {
  const server = { eventTokens: from, running: 0, most: 0 };
  const sent: number[] = [];
  const statuses: number[] = [];
  const tokens = () => ({
    eventTokens: server.eventTokens,
    maxReached: server.eventTokens >= 100,
    maxReachedHalf: server.eventTokens >= 50,
    availableHomePageCandies: Math.min(5, 100 - server.eventTokens),
  });
  vi.stubGlobal("fetch", async (_url: unknown, init?: RequestInit) => {
    if (init?.method !== "PATCH") {
      await new Promise((resolve) => setTimeout(resolve, 15));
      return Response.json({ success: true, data: tokens() });
    }
    const { latency, outcome } = clicks[sent.length]!;
    const { eventTokens } = JSON.parse(init.body as string) as { eventTokens: number };
    sent.push(eventTokens);
    if (outcome === "elsewhere" && server.eventTokens < 100) server.eventTokens += 1;
    server.running += 1;
    server.most = Math.max(server.most, server.running);
    await new Promise((resolve) => setTimeout(resolve, latency));
    server.running -= 1;
    const status =
      server.eventTokens >= 100
        ? 400
        : outcome === "refused"
          ? 500
          : eventTokens === server.eventTokens + 1
            ? 200
            : 409;
    statuses.push(status);
    if (status === 200) server.eventTokens = eventTokens;
    if (outcome === "lost") throw new TypeError("reset");
    return status === 200
      ? Response.json({ success: true, data: { eventTokens } })
      : Response.json({ success: false, message: "The MAXIMUM for today is reached" }, { status });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const observer = new QueryObserver(client, eventTokensQuery());
  const leave = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  const shown = () => observer.getCurrentResult().data?.eventTokens;
  const rises: boolean[] = [];
  const running = clicks.map(async ({ pause }, at) => {
    await new Promise((resolve) => setTimeout(resolve, pause * (at + 1)));
    const before = shown() ?? 0;
    const done = client.getMutationCache().build(client, collectCandyOptions(client)).execute(undefined);
    rises.push(shown() === before + 1);
    await done.catch(() => undefined);
  });
  await vi.runAllTimersAsync();
  await Promise.all(running);
  await vi.runAllTimersAsync();
  const result = { sent, statuses, server, shown: shown(), rises, last: observer.getCurrentResult().data };
  leave();
  client.clear();
  return result;
}

it("sends n+1 and n+2 for two quick clicks, one call at a time (TRAP-16)", async () => {
  const quick = { pause: 0, latency: 40, outcome: "done" } as const;
  const { sent, server, shown, rises } = await click([quick, quick, quick], 7);
  expect(sent).toEqual([8, 9, 10]);
  expect(rises).toEqual([true, true, true]);
  expect({ shown, ...server }).toEqual({ shown: 10, eventTokens: 10, running: 0, most: 1 });
});

it("continues from the server's number after another tab has collected one (F20)", async () => {
  const quick = { pause: 0, latency: 40, outcome: "done" } as const;
  const { sent, statuses, shown } = await click([{ ...quick, outcome: "elsewhere" }, quick, quick], 7);
  expect(sent).toEqual([8, 9, 10]);
  expect(statuses).toEqual([409, 200, 200]);
  expect(shown).toBe(10);
});

it("relies on the server alone for the maximum", async () => {
  const quick = { pause: 0, latency: 40, outcome: "done" } as const;
  const { statuses, last } = await click([quick, quick], 99);
  expect(statuses).toEqual([200, 400]);
  expect(last).toEqual({ eventTokens: 100, maxReached: true, maxReachedHalf: true, availableHomePageCandies: 0 });
});

it("ends with the server's number and counts each click once, whatever is refused, lost or done in another tab", async () => {
  const clicks = fc.array(
    fc.record<Click>({
      pause: fc.integer({ min: 0, max: 60 }),
      latency: fc.integer({ min: 1, max: 100 }),
      outcome: fc.constantFrom("done", "done", "done", "refused", "lost", "elsewhere"),
    }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(clicks, fc.integer({ min: 0, max: 100 }), async (list, from) => {
      const { shown, server, sent, rises, statuses } = await click(list, from);
      expect(shown).toBe(server.eventTokens);
      expect(rises.every(Boolean)).toBe(true);
      expect(sent).toHaveLength(list.length);
      expect(server.most).toBe(1);
      const elsewhere = list.filter(({ outcome }) => outcome === "elsewhere").length;
      expect(server.eventTokens - from).toBeLessThanOrEqual(
        statuses.filter((status) => status === 200).length + elsewhere,
      );
    }),
    { numRuns: 60 },
  );
});
