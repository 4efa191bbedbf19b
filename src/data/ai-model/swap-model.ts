import { useMutation } from "@tanstack/react-query";
import { selectAiModel } from "#src/generated/api/ai-model/ai-model.ts";
import { updateChatConfig } from "#src/generated/api/thread/thread.ts";
import { ChatConfigResponse } from "#src/generated/zod/schemas/chatConfigResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import { characterQuery } from "../character/queries.ts";
import { chatConfigQuery, threadQuery } from "../thread/queries.ts";
import "../meta.ts";

export type SwapModel = { characterId: string; threadId: string | null; aiModelId: string; variantId: string };

/**
 * Swaps the model in two steps: first for the character, then the chat's config with model and variant (SWAP-05, SWAP-06,
 * TRAP-56). Failures are logged only (SWAP-09); after one, what the server holds is read anew (GAP-58).
 */
export function useSwapModel() {
  return useMutation({
    meta: { isSilent: true },
    async mutationFn({ characterId, threadId, aiModelId, variantId }: SwapModel) {
      await selectAiModel({ characterId, aiModelId });
      return await checked(
        ChatConfigResponse,
        updateChatConfig({ characterId, ...(threadId === null ? {} : { threadId }), aiModelId, variantId }),
      );
    },
    onSettled(_answer, _error, { characterId, threadId }, _result, { client }) {
      const keys = [
        characterQuery(characterId).queryKey,
        chatConfigQuery(characterId, threadId).queryKey,
        ...(threadId === null ? [] : [threadQuery(threadId).queryKey]),
      ];
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
