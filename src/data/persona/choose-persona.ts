import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import type { PersonaScope } from "#src/generated/api/model/personaScope.ts";
import { guess } from "../optimistic.ts";
import { chatConfigQuery, threadQuery } from "../thread/queries.ts";
import { refreshThread } from "../thread/refresh.ts";

type ChosenPersona = {
  characterId: string;
  threadId: string;
  personaId: string | null;
  /** Absent: from now on; `all`: the user's earlier messages of the thread too (GAP-136). */
  personaScope?: PersonaScope;
};

/** Sets the user's persona in a thread (GAP-102); null is no persona. Optimistic, rolled back on failure. */
export function useChoosePersona() {
  return useMutation({
    mutationFn: (body: ChosenPersona) => updateChatConfig(body),
    onMutate: ({ threadId, personaId }, { client }) =>
      guess(client, threadQuery(threadId).queryKey, (answer) => ({ ...answer, data: { ...answer.data, personaId } })),
    onError: (_error, _chosen, revert) => revert?.(),
    onSettled: (_answer, _error, { characterId, threadId }, _revert, { client }) =>
      Promise.all([
        // The opening names the persona, in the lists of threads too.
        refreshThread(client, threadId),
        client.invalidateQueries({ queryKey: chatConfigQuery(characterId, threadId).queryKey }),
      ]),
    meta: { failure: texts.chat.personaFailed },
  });
}
