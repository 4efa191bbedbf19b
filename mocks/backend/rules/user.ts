import type { BackgroundImageResponse } from "#src/generated/api/model/backgroundImageResponse.ts";
import type { BackgroundOverlayResponse } from "#src/generated/api/model/backgroundOverlayResponse.ts";
import type { ChatPreferencesResponse } from "#src/generated/api/model/chatPreferencesResponse.ts";
import type { CompleteProfileBody } from "#src/generated/api/model/completeProfileBody.ts";
import type { EditUserBody } from "#src/generated/api/model/editUserBody.ts";
import type { HomepagePreferenceResponse } from "#src/generated/api/model/homepagePreferenceResponse.ts";
import type { ResponsePreferencesResponse } from "#src/generated/api/model/responsePreferencesResponse.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import type { UpdateBackgroundImageBody } from "#src/generated/api/model/updateBackgroundImageBody.ts";
import type { UpdateBackgroundOverlayBody } from "#src/generated/api/model/updateBackgroundOverlayBody.ts";
import type { UpdateChatPreferencesBody } from "#src/generated/api/model/updateChatPreferencesBody.ts";
import type { UpdateHomepagePreferenceBody } from "#src/generated/api/model/updateHomepagePreferenceBody.ts";
import type { UpdateProfileBody } from "#src/generated/api/model/updateProfileBody.ts";
import type { UpdateResponsePreferencesBody } from "#src/generated/api/model/updateResponsePreferencesBody.ts";
import type { UserInfoResponse } from "#src/generated/api/model/userInfoResponse.ts";
import { awardBadge, firstBadgeId } from "../badges.ts";
import { decorationFor, isFreeTier, isProDecoration } from "../decorations.ts";
import { folded } from "../paging.ts";
import { conflict, forbidden, invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { userInfo } from "../views/user-view.ts";

/** A name for this user: trimmed, not empty, nobody else's whatever its case (SET-PRO-15, GAP-27). */
function freeName(state: State, user: UserRow, name: string): string {
  const userName = name.trim();
  if (userName === "") throw invalid("userName", "A username is needed");
  const taken = state.users.find((other) => other.id !== user.id && folded(other.userName) === folded(userName));
  const message = "This username is already taken";
  if (taken) throw conflict(message, { errors: [{ field: "userName", message }] });
  return userName;
}

const textOrNull = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text.trim());

export const getUserInfo = rule<object, UserInfoResponse>(({ state, user }) => ({
  success: true,
  data: userInfo(state, user),
}));

export const completeProfile = rule<{ body: CompleteProfileBody }, UserInfoResponse>(
  ({ context, state, user, body }) => {
    if (user.profileComplete) throw conflict("Your profile is complete already");
    awardBadge(context, user.id, firstBadgeId);
    const userName = freeName(state, user, body.userName);
    const description = body.description === undefined ? user.description : textOrNull(body.description);
    return {
      success: true,
      data: userInfo(state, state.users.put({ ...user, userName, description, profileComplete: true })),
    };
  },
);

export const updateProfile = rule<{ body: UpdateProfileBody }, UserInfoResponse>(({ state, user, body }) => {
  const decoration = decorationFor(state, user, body.avatarDecorationId ?? null);
  if (body.avatarDecorationId && !decoration) throw invalid("avatarDecorationId", "There is no such decoration");
  // Same rule as the picker (SET-PRO-21, GAP-115); a decoration already in use stays when a plan ends.
  const isNew = decoration !== undefined && decoration.id !== user.avatarDecorationId;
  if (isNew && isProDecoration(decoration) && isFreeTier(state, user))
    throw forbidden("This decoration is part of a paid plan");
  const changed: UserRow = {
    ...user,
    ...(body.userName !== undefined && { userName: freeName(state, user, body.userName) }),
    ...(body.description !== undefined && { description: textOrNull(body.description) }),
    ...(body.avatar !== undefined && { avatar: body.avatar }),
    ...(body.backgroundImage !== undefined && { backgroundImage: body.backgroundImage }),
    ...(body.avatarDecorationId !== undefined && { avatarDecorationId: body.avatarDecorationId }),
  };
  return { success: true, data: userInfo(state, state.users.put(changed)) };
});

/** Exactly one member (API-15), which the contract checks. */
export const editUser = rule<{ body: EditUserBody }, Success>(({ state, user, body }) => {
  state.users.put({ ...user, ...body });
  return { success: true };
});

export const updateResponsePreferences = rule<{ body: UpdateResponsePreferencesBody }, ResponsePreferencesResponse>(
  ({ state, user, body }) => ({
    success: true,
    data: state.users.put({ ...user, preferences: { ...body } }).preferences,
  }),
);

export const updateChatPreferences = rule<{ body: UpdateChatPreferencesBody }, ChatPreferencesResponse>(
  ({ state, user, body }) => {
    const { streaming, autoSendPicture } = state.users.put({ ...user, ...body });
    return { success: true, data: { streaming, autoSendPicture } };
  },
);

export const updateHomepagePreference = rule<{ body: UpdateHomepagePreferenceBody }, HomepagePreferenceResponse>(
  ({ state, user, body }) => {
    const { homepagePreference } = state.users.put({ ...user, homepagePreference: body.homepagePreference });
    return { success: true, data: { homepagePreference } };
  },
);

export const updateBackgroundImage = rule<{ body: UpdateBackgroundImageBody }, BackgroundImageResponse>(
  ({ state, user, body }) => {
    const { backgroundImageOption } = state.users.put({ ...user, backgroundImageOption: body.backgroundImageOption });
    return { success: true, data: { backgroundImageOption } };
  },
);

export const updateBackgroundOverlay = rule<{ body: UpdateBackgroundOverlayBody }, BackgroundOverlayResponse>(
  ({ state, user, body }) => {
    const { overlayOpacity } = state.users.put({ ...user, overlayOpacity: body.overlayOpacity });
    return { success: true, data: { overlayOpacity } };
  },
);
