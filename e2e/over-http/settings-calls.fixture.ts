// Every call of settings, appearance, onboarding and plans: its address, its body, and its texts on failure.
/* oxlint-disable react-hooks/rules-of-hooks -- no component: the hooks give their options here */
import type { QueryOptions } from "@tanstack/react-query";
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
import { useChangePassword } from "#src/data/user/mutations.ts";
import { useDeleteAccount } from "#src/data/user/mutations.ts";
import { useFinishOnboarding } from "#src/data/user/mutations.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { useSaveResponsePreferences } from "#src/data/user/mutations.ts";
import {
  useSaveBackgroundImage,
  useSaveChatPreference,
  useSaveHomepage,
  useSaveMature,
  useSaveOverlay,
} from "#src/data/user/save-settings.ts";
import { useSyncPreferences } from "#src/data/user/mutations.ts";
import { useUpdateProfile } from "#src/data/user/mutations.ts";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";

/** The user whose settings these are. */
export const userId = "user-mara";

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

export type Write = {
  path: string;
  hook: () => unknown;
  send: unknown;
  /** The text of the toast; null where the form or the dialog shows the failure itself. */
  says: string | null;
  doesServerWin?: boolean;
  /** Set where the answer has no data, only that it succeeded. */
  isDoneAlone?: boolean;
  /** Set where a picture's 413 and 415 show our own texts. */
  isPicture?: boolean;
};
const preferences = messages.preferences;
const user = (name: string) => `/api/v1/user/${name}`;
const plans = (name: string) => `/api/v1/subscription/${name}`;

export const writes = {
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
    hook: () => useSaveLegacyPage(userId),
    send: true,
    says: preferences.legacyPageFailed,
  },
  "message count": {
    path: user("creator-preferences/toggle-message-count"),
    hook: () => useToggleMessageCount(userId),
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
    hook: () => useSetBadgeVisibility(userId, true),
    send: "badge-first-night",
    says: messages.badges.visibilityFailed,
  },
  "badge hidden": {
    path: user("badges/visibility"),
    hook: () => useSetBadgeVisibility(userId, false),
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
} satisfies Record<string, Write>;

/** The reads of these groups, and the toast when one fails; null where the failure shows in place only. */
export const reads: Record<string, { path: string; query: QueryOptions; says: string | null }> = {
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
    query: badgesQuery(userId) as unknown as QueryOptions,
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
