import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { changePassword } from "#src/generated/api/auth/change-password.ts";
import type { ChangePasswordBody } from "#src/generated/api/model/changePasswordBody.ts";

/** Changes the password. The provider's failure message takes precedence (SET-PWD-05 to SET-PWD-07). */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => changePassword(body),
    meta: { success: messages.password.saved, failure: messages.password.currentWrong, doesServerMessageWin: true },
  });
}
