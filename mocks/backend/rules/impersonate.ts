import type { ImpersonateBody } from "#src/generated/api/model/impersonateBody.ts";
import type { ImpersonateResponse } from "#src/generated/api/model/impersonateResponse.ts";
import { ownThread } from "../ownership.ts";
import { preferencesFor } from "../preferences.ts";
import { found } from "../refusal.ts";
import { refuseWhileRunning } from "../reply/refuse.ts";
import { impersonationRequest } from "../reply/reply-request.ts";
import { lastSpeaker } from "../reply/speaker.ts";
import { suggestionEvents, suggestionText } from "../reply/suggestion.ts";
import { LaterAnswer, rule, StreamAnswer } from "../rule.ts";

/** Writes the user's next message for the composer; nothing is stored (GAP-132). */
export const impersonate = rule<{ params: { threadId: string }; body: ImpersonateBody }, ImpersonateResponse>(
  (call) => {
    const { context, state, user, params, body } = call;
    const thread = ownThread(state, user, params.threadId);
    refuseWhileRunning(call, thread.id);
    const speaker = found(lastSpeaker(state, user, thread), "Character not found");
    const request = impersonationRequest(state, {
      user,
      thread,
      speaker,
      preferences: preferencesFor(state, user, speaker.character.id, thread),
      clientId: body.clientRequestId,
      draft: body.draft ?? "",
    });
    if (body.stream) return new StreamAnswer(suggestionEvents(context, request));
    return new LaterAnswer(suggestionText(context, request).then((text) => ({ success: true, data: { text } })));
  },
);
