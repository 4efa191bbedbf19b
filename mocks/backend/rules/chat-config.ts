import type { ChatConfigResponse } from "#src/generated/api/model/chatConfigResponse.ts";
import type { GetChatConfigParams } from "#src/generated/api/model/getChatConfigParams.ts";
import type { UpdateChatConfigBody } from "#src/generated/api/model/updateChatConfigBody.ts";
import { ownThread } from "../ownership.ts";
import { choiceOf, memberChoiceOf, nothingStored, preferencesFor } from "../preferences.ts";
import { found, invalid } from "../refusal.ts";
import { groupOf } from "../reply/speaker.ts";
import { rule } from "../rule.ts";
import { modelInUse, ownPersona, personaInUse, variantInUse, variantOf, visibleCharacter } from "../selection.ts";
import type { GroupMemberRow, MemberChoiceRow, ThreadRow } from "../state/chat-rows.ts";
import type { StoredPreferences, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { usableModel } from "./ai-model.ts";

type Asked = Pick<GetChatConfigParams, "characterId" | "threadId" | "memberId">;

/** Which level is meant: the character, a thread with it, or one member of a group's thread. */
type Level = { thread: ThreadRow | null; member: GroupMemberRow | null };

const emptyChoice: MemberChoiceRow = { variantId: null, aiModelId: null, preferences: nothingStored };

function levelOf(state: State, user: UserRow, { characterId, threadId, memberId }: Asked): Level {
  if (threadId === undefined) {
    if (memberId !== undefined) throw invalid("memberId", "Name the chat of this member");
    return { thread: null, member: null };
  }
  const thread = ownThread(state, user, threadId);
  const members = groupOf(state, thread)?.members.filter((one) => one.characterId === characterId) ?? [];
  if (thread.characterId !== characterId && members.length === 0)
    throw invalid("characterId", "This chat is with another character");
  if (memberId === undefined) return { thread, member: null };
  const member = members.find((one) => one.memberId === memberId);
  if (!member) throw invalid("memberId", "There is no such member in this chat");
  return { thread, member };
}

/** What is stored at a level. */
function storedAt(state: State, user: UserRow, characterId: string, { thread, member }: Level) {
  if (member) return memberChoiceOf(thread, member.memberId) ?? emptyChoice;
  return thread ?? choiceOf(state, user.id, characterId);
}

function config(state: State, user: UserRow, asked: Asked): ChatConfigResponse {
  const { characterId } = asked;
  const character = visibleCharacter(state, user, characterId);
  const level = levelOf(state, user, asked);
  const { thread, member } = level;
  const memberId = member?.memberId ?? null;
  const inGroup = member ?? groupOf(state, thread)?.members.find((one) => one.characterId === characterId);
  const chosen = memberChoiceOf(thread, memberId)?.variantId ?? inGroup?.variantId ?? null;
  return {
    success: true,
    data: {
      characterId,
      threadId: thread?.id ?? null,
      memberId,
      aiModelId: modelInUse(state, character, user, thread, memberId).id,
      variantId: (variantOf(state, characterId, chosen) ?? variantInUse(state, character, user, thread)).id,
      personaId: personaInUse(state, user, characterId, thread)?.id ?? null,
      responsePreferences: { ...storedAt(state, user, characterId, level).preferences },
      effectivePreferences: preferencesFor(state, user, characterId, thread, memberId),
    },
  };
}

/** What holds for a character, for one thread with it, or for one member of a group (GAP-136). */
export const getChatConfig = rule<{ query: GetChatConfigParams }, ChatConfigResponse>(({ state, user, query }) =>
  config(state, user, query),
);

/** Gives the user's own messages of a thread to another persona. */
function retell(state: State, threadId: string, personaId: string | null): void {
  for (const message of state.messages.in(threadId))
    if (message.role === "user") state.messages.put({ ...message, personaId, revision: message.revision + 1 });
}

/** Absent is unchanged, null inherits from the next level up (GAP-136). */
export const updateChatConfig = rule<{ body: UpdateChatConfigBody }, ChatConfigResponse>(({ state, user, body }) => {
  const character = visibleCharacter(state, user, body.characterId);
  const { thread, member } = levelOf(state, user, body);
  if (body.aiModelId) usableModel(state, user, body.aiModelId);
  if (body.variantId !== undefined) {
    found(variantOf(state, character.id, body.variantId), "There is no such variant");
    if (thread?.kind === "group" && !member) throw invalid("memberId", "Name the member whose variant this is");
  }
  if (body.personaId && !ownPersona(state, user.id, body.personaId))
    throw invalid("personaId", "There is no such persona");

  const stored = storedAt(state, user, character.id, { thread, member });
  const preferences: StoredPreferences = { ...stored.preferences, ...body.responsePreferences };
  const changed = {
    preferences,
    aiModelId: body.aiModelId === undefined ? stored.aiModelId : body.aiModelId,
    variantId: body.variantId ?? stored.variantId,
  };
  if (thread) {
    // Whoever the user is, they are it for all members.
    const personaId = body.personaId === undefined ? thread.personaId : body.personaId;
    const memberChoices = member && { ...thread.memberChoices, [member.memberId]: changed };
    state.threads.put({ ...thread, ...(memberChoices ? { memberChoices } : changed), personaId });
    if (body.personaId !== undefined && body.personaScope === "all") retell(state, thread.id, body.personaId);
  } else {
    const choice = choiceOf(state, user.id, character.id);
    const personaId = body.personaId === undefined ? choice.personaId : body.personaId;
    state.choices.put({ ...choice, ...changed, personaId });
  }
  return config(state, user, body);
});
