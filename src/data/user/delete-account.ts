import { useMutation } from "@tanstack/react-query";
import { endSession } from "#src/client-state/session.ts";
import { messages } from "#src/domain/messages.ts";
import { deleteUser } from "#src/generated/api/user/delete-user.ts";
import { forgetUser } from "../auth/use-sign-out.ts";

/**
 * Ends the account (API-08) and clears this browser as Logout does (GAP-43); who watches the session then leads to
 * `/sign-in`. The success toast is the page's, so it outlives that way (TRAP-39). A failure is the dialog's own.
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
