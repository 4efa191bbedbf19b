import type { ImpersonateResponse } from "#src/generated/api/model/impersonateResponse.ts";
import type { TryCharacterBody } from "#src/generated/api/model/tryCharacterBody.ts";
import { effectivePreferences } from "../preferences.ts";
import { invalid } from "../refusal.ts";
import { suggestionEvents, suggestionText } from "../reply/suggestion.ts";
import { withNames } from "../reply/wording.ts";
import type { ReplyRequest } from "../responder/responder.ts";
import { LaterAnswer, rule, StreamAnswer } from "../rule.ts";
import { defaultPersona, firstModel, nameInChat } from "../selection.ts";

/** A reply of a character that is still being written; nothing of it or of the chat is stored. */
export const tryCharacter = rule<{ body: TryCharacterBody }, ImpersonateResponse>((call) => {
  const { context, state, user, body } = call;
  const { draft, messages } = body;
  if (messages.at(-1)?.role !== "user") throw invalid("messages", "The last message has to be yours");
  const persona = defaultPersona(state, user.id) ?? null;
  const { endpointModel } = firstModel(state);
  const userName = nameInChat(user, persona);
  const names = { user: userName, char: draft.name };
  const request: ReplyRequest = {
    task: "send",
    // The improviser's choices follow the draft, which has no id of its own.
    seed: `${body.clientRequestId}|${JSON.stringify(body.draft)}`,
    speaker: { id: "draft", ...draft },
    others: [],
    user: { name: userName, description: persona?.description ?? user.description ?? "" },
    preferences: effectivePreferences(user.preferences),
    history: messages.map(({ role, content }) => ({
      role,
      name: role === "user" ? userName : draft.name,
      content: withNames(content, names),
    })),
    avoid: [],
    instruction: null,
    draft: null,
    lore: [],
    ...(endpointModel !== undefined && { model: endpointModel }),
  };
  if (body.stream) return new StreamAnswer(suggestionEvents(context, request));
  return new LaterAnswer(suggestionText(context, request).then((text) => ({ success: true, data: { text } })));
});
