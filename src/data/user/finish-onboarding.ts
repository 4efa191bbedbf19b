import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { editUser } from "#src/generated/api/user/edit-user.ts";
import { settleUser } from "./change-user.ts";
import { userInfoQuery } from "./queries.ts";

/** The last of onboarding (ONB-14): from here on the wizard does not come again. Not shown before the server has it. */
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
