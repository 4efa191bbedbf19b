import { useMutation } from "@tanstack/react-query";
import { endSession, noteProfileComplete } from "#src/client-state/session.ts";
import { forgetUser } from "#src/data/auth/use-sign-out.ts";
import { preferenceWrites } from "#src/data/chat-config/preference-writes.ts";
import { keepAnswer } from "#src/data/keep-answer.ts";
import { guess, isLastWrite } from "#src/data/optimistic.ts";
import { messages } from "#src/domain/messages.ts";
import type { PreferenceValues } from "#src/domain/response-preferences.ts";
import { syncPreferences } from "#src/generated/api/ai-model/sync-preferences.ts";
import { changePassword } from "#src/generated/api/auth/change-password.ts";
import type { ChangePasswordBody } from "#src/generated/api/model/changePasswordBody.ts";
import type { CompleteProfileBody } from "#src/generated/api/model/completeProfileBody.ts";
import type { UpdateProfileBody } from "#src/generated/api/model/updateProfileBody.ts";
import { getGetChatConfigQueryKey } from "#src/generated/api/thread/get-chat-config.ts";
import { completeProfile } from "#src/generated/api/user/complete-profile.ts";
import { deleteUser } from "#src/generated/api/user/delete-user.ts";
import { editUser } from "#src/generated/api/user/edit-user.ts";
import { getUserInfo } from "#src/generated/api/user/get-user-info.ts";
import { updateProfile } from "#src/generated/api/user/update-profile.ts";
import { updateResponsePreferences } from "#src/generated/api/user/update-response-preferences.ts";
import { isApiError } from "#src/http/api-error.ts";
import { settleUser } from "./change-user.ts";
import { userInfoQuery } from "./queries.ts";

/** Changes the password. The provider's failure message takes precedence (SET-PWD-05 to SET-PWD-07). */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => changePassword(body),
    meta: { success: messages.password.saved, failure: messages.password.currentWrong },
  });
}

/**
 * Deletes the account (API-08) and clears this browser's state as Logout does (GAP-43); the session watcher then
 * redirects to `/sign-in`. The success toast belongs to the page, so it survives the redirect (TRAP-39). The dialog shows
 * a failure.
 */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => deleteUser({ confirmDelete: true }),
    onSuccess: (_answer, _nothing, _result, { client }) => {
      forgetUser(client);
      endSession();
    },
    meta: { success: messages.account.deleted },
  });
}

/** Finishes onboarding (ONB-14), so the wizard does not show again. Not optimistic. */
export function useFinishOnboarding() {
  return useMutation({
    mutationFn: () => editUser({ onBoarding: false }),
    onSuccess(_answer, _nothing, _result, { client }) {
      client.setQueryData(
        userInfoQuery().queryKey,
        (old) => old && { ...old, data: { ...old.data, onBoarding: false } },
      );
      settleUser(client);
    },
    meta: { failure: messages.preferences.saveFailed },
  });
}

/** Saves what changed of the profile (GAP-27, API-45). The server's own message wins (SET-PRO-24, TRAP-33). */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (changes: UpdateProfileBody) => updateProfile(changes),
    onSuccess: (answer, _changes, _result, { client }) => keepAnswer(client, userInfoQuery().queryKey, answer),
    meta: { success: messages.profile.saved, failure: messages.profile.saveFailed },
  });
}

/**
 * Makes older characters and chats follow the global preferences (API-16, GAP-45). No body. A new account has none:
 * onboarding says nothing of its success.
 */
export function useSyncPreferences({ isQuiet = false } = {}) {
  return useMutation({
    mutationFn: () => syncPreferences(),
    onSettled: (_answer, _error, _nothing, _result, { client }) =>
      void client.invalidateQueries({ queryKey: [getGetChatConfigQueryKey()[0]] }),
    meta: { ...(!isQuiet && { success: messages.preferences.synced }), failure: messages.preferences.syncFailed },
  });
}

/** Saves the five response preferences for all chats (GAP-31, API-50). Optimistic, rolled back on failure (MSG-15). */
export function useSaveResponsePreferences() {
  return useMutation({
    mutationKey: preferenceWrites,
    scope: { id: "response-preferences" },
    mutationFn: (five: PreferenceValues) => updateResponsePreferences(five),
    onMutate: (five, { client }) =>
      guess(client, userInfoQuery().queryKey, (answer) => ({ ...answer, data: { ...answer.data, ...five } })),
    onError: (_error, _five, revert) => revert?.(),
    onSettled: (_answer, _error, _five, _revert, { client }) =>
      isLastWrite(client, preferenceWrites) &&
      Promise.all([
        client.invalidateQueries({ queryKey: userInfoQuery().queryKey }),
        // Chats that inherit these values have changed too.
        client.invalidateQueries({ queryKey: [getGetChatConfigQueryKey()[0]] }),
      ]),
    meta: { failure: messages.preferences.saveFailed },
  });
}

/** A profile that is complete already is no failure: the answer of an earlier press was lost. */
async function completed(body: CompleteProfileBody) {
  try {
    return await completeProfile(body);
  } catch (error) {
    const now = isApiError(error) && error.status === 409 ? await getUserInfo().catch(() => null) : null;
    if (now?.data.profileComplete) return now;
    throw error;
  }
}

/** Finishes sign-up (GAP-91). The form shows refusals: 409 for a taken name, otherwise field errors. */
export function useCompleteProfile() {
  return useMutation({
    mutationFn: completed,
    async onSuccess(answer, _body, _result, { client }) {
      await keepAnswer(client, userInfoQuery().queryKey, answer);
      noteProfileComplete(true);
    },
  });
}
