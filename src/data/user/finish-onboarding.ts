import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { editUser } from "#src/generated/api/user/edit-user.ts";
import { settleUser } from "./change-user.ts";
import { userInfoQuery } from "./queries.ts";

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
