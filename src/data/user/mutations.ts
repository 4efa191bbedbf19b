import { useMutation } from "@tanstack/react-query";
import { noteProfileComplete } from "#src/client-state/session.ts";
import type { CompleteProfileBody } from "#src/generated/api/model/completeProfileBody.ts";
import { completeProfile } from "#src/generated/api/user/complete-profile.ts";
import { getUserInfo } from "#src/generated/api/user/get-user-info.ts";
import { isApiError } from "#src/http/api-error.ts";
import { userInfoQuery } from "./queries.ts";

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
    onSuccess(answer, _body, _result, { client }) {
      client.setQueryData(userInfoQuery().queryKey, answer);
      noteProfileComplete(true);
    },
  });
}
