import { useMutation } from "@tanstack/react-query";
import { noteProfileComplete } from "#src/client-state/session.ts";
import type { CompleteProfileBody } from "#src/generated/api/model/completeProfileBody.ts";
import { completeProfile } from "#src/generated/api/user/complete-profile.ts";
import { userInfoQuery } from "./queries.ts";

/** Finishes sign-up (GAP-91). The form shows refusals: 409 for a taken name, otherwise field errors. */
export function useCompleteProfile() {
  return useMutation({
    mutationFn: (body: CompleteProfileBody) => completeProfile(body),
    onSuccess(answer, _body, _result, { client }) {
      client.setQueryData(userInfoQuery().queryKey, answer);
      noteProfileComplete(true);
    },
  });
}
