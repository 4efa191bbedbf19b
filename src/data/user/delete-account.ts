import { useMutation } from "@tanstack/react-query";
import { endSession } from "#src/client-state/session.ts";
import { messages } from "#src/domain/messages.ts";
import { deleteUser } from "#src/generated/api/user/delete-user.ts";
import { forgetUser } from "../auth/use-sign-out.ts";

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
