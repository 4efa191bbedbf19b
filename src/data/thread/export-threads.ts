import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import type { ChatToPack } from "../my-data/pack-chats.ts";

/** Packs several threads into one archive (GAP-135). Its code comes with the first press. */
export function useExportThreads() {
  return useMutation({
    mutationFn: async (chats: readonly ChatToPack[]) => {
      const { packChats } = await import("../my-data/pack-chats.ts");
      return packChats(chats, new AbortController().signal);
    },
    meta: { failure: texts.threads.exportManyFailed },
  });
}
