import type { MessagePromptResponse } from "#src/generated/api/model/messagePromptResponse.ts";
import { ownMessage } from "../ownership.ts";
import { found } from "../refusal.ts";
import { rule } from "../rule.ts";

/** What the active alternate was made from, while it is kept; 404 for what no reply of this run has written. */
export const getMessagePrompt = rule<{ params: { messageId: string } }, MessagePromptResponse>(
  ({ state, user, params, replies }) => {
    const { message } = ownMessage(state, user, params.messageId);
    const sent = replies.prompts.of({ messageId: message.id, alternateId: message.activeAlternate });
    const { messages, parameters, ...rest } = found(sent, "What this was made from is not kept");
    return { success: true, data: { ...rest, messages: [...messages], parameters: { ...parameters } } };
  },
);
