import type { MessagePromptResponse } from "#src/generated/api/model/messagePromptResponse.ts";
import type { MessageLoreResponse } from "#src/generated/api/model/messageLoreResponse.ts";
import { ownMessage, ownThread } from "../ownership.ts";
import { preferencesFor } from "../preferences.ts";
import { found } from "../refusal.ts";
import { improvised } from "../reply/kept-prompts.ts";
import { nextRequest } from "../reply/reply-request.ts";
import { lastSpeaker, nextMemberIds, speakerOf } from "../reply/speaker.ts";
import type { SentPrompt } from "../responder/responder.ts";
import { rule } from "../rule.ts";
import { activeOf } from "../views/message-view.ts";

/** The prompt of the active alternate; 404 when it is not kept (any more). */
export const getMessagePrompt = rule<{ params: { messageId: string } }, MessagePromptResponse>(
  ({ state, user, params, replies }) => {
    const { message } = ownMessage(state, user, params.messageId);
    const sent = replies.prompts.of({ messageId: message.id, alternateId: message.activeAlternate });
    return promptView(found(sent, "What this was made from is not kept"));
  },
);

function promptView({ messages, parameters, parts, ...rest }: SentPrompt): MessagePromptResponse {
  const shown = { ...rest, messages: [...messages], parameters: { ...parameters } };
  return { success: true, data: { ...shown, ...(parts && { parts: [...parts] }) } };
}

/** What the next reply would be made from; in a group, that of whoever speaks next (GAP-150). */
export const getNextPrompt = rule<{ params: { threadId: string } }, MessagePromptResponse>(
  ({ context, state, user, params }) => {
    const thread = ownThread(state, user, params.threadId);
    const [memberId = null] = nextMemberIds(state, thread);
    const speaker = found(
      speakerOf(state, user, thread, memberId) ?? lastSpeaker(state, user, thread),
      "Nobody is there to answer",
    );
    const { responder } = context;
    const request = nextRequest(
      state,
      {
        user,
        thread,
        speaker,
        preferences: preferencesFor(state, user, speaker.character.id, thread, memberId),
      },
      responder.reads,
    );
    return promptView(responder.plan?.(request) ?? improvised(request));
  },
);

/** Which lorebook entries the active alternate was told. */
export const getMessageLore = rule<{ params: { messageId: string } }, MessageLoreResponse>(
  ({ state, user, params }) => {
    const { lore = [] } = activeOf(ownMessage(state, user, params.messageId).message);
    return { success: true, data: { entries: [...lore] } };
  },
);
