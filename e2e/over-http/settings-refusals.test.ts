// F9 for settings, appearance, onboarding and plans: every call, refused in every way, says its own sentence once, shows
// again what was there, and lets nothing of a foreign body through.
/* oxlint-disable react-hooks/rules-of-hooks -- no component: the hooks give their options here */
import type { MutationOptions, QueryClient, QueryOptions } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "#src/app/query-client.ts";
import { sessionStore, startSession } from "#src/client-state/session.ts";
import { badgesQuery } from "#src/data/badge/queries.ts";
import { useSetBadgeVisibility } from "#src/data/badge/set-visibility.ts";
import { categoriesQuery, creatorCategoriesQuery, interestsQuery } from "#src/data/category/queries.ts";
import { useSaveCreatorCategories, useSaveInterests } from "#src/data/category/save-categories.ts";
import { ignoredCreatorsQuery, useSaveIgnoredCreators } from "#src/data/creator/ignored-creators.ts";
import {
  legacyPageQuery,
  messageCountQuery,
  useSaveLegacyPage,
  useToggleMessageCount,
} from "#src/data/creator/preferences.ts";
import { useDeleteDecoration, useUploadDecoration } from "#src/data/decoration/mutations.ts";
import { decorationsQuery } from "#src/data/decoration/queries.ts";
import { useCancelPlan, useChangePlan, useStartCheckout } from "#src/data/subscription/plan-mutations.ts";
import { plansQuery } from "#src/data/subscription/queries.ts";
import { useCreateTheme, useDeleteTheme, useEditTheme } from "#src/data/theme/mutations.ts";
import { themesQuery } from "#src/data/theme/queries.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { useChangePassword } from "#src/data/user/change-password.ts";
import { useDeleteAccount } from "#src/data/user/delete-account.ts";
import { useFinishOnboarding } from "#src/data/user/finish-onboarding.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { useSaveResponsePreferences } from "#src/data/user/save-response-preferences.ts";
import {
  useSaveBackgroundImage,
  useSaveChatPreference,
  useSaveHomepage,
  useSaveMature,
  useSaveOverlay,
} from "#src/data/user/save-settings.ts";
import { useSyncPreferences } from "#src/data/user/sync-preferences.ts";
import { useUpdateProfile } from "#src/data/user/update-profile.ts";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { ApiError, isApiError } from "#src/http/api-error.ts";
import { ImageRefusedError } from "#src/lib/image-check.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { setStage, type Stage } from "./stage.ts";

// Hooks of writes are their options; who renders them is no matter here.
vi.mock("@tanstack/react-query", async (original) => ({
  ...(await original<object>()),
  useMutation: (options: unknown) => options,
}));

let stage: Stage;
let token = "";
beforeAll(async () => {
  vi.stubGlobal("location", { origin: "http://localhost:4173", hostname: "localhost" });
  stage = await setStage();
  token = sessionStore.get()?.accessToken ?? "";
});
beforeEach(() => {
  toaster.clear();
  startSession({ accessToken: token, profileComplete: true });
});
afterEach(() => stage.proxy.clear());
afterAll(() => stage.close());

const blob = new Blob([Uint8Array.of(1, 2, 3)], { type: "image/webp" });
const five = {
  verbose: "short",
  povPreference: "secondPerson",
  actForUser: "yes",
  dialogStyle: "lots",
  narrationTense: "past",
} as const;
const colours = { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" };
const theme = { name: "Plum", background: { colour: "#1b1026", image: null }, primaryColours: colours };
const plan = {
  id: "sub-x",
  subscriptionId: "plan-pro",
  status: "ACTIVE",
  endDate: null,
  subscription: { tier: "pro", price: 9.99 },
} as const;

type Write = {
  path: string;
  hook: () => unknown;
  send: unknown;
  /** The toast; null where the form or the dialog says it in place. */
  says: string | null;
  doesServerWin?: boolean;
  /** That it is done is all there is to answer. */
  isDoneAlone?: boolean;
  /** A picture's 413 and 415 are refusals like our own. */
  isPicture?: boolean;
};
const preferences = messages.preferences;
const user = (name: string) => `/api/v1/user/${name}`;
const plans = (name: string) => `/api/v1/subscription/${name}`;

const writes: Record<string, Write> = {
  profile: {
    path: user("profile"),
    hook: useUpdateProfile,
    send: { userName: "new name" },
    says: messages.profile.saveFailed,
    doesServerWin: true,
  },
  password: {
    isDoneAlone: true,
    path: "/api/v1/auth/password",
    hook: useChangePassword,
    send: { currentPassword: "a", newPassword: "b" },
    says: messages.password.currentWrong,
    doesServerWin: true,
  },
  "delete account": { isDoneAlone: true, path: user("delete"), hook: useDeleteAccount, send: undefined, says: null },
  streaming: {
    path: user("chat-preferences"),
    hook: () => useSaveChatPreference("streaming"),
    send: { streaming: false },
    says: preferences.saveFailed,
  },
  "pictures by themselves": {
    path: user("chat-preferences"),
    hook: () => useSaveChatPreference("autoSendPicture"),
    send: { autoSendPicture: true },
    says: preferences.saveFailed,
  },
  NSFW: {
    isDoneAlone: true,
    path: user("edit"),
    hook: () => useSaveMature("NSFW"),
    send: { NSFW: true },
    says: preferences.saveFailed,
  },
  "view NSFW": {
    isDoneAlone: true,
    path: user("edit"),
    hook: () => useSaveMature("viewNSFW"),
    send: { viewNSFW: true },
    says: preferences.saveFailed,
  },
  "end of onboarding": {
    isDoneAlone: true,
    path: user("edit"),
    hook: useFinishOnboarding,
    send: undefined,
    says: preferences.saveFailed,
  },
  homepage: {
    path: user("homepage-preference"),
    hook: useSaveHomepage,
    send: { homepagePreference: "popularDaily" },
    says: preferences.homepageFailed,
  },
  background: {
    path: user("background-image"),
    hook: useSaveBackgroundImage,
    send: { backgroundImageOption: "off" },
    says: preferences.backgroundFailed,
  },
  overlay: {
    path: user("background-overlay"),
    hook: useSaveOverlay,
    send: { overlayOpacity: 75 },
    says: preferences.overlayFailed,
  },
  "response preferences": {
    path: user("response-preferences"),
    hook: useSaveResponsePreferences,
    send: five,
    says: preferences.saveFailed,
  },
  sync: {
    isDoneAlone: true,
    path: "/api/v1/aiModel/sync-preferences",
    hook: useSyncPreferences,
    send: undefined,
    says: preferences.syncFailed,
  },
  "legacy page": {
    path: user("creator-preferences/legacy-page"),
    hook: () => useSaveLegacyPage("user-mara"),
    send: true,
    says: preferences.legacyPageFailed,
  },
  "message count": {
    path: user("creator-preferences/toggle-message-count"),
    hook: () => useToggleMessageCount("user-mara"),
    send: undefined,
    says: preferences.messageCountFailed,
  },
  "ignored creators": {
    path: user("exclude-creators"),
    hook: useSaveIgnoredCreators,
    send: ["the_ninth_hour"],
    says: null,
  },
  "badge shown": {
    path: user("badges/visibility"),
    hook: () => useSetBadgeVisibility("user-mara", true),
    send: "badge-first-night",
    says: messages.badges.visibilityFailed,
  },
  "badge hidden": {
    path: user("badges/visibility"),
    hook: () => useSetBadgeVisibility("user-mara", false),
    send: "badge-first-night",
    says: messages.badges.visibilityFailed,
  },
  "creator categories": {
    isDoneAlone: true,
    path: user("creator-categories"),
    hook: useSaveCreatorCategories,
    send: ["cat-action"],
    says: messages.categories.saveFailed,
  },
  interests: {
    isDoneAlone: true,
    path: user("user-categories"),
    hook: useSaveInterests,
    send: { selected: ["cat-action"], excluded: [] },
    says: messages.interests.saveFailed,
  },
  picture: {
    path: "/api/v1/upload/image",
    hook: () => ({ mutationFn: () => sendImage("avatar", { blob }) }),
    send: undefined,
    says: null,
    isPicture: true,
  },
  "own decoration": {
    path: user("avatar-decorations"),
    hook: useUploadDecoration,
    send: { blob },
    says: null,
    isPicture: true,
  },
  "delete decoration": {
    path: user("avatar-decorations/delete"),
    hook: () => useDeleteDecoration("It could not be deleted"),
    send: "dec-own",
    says: "It could not be deleted",
  },
  "create theme": {
    path: user("themes/create"),
    hook: useCreateTheme,
    send: { body: theme, key: "3e231240-e222-4a9f-8764-151174371d16" },
    says: null,
  },
  "edit theme": { path: user("themes/edit"), hook: useEditTheme, send: { themeId: "thm", ...theme }, says: null },
  "delete theme": { path: user("themes/delete"), hook: useDeleteTheme, send: "thm", says: null },
  checkout: { path: plans("checkout"), hook: useStartCheckout, send: "plan-pro", says: texts.plans.checkoutFailed },
  "change plan": {
    path: plans("change"),
    hook: useChangePlan,
    send: { planId: "plan-pro", subscription: plan },
    says: texts.plans.changeFailed,
  },
  "cancel plan": {
    path: plans("cancel"),
    hook: useCancelPlan,
    send: plan,
    says: messages.subscription.cancelFailed,
  },
};

const told = "The server’s own words";
const bodies: readonly { name: string; type?: string; body: string; message?: string }[] = [
  { name: "a JSON error", body: JSON.stringify({ success: false, message: told }), message: told },
  {
    name: "field errors",
    body: JSON.stringify({ success: false, message: told, errors: [{ field: "userName", message: "Taken" }, 7] }),
    message: told,
  },
  { name: "HTML", type: "text/html", body: "<html><h1>Bad gateway</h1><script>alert(1)</script></html>" },
  { name: "nothing", body: "" },
  { name: "another shape", body: '[{"message":"not this"}]' },
];
/** A 2xx that is none (F17): HTML, no id, a wrong type, a list. */
const hollow = [
  "<h1>Welcome</h1>",
  "{}",
  '{"success":true,"data":null}',
  '{"success":"yes","data":{"id":7}}',
  "[]",
  "",
];
const codes = [400, 403, 404, 409, 413, 422, 429, 500, 503];

/** What is read of these groups, and the toast when it cannot be; null where it is said in place alone. */
const reads: Record<string, { path: string; query: QueryOptions; says: string | null }> = {
  user: { path: user("info"), query: userInfoQuery() as QueryOptions, says: null },
  categories: {
    path: "/api/v1/category/list",
    query: categoriesQuery() as QueryOptions,
    says: messages.categories.listFailed,
  },
  "creator categories": {
    path: user("creator-categories"),
    query: creatorCategoriesQuery() as QueryOptions,
    says: messages.categories.ownFailed,
  },
  interests: {
    path: user("user-categories"),
    query: interestsQuery() as QueryOptions,
    says: messages.interests.ownFailed,
  },
  badges: {
    path: user("badges/user"),
    query: badgesQuery("user-mara") as unknown as QueryOptions,
    says: messages.badges.loadFailed,
  },
  "ignored creators": { path: user("exclude-creators"), query: ignoredCreatorsQuery() as QueryOptions, says: null },
  "legacy page": {
    path: user("creator-preferences/legacy-page"),
    query: legacyPageQuery() as QueryOptions,
    says: null,
  },
  "message count": { path: user("creator-preferences"), query: messageCountQuery() as QueryOptions, says: null },
  decorations: { path: user("avatar-decorations"), query: decorationsQuery() as QueryOptions, says: null },
  themes: { path: user("themes"), query: themesQuery() as QueryOptions, says: null },
  plans: { path: plans("plans"), query: plansQuery() as QueryOptions, says: null },
};

const impatient = (): QueryClient => {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  return client;
};

/** A client that shows everything these groups read. */
async function filledClient(): Promise<QueryClient> {
  const client = impatient();
  await Promise.all([
    ...Object.entries(reads).flatMap(([name, { query }]) =>
      name === "badges" ? [] : [client.fetchQuery(query as Parameters<QueryClient["fetchQuery"]>[0])],
    ),
    client.fetchInfiniteQuery(badgesQuery("user-mara")),
  ]);
  return client;
}
const shownBy = (client: QueryClient) => {
  const all = client.getQueryCache().getAll();
  return Object.fromEntries(all.map(({ queryHash, state }) => [queryHash, state.data]));
};
const toasts = () => toaster.getToasts().map(({ kind, text }) => `${kind}: ${text}`);

async function failureOf(client: QueryClient, { hook, send }: Write): Promise<unknown> {
  const options = hook() as MutationOptions<unknown, Error, unknown>;
  return client
    .getMutationCache()
    .build(client, options)
    .execute(send)
    .then(
      () => null,
      (error: unknown) => error,
    );
}

/** What a picture's refusal was before it became one. */
function asRefusal(error: unknown): ApiError {
  expect(error).toBeInstanceOf(ImageRefusedError);
  return new ApiError({ kind: "http", method: "POST", path: "", message: (error as Error).message });
}

function expectHarmless(error: unknown): void {
  if (!isApiError(error)) throw new Error(`not a failure of a call: ${String(error)}`);
  expect(error.message).not.toMatch(/[<>{}]|undefined|\[object/);
  expect(error.message.length).toBeGreaterThan(5);
  expect(error.message.length).toBeLessThanOrEqual(200);
}

it.each(Object.keys(writes))("F9: %s, refused", async (name) => {
  const write = writes[name]!;
  const client = await filledClient();
  const before = shownBy(client);
  for (const status of codes)
    for (const { name: kind, type = "application/json", body, message } of bodies) {
      const takeBack = stage.proxy.set({ path: write.path, replace: { status, type, body } });
      const error = await failureOf(client, write);
      takeBack();
      const text = (write.doesServerWin && message) || write.says;
      expect([status, kind, toasts()]).toEqual([status, kind, text === null ? [] : [`error: ${text}`]]);
      expectHarmless(write.isPicture && status === 413 ? asRefusal(error) : error);
      expect(shownBy(client)).toEqual(before);
      expect(sessionStore.get()?.accessToken).toBe(token);
      toaster.clear();
    }
  client.clear();
});

it.each(Object.keys(writes))("F17: %s, answered with what is no answer", async (name) => {
  const write = writes[name]!;
  const client = await filledClient();
  const before = shownBy(client);
  for (const body of hollow.filter((one) => !write.isDoneAlone || !one.includes('"success":true'))) {
    const takeBack = stage.proxy.set({ path: write.path, replace: { body } });
    const error = await failureOf(client, write);
    takeBack();
    expect([body, toasts()]).toEqual([body, write.says === null ? [] : [`error: ${write.says}`]]);
    expectHarmless(error);
    expect(shownBy(client)).toEqual(before);
    toaster.clear();
  }
  client.clear();
});

it.each(Object.keys(writes))("F7: %s, after the session has ended, says nothing of its own", async (name) => {
  const write = writes[name]!;
  for (const { type = "application/json", body } of bodies) {
    const client = await filledClient();
    const takeBack = stage.proxy.set({ path: write.path, replace: { status: 401, type, body } });
    expectHarmless(await failureOf(client, write));
    takeBack();
    expect(toasts()).toEqual([]);
    expect(sessionStore.get()).toBeNull();
    startSession({ accessToken: token, profileComplete: true });
    client.clear();
  }
});

it.each(Object.keys(reads))("F9, F17: %s cannot be read", async (name) => {
  const { path, query, says } = reads[name]!;
  const read = (client: QueryClient) =>
    name === "badges"
      ? client.fetchInfiniteQuery(badgesQuery("user-mara"))
      : client.fetchQuery(query as Parameters<QueryClient["fetchQuery"]>[0]);
  const answers = [
    ...codes.flatMap((status) => bodies.map(({ type = "application/json", body }) => ({ status, type, body }))),
    ...hollow.map((body) => ({ status: 200, type: "application/json", body })),
  ];
  for (const replace of answers) {
    const client = impatient();
    const takeBack = stage.proxy.set({ path, replace });
    const error: unknown = await read(client).then(
      () => null,
      (failure: unknown) => failure,
    );
    takeBack();
    expectHarmless(error);
    expect([replace, toasts()]).toEqual([replace, says === null ? [] : [`error: ${says}`]]);
    toaster.clear();
    // And it is read when it is asked for again.
    await expect(read(client)).resolves.toBeTruthy();
    client.clear();
  }
});
