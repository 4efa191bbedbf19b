import type { ImpersonateBody } from "#src/generated/api/model/impersonateBody.ts";
import type { ImpersonateResponse } from "#src/generated/api/model/impersonateResponse.ts";
import { ownThread } from "../ownership.ts";
import { preferencesFor } from "../preferences.ts";
import { conflict, found } from "../refusal.ts";
import { impersonationRequest } from "../reply/reply-request.ts";
import { suggestionEvents, suggestionText } from "../reply/suggestion.ts";
import { LaterAnswer, rule, StreamAnswer } from "../rule.ts";
import { variantInUse } from "../selection.ts";
import { activeReplyView } from "../views/thread-view.ts";

/** Writes the user's next message for the composer; nothing is stored (GAP-132). */
export const impersonate = rule<{ params: { threadId: string }; body: ImpersonateBody }, ImpersonateResponse>(
  ({ context, state, user, params, body, replies }) => {
    const thread = ownThread(state, user, params.threadId);
    const active = replies.active(thread.id);
    if (active) throw conflict("A reply is still being written", { data: { activeReply: activeReplyView(active) } });
    const character = found(state.characters.get(thread.characterId ?? ""), "Character not found");
    const request = impersonationRequest(state, {
      userId: user.id,
      threadId: thread.id,
      characterId: character.id,
      variantId: variantInUse(state, character, user, thread).id,
      preferences: preferencesFor(state, user, character.id, thread),
      clientId: body.clientRequestId,
      draft: body.draft ?? "",
    });
    if (body.stream) return new StreamAnswer(suggestionEvents(context, request));
    return new LaterAnswer(suggestionText(context, request).then((text) => ({ success: true, data: { text } })));
  },
);
