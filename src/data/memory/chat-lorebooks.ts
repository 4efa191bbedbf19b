import { useMutation } from "@tanstack/react-query";
import { editMemory } from "#src/generated/api/memory/edit-memory.ts";
import { refreshLorebooks } from "../lorebook/refresh.ts";
import { keep } from "./keep.ts";

/** Attaches these lorebooks to the chat for itself, in place of those it had. The caller shows a failure. */
export function useChatLorebooks(threadId: string) {
  return useMutation({
    // One after the other: each names all of them.
    scope: { id: `lorebooks of ${threadId}` },
    mutationFn: (lorebookIds: string[]) => editMemory(threadId, { lorebookIds }),
    onSuccess(answer, _sent, _result, { client }) {
      void keep(client, threadId, answer);
      void refreshLorebooks(client);
    },
  });
}
