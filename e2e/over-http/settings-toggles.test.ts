// F13 for settings that apply at once: changed in any order, with answers late, refused or lost, the page ends on the
// server's values; a field has one call at a time, and no call is sent without a change.
import { InfiniteQueryObserver, type MutationOptions, type QueryClient, QueryObserver } from "@tanstack/react-query";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { makeQueryClient } from "#src/app/query-client.ts";
import { badgesQuery } from "#src/data/badge/queries.ts";
import { ignoredCreatorsQuery } from "#src/data/creator/ignored-creators.ts";
import { legacyPageQuery, messageCountQuery } from "#src/data/creator/preferences.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { getUserInfo } from "#src/generated/api/user/get-user-info.ts";
import { listBadges } from "#src/generated/api/badge/list-badges.ts";
import { getCreatorPreferences } from "#src/generated/api/creator/get-creator-preferences.ts";
import { getExcludedCreators } from "#src/generated/api/creator/get-excluded-creators.ts";
import { getLegacyPage } from "#src/generated/api/creator/get-legacy-page.ts";
import { userId, writes, type Write } from "./settings-calls.fixture.ts";
import { setStage, type Stage } from "./stage.ts";

vi.mock("@tanstack/react-query", async (original) => (await import("./hooks-as-options.ts")).hooksAsOptions(original));

const badges = ["bdg-night-owl", "bdg-house-lights"];
let stage: Stage;
/** The calls pending for each field, and the highest number there was. */
const out = new Map<string, number>();
let mostAtOnce = 0;

beforeAll(async () => {
  stage = await setStage();
  const realFetch = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const field = fieldOf(url, init);
    if (field === null) return realFetch(url, init);
    out.set(field, (out.get(field) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, out.get(field) ?? 0);
    try {
      return await realFetch(url, init);
    } finally {
      out.set(field, (out.get(field) ?? 1) - 1);
    }
  });
});
afterEach(() => stage.proxy.clear());
afterAll(async () => {
  vi.unstubAllGlobals();
  await stage.close();
});

/** The field a write changes: its path, plus the member or the badge where several share a path. */
function fieldOf(url: string, { method = "GET", body }: RequestInit): string | null {
  if (method === "GET") return null;
  const { pathname } = new URL(url);
  const sent = typeof body === "string" ? (JSON.parse(body) as { badgeId?: string }) : {};
  return `${pathname} ${sent.badgeId ?? Object.keys(sent).join()}`;
}

const values = {
  homepagePreference: ["default", "popularDaily", "newCharacters"],
  backgroundImageOption: ["off", "on", "blur_high"],
  overlayOpacity: [0, 25, 75],
  verbose: ["short", "long", "medium"],
} as const;
const creators = [[], ["the_ninth_hour"], ["the_ninth_hour", "wren_after_dark"]];

/** Every field, with a function that changes it; the number from 0 to 2 chooses the value. */
const fields: Record<string, (number: number) => [write: Write, send: unknown]> = {
  streaming: (n) => [writes.streaming, { streaming: n > 0 }],
  pictures: (n) => [writes["pictures by themselves"], { autoSendPicture: n > 0 }],
  NSFW: (n) => [writes.NSFW, { NSFW: n > 0 }],
  viewNSFW: (n) => [writes["view NSFW"], { viewNSFW: n > 0 }],
  homepage: (n) => [writes.homepage, { homepagePreference: values.homepagePreference[n] }],
  background: (n) => [writes.background, { backgroundImageOption: values.backgroundImageOption[n] }],
  overlay: (n) => [writes.overlay, { overlayOpacity: values.overlayOpacity[n] }],
  preferences: (n) => {
    const write = writes["response preferences"];
    return [write, { ...write.send, verbose: values.verbose[n] }];
  },
  legacyPage: (n) => [writes["legacy page"], n > 0],
  messageCount: () => [writes["message count"], undefined],
  ignored: (n) => [writes["ignored creators"], creators[n]],
  badge: (n) => [n > 0 ? writes["badge shown"] : writes["badge hidden"], badges[0]],
  otherBadge: (n) => [n > 0 ? writes["badge shown"] : writes["badge hidden"], badges[1]],
};

const press = fc.record({
  field: fc.constantFrom(...Object.keys(fields)),
  number: fc.integer({ min: 0, max: 2 }),
  pause: fc.integer({ min: 0, max: 6 }),
});
const outcome = fc.record({
  latency: fc.integer({ min: 0, max: 12 }),
  how: fc.constantFrom("done", "done", "done", "refused", "lost", "reset"),
});
const faultOf = ({ latency, how }: { latency: number; how: string }) => ({
  latency,
  ...(how === "refused" && { replace: { status: 500, body: "<h1>500</h1>" } }),
  // The server applies the change, but its answer is lost.
  ...(how === "lost" && { replace: { status: 502, body: "", isForwarded: true } }),
  ...(how === "reset" && { refuse: true }),
});

/** The page that shows all of it: each read has an observer, so that invalidating it reads it again. */
async function watch(client: QueryClient) {
  const observers = [
    new QueryObserver(client, userInfoQuery()).subscribe(() => undefined),
    new QueryObserver(client, legacyPageQuery()).subscribe(() => undefined),
    new QueryObserver(client, messageCountQuery()).subscribe(() => undefined),
    new QueryObserver(client, ignoredCreatorsQuery()).subscribe(() => undefined),
    new InfiniteQueryObserver(client, badgesQuery(userId)).subscribe(() => undefined),
  ];
  await settled(client);
  return () => observers.forEach((leave) => leave());
}
async function settled(client: QueryClient): Promise<void> {
  await expect.poll(() => client.isFetching() + client.isMutating(), { interval: 4, timeout: 15_000 }).toBe(0);
}

const shownBy = (client: QueryClient) => [
  client.getQueryData(userInfoQuery().queryKey)?.data,
  client.getQueryData(legacyPageQuery().queryKey)?.data,
  client.getQueryData(messageCountQuery().queryKey)?.data,
  client.getQueryData(ignoredCreatorsQuery().queryKey)?.data,
  client.getQueryData(badgesQuery(userId).queryKey)?.pages.map(({ data }) => data.items.map(visibility)),
];
const visibility = ({ badgeId, visible }: { badgeId: string; visible: boolean }) => [badgeId, visible];
const heldByServer = async () => [
  (await getUserInfo()).data,
  (await getLegacyPage()).data,
  (await getCreatorPreferences()).data,
  (await getExcludedCreators()).data,
  [(await listBadges({ userId, page: 1, pageSize: 20 })).data.items.map(visibility)],
];

it("F13: in five hundred random runs what is shown in the end is what the server holds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(press, { minLength: 10, maxLength: 14 }),
      fc.array(outcome, { minLength: 14, maxLength: 14 }),
      async (presses, outcomes) => {
        const client = makeQueryClient();
        const leave = await watch(client);
        mostAtOnce = 0;
        const from = stage.proxy.log.length;
        for (const [at, one] of outcomes.entries())
          for (const method of ["PUT", "PATCH"]) stage.proxy.set({ method, calls: [at + 1], ...faultOf(one) });
        const running = [];
        for (const { field, number, pause } of presses) {
          const [{ hook }, send] = fields[field]!(number);
          const written = client
            .getMutationCache()
            .build(client, hook() as MutationOptions<unknown, Error, unknown>)
            .execute(send);
          running.push(written.catch(() => undefined));
          if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        }
        await Promise.all(running);
        await settled(client);
        stage.proxy.clear();
        const shown = shownBy(client);
        expect(shown).toEqual(await heldByServer());
        expect(mostAtOnce).toBe(1);
        const sent = stage.proxy.log.slice(from).filter(({ method }) => method !== "GET");
        expect(sent).toHaveLength(presses.length);
        leave();
        client.clear();
      },
    ),
    { numRuns: 500 },
  );
}, 600_000);
