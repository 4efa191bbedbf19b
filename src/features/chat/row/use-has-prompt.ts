import { useQuery } from "@tanstack/react-query";
import { messagePromptQuery } from "#src/data/message/message-prompt.ts";
import { localPrefix } from "#src/data/message/message-window.ts";
import type { Message } from "#src/generated/api/model/message.ts";

/** Whether the server still has what this reply was made from. */
export function useHasPrompt(message: Message, isOpening: boolean): boolean {
  const canHave = message.role === "character" && !isOpening && !message.id.startsWith(localPrefix);
  return useQuery({ ...messagePromptQuery(message), enabled: canHave }).data !== undefined;
}
