import { useMutation } from "@tanstack/react-query";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import { selectVariant } from "#src/generated/api/variant/select-variant.ts";
import { characterQuery } from "../character/queries.ts";
import { threadQuery } from "../thread/queries.ts";
import { recentChatsKey } from "../thread/recent-chats.ts";

export type SelectVariant = { characterId: string; threadId: string | null; variantId: string };

/** Chooses a variant for the character and the open thread; old messages stay (GAP-57). The picker shows a failure. */
export function useSelectVariant() {
  return useMutation({
    async mutationFn({ characterId, threadId, variantId }: SelectVariant) {
      await selectVariant(characterId, { variantId });
      if (threadId !== null) await updateChatConfig({ characterId, threadId, variantId });
    },
    onSettled(_answer, _error, { characterId, threadId }, _result, { client }) {
      const keys = [
        characterQuery(characterId).queryKey,
        recentChatsKey,
        ...(threadId === null ? [] : [threadQuery(threadId).queryKey]),
      ];
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
