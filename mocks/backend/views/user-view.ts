import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { ownDecoration, wornDecoration } from "../decorations.ts";
import { charactersOf, defaultPersona } from "../selection.ts";
import { found } from "../refusal.ts";
import { themesOf, themeView } from "../themes.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** Has at least one published character (GAP-38). */
export const isCreator = (state: State, userId: string): boolean =>
  charactersOf(state, userId).some((character) => character.accessableTo === "public");

/** The user as they see themselves (ENT-01, GAP-25). */
export function userInfo(state: State, user: UserRow): UserInfo {
  const plan = found(state.plans.get(user.subscription.subscriptionId));
  return {
    id: user.id,
    userId: user.id,
    userName: user.userName,
    email: user.email,
    description: user.description,
    avatar: user.avatar,
    backgroundImage: user.backgroundImage,
    avatarDecoration: wornDecoration(state, user),
    avatarDecorationId: user.avatarDecorationId,
    customAvatarDecoration: ownDecoration(state, user.id)?.image ?? null,
    streaming: user.streaming,
    autoSendPicture: user.autoSendPicture,
    NSFW: user.NSFW,
    viewNSFW: user.viewNSFW,
    ...user.preferences,
    themes: themesOf(state, user.id).map(themeView),
    onBoarding: user.onBoarding,
    userSubscription: { ...user.subscription, subscription: { tier: plan.tier, price: plan.price } },
    role: user.role,
    isCreator: isCreator(state, user.id),
    homepagePreference: user.homepagePreference,
    backgroundImageOption: user.backgroundImageOption,
    overlayOpacity: user.overlayOpacity,
    profileComplete: user.profileComplete,
    activePersonaId: defaultPersona(state, user.id)?.id ?? null,
  };
}
