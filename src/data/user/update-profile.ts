import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import type { UpdateProfileBody } from "#src/generated/api/model/updateProfileBody.ts";
import { updateProfile } from "#src/generated/api/user/update-profile.ts";
import { userInfoQuery } from "./queries.ts";

/** Saves what changed of the profile (GAP-27, API-45). The server's own message wins (SET-PRO-24, TRAP-33). */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (changes: UpdateProfileBody) => updateProfile(changes),
    onSuccess: (answer, _changes, _result, { client }) => client.setQueryData(userInfoQuery().queryKey, answer),
    meta: { success: messages.profile.saved, failure: messages.profile.saveFailed, doesServerMessageWin: true },
  });
}
