import { useQuery } from "@tanstack/react-query";
import { messagePromptQuery } from "#src/data/message/message-prompt.ts";
import { type ChatRow, isOfUser, storedOf } from "#src/domain/chat/chat-row.ts";

/** Whether the server still has the prompt of this reply. */
export function useHasPrompt(row: ChatRow, isOpening: boolean): boolean {
  const message = storedOf(row);
  const enabled = message !== null && !isOfUser(row) && !isOpening;
  const about = message ?? { id: "", activeAlternate: "", revision: 0 };
  return useQuery({ ...messagePromptQuery(about), enabled }).data !== undefined;
}
