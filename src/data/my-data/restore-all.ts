import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRestoreDeletion } from "../trash/restore.ts";
import { myDataQuery } from "./queries.ts";

/** Counts the user's data again. */
export const recount = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: myDataQuery().queryKey });

/** Brings a deletion of all chats or all pictures back; false where that failed, which has been told. */
export function useRestoreAll(): (deletionId: string) => Promise<boolean> {
  const client = useQueryClient();
  const { mutateAsync: restore } = useRestoreDeletion();
  return async (deletionId) => {
    const isBack = await restore(deletionId).then(Boolean, () => false);
    void recount(client);
    return isBack;
  };
}
