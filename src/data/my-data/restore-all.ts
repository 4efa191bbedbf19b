import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useTakeBack } from "../trash/restore.ts";
import { myDataQuery } from "./queries.ts";

/** Counts the user's data again. */
export const recount = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: myDataQuery().queryKey });

/** Brings a deletion of all chats or all pictures back; false where that failed, which has been shown. */
export function useRestoreAll(): (deletionId: string) => Promise<boolean> {
  const client = useQueryClient();
  const takeBack = useTakeBack();
  return async (deletionId) => {
    const isBack = await takeBack(deletionId);
    void recount(client);
    return isBack;
  };
}
