import { useMutation } from "@tanstack/react-query";
import { type ChatToPack, packChats } from "../my-data/pack-chats.ts";

/** Packs several threads into one archive (GAP-135). */
export function useExportThreads() {
  return useMutation({
    mutationFn: (chats: readonly ChatToPack[]) => packChats(chats, new AbortController().signal),
    // The page names what failed, since it has the words.
    meta: { isSilent: true },
  });
}
