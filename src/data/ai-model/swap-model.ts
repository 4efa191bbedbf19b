import { useMutation } from "@tanstack/react-query";
import { selectAiModel } from "#src/generated/api/ai-model/select-ai-model.ts";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import { characterQuery } from "../character/queries.ts";
import { chatConfigQuery, threadQuery } from "../thread/queries.ts";

export type SwapModel = {
  characterId: string;
  threadId: string | null;
  /** Null in a group: each of its members answers with its own. */
  aiModelId: string | null;
  /** Null in a group, whose members keep their own. */
  variantId: string | null;
};

/**
 * Swaps the model in two steps: first for the character, then the chat's config with model and variant (SWAP-05, SWAP-06,
 * TRAP-56). In a group the second alone: its characters keep theirs in every other chat. Failures are only logged (SWAP-09); after one, the server's state is read again (GAP-58). `onSwapped` is
 * called once both calls are done and refetched, even if the component has unmounted.
 */
export function useSwapModel(onSwapped: () => void) {
  return useMutation({
    meta: { isSilent: true },
    async mutationFn({ characterId, threadId, aiModelId, variantId }: SwapModel) {
      if (variantId !== null && aiModelId !== null) await selectAiModel({ characterId, aiModelId });
      return await updateChatConfig({
        characterId,
        ...(threadId === null ? {} : { threadId }),
        aiModelId,
        ...(variantId !== null && { variantId }),
      });
    },
    async onSettled(_answer, error, { characterId, threadId }, _result, { client }) {
      const keys = [
        characterQuery(characterId).queryKey,
        chatConfigQuery(characterId, threadId).queryKey,
        ...(threadId === null ? [] : [threadQuery(threadId).queryKey]),
      ];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (error === null) onSwapped();
    },
  });
}
