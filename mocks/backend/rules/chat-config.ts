import type { ChatConfigResponse } from "#src/generated/api/model/chatConfigResponse.ts";
import type { GetChatConfigParams } from "#src/generated/api/model/getChatConfigParams.ts";
import type { UpdateChatConfigBody } from "#src/generated/api/model/updateChatConfigBody.ts";
import { ownThread } from "../ownership.ts";
import { choiceOf, preferencesFor } from "../preferences.ts";
import { found, invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { modelInUse, personaInUse, variantInUse, visibleCharacter } from "../selection.ts";
import type { ThreadRow } from "../state/chat-rows.ts";
import type { StoredPreferences, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { usableModel } from "./ai-model.ts";

function threadOf(state: State, user: UserRow, characterId: string, threadId: string | undefined): ThreadRow | null {
  if (threadId === undefined) return null;
  const thread = ownThread(state, user, threadId);
  if (thread.characterId !== characterId) throw invalid("characterId", "This chat is with another character");
  return thread;
}

function config(state: State, user: UserRow, characterId: string, threadId: string | undefined): ChatConfigResponse {
  const character = visibleCharacter(state, user, characterId);
  const thread = threadOf(state, user, characterId, threadId);
  return {
    success: true,
    data: {
      characterId,
      threadId: thread?.id ?? null,
      memberId: null,
      aiModelId: modelInUse(state, character, user, thread).id,
      variantId: variantInUse(state, character, user, thread).id,
      personaId: personaInUse(state, user, characterId, thread)?.id ?? null,
      responsePreferences: { ...(thread ?? choiceOf(state, user.id, characterId)).preferences },
      effectivePreferences: preferencesFor(state, user, characterId, thread),
    },
  };
}

/** What holds for a character, or for one thread with it (GAP-136). */
export const getChatConfig = rule<{ query: GetChatConfigParams }, ChatConfigResponse>(({ state, user, query }) =>
  config(state, user, query.characterId, query.threadId),
);

/** Absent is unchanged, null inherits from the next level up (GAP-136). */
export const updateChatConfig = rule<{ body: UpdateChatConfigBody }, ChatConfigResponse>(({ state, user, body }) => {
  const character = visibleCharacter(state, user, body.characterId);
  const thread = threadOf(state, user, character.id, body.threadId);
  if (body.aiModelId !== undefined) usableModel(state, user, body.aiModelId);
  if (body.variantId !== undefined) {
    const variant = state.variants.get(body.variantId);
    found(variant?.characterId === character.id ? variant : null, "There is no such variant");
  }
  if (body.personaId && state.personas.get(body.personaId)?.userId !== user.id)
    throw invalid("personaId", "There is no such persona");

  const level = thread ?? choiceOf(state, user.id, character.id);
  const preferences: StoredPreferences = { ...level.preferences, ...body.responsePreferences };
  const changed = {
    preferences,
    aiModelId: body.aiModelId ?? level.aiModelId,
    variantId: body.variantId ?? level.variantId,
    personaId: body.personaId === undefined ? level.personaId : body.personaId,
  };
  if (thread) {
    state.threads.put({ ...thread, ...changed });
    if (body.personaId !== undefined && body.personaScope === "all") {
      for (const message of state.messages.in(thread.id)) {
        if (message.role === "user")
          state.messages.put({ ...message, personaId: body.personaId, revision: message.revision + 1 });
      }
    }
  } else state.choices.put({ ...choiceOf(state, user.id, character.id), ...changed });
  return config(state, user, character.id, body.threadId);
});
