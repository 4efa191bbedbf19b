import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import type { EditUserNsfwBody } from "#src/generated/api/model/editUserNsfwBody.ts";
import type { EditUserViewNsfwBody } from "#src/generated/api/model/editUserViewNsfwBody.ts";
import type { UpdateBackgroundImageBody } from "#src/generated/api/model/updateBackgroundImageBody.ts";
import type { UpdateBackgroundOverlayBody } from "#src/generated/api/model/updateBackgroundOverlayBody.ts";
import type { UpdateChatPreferencesBody } from "#src/generated/api/model/updateChatPreferencesBody.ts";
import type { UpdateHomepagePreferenceBody } from "#src/generated/api/model/updateHomepagePreferenceBody.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { editUser } from "#src/generated/api/user/edit-user.ts";
import { updateBackgroundImage } from "#src/generated/api/user/update-background-image.ts";
import { updateBackgroundOverlay } from "#src/generated/api/user/update-background-overlay.ts";
import { updateChatPreferences } from "#src/generated/api/user/update-chat-preferences.ts";
import { updateHomepagePreference } from "#src/generated/api/user/update-homepage-preference.ts";
import type { ApiError } from "#src/http/api-error.ts";
import type { MutationTexts } from "../meta.ts";
import type { Revert } from "../optimistic.ts";
import { guessUser, settleUser, userChanges } from "./change-user.ts";

/**
 * Saves one setting of user info: optimistic, rolled back on failure, refetched at the end (GAP-07). Changes of the same
 * setting are sent one after the other, so that the last choice wins.
 */
function useUserSetting<Change extends Partial<UserInfo>>(
  name: string,
  send: (change: Change) => Promise<unknown>,
  meta: MutationTexts,
): UseMutationResult<unknown, ApiError, Change, Revert> {
  return useMutation({
    mutationKey: [...userChanges, name],
    scope: { id: `user-${name}` },
    mutationFn: send,
    onMutate: (change: Change, { client }) => guessUser(client, change),
    onError: (_error, _change, revert) => revert?.(),
    onSettled: (_answer, _error, _change, _revert, { client }) => settleUser(client),
    meta,
  });
}

const failure = messages.preferences.saveFailed;

/** Streaming of replies (SET-PREF-18), or automatic pictures: one member per call (GAP-32, TRAP-49). */
export const useSaveChatPreference = (name: "streaming" | "autoSendPicture") =>
  useUserSetting(name, (change: UpdateChatPreferencesBody) => updateChatPreferences(change), { failure });

/** Mature content in chats and lists (SET-PREF-19), or unblurred mature pictures: one member per call (TRAP-48). */
export const useSaveMature = (name: "NSFW" | "viewNSFW") =>
  useUserSetting(name, (change: EditUserNsfwBody | EditUserViewNsfwBody) => editUser(change), {
    failure,
  });

/** The home page's default list (GAP-33, SET-PREF-30). */
export const useSaveHomepage = () =>
  useUserSetting("homepagePreference", (change: UpdateHomepagePreferenceBody) => updateHomepagePreference(change), {
    success: messages.preferences.homepageSaved,
    failure: messages.preferences.homepageFailed,
  });

/** The picture behind chats (GAP-34, SET-PREF-31). */
export const useSaveBackgroundImage = () =>
  useUserSetting("backgroundImageOption", (change: UpdateBackgroundImageBody) => updateBackgroundImage(change), {
    success: messages.preferences.backgroundSaved,
    failure: messages.preferences.backgroundFailed,
  });

/** How strongly that picture is covered; 0 is a valid value (GAP-35, TRAP-12, SET-PREF-32). */
export const useSaveOverlay = () =>
  useUserSetting("overlayOpacity", (change: UpdateBackgroundOverlayBody) => updateBackgroundOverlay(change), {
    success: messages.preferences.overlaySaved,
    failure: messages.preferences.overlayFailed,
  });
