import type { MessagePromptResponse } from "#src/generated/api/model/messagePromptResponse.ts";
import type { MessageLoreResponse } from "#src/generated/api/model/messageLoreResponse.ts";
import { ownMessage } from "../ownership.ts";
import { found } from "../refusal.ts";
import { rule } from "../rule.ts";
import { activeOf } from "../views/message-view.ts";

/** The prompt of the active alternate; 404 when it is not kept (any more). */
export const getMessagePrompt = rule<{ params: { messageId: string } }, MessagePromptResponse>(
  ({ state, user, params, replies }) => {
    const { message } = ownMessage(state, user, params.messageId);
    const sent = replies.prompts.of({ messageId: message.id, alternateId: message.activeAlternate });
    const { messages, parameters, ...rest } = found(sent, "What this was made from is not kept");
    return { success: true, data: { ...rest, messages: [...messages], parameters: { ...parameters } } };
  },
);

/** Which lorebook entries the active alternate was told. */
export const getMessageLore = rule<{ params: { messageId: string } }, MessageLoreResponse>(
  ({ state, user, params }) => {
    const { lore = [] } = activeOf(ownMessage(state, user, params.messageId).message);
    return { success: true, data: { entries: [...lore] } };
  },
);
