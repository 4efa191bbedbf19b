import { activeOf, messagesOf } from "../views/message-view.ts";
import { modelInUse, nameInChat, personaInUse } from "../selection.ts";
import { found } from "../refusal.ts";
import type { Line, Preferences, ReplyRequest } from "../responder/responder.ts";
import type { ReplyRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** How many turns back a responder is told of that does not say how many it wants. */
const historyLength = 200;

/** Who speaks, to whom and how: all of a request that does not come from the reply itself. */
type Scene = {
  userId: string;
  threadId: string;
  characterId: string;
  variantId: string;
  before: number;
  /** The model that was chosen when the reply began; null takes the chat's. */
  aiModelId: string | null;
  reads: number;
};

function sceneOf(state: State, { userId, threadId, characterId, variantId, before, aiModelId, reads }: Scene) {
  const user = found(state.users.get(userId));
  const thread = found(state.threads.get(threadId));
  const character = found(state.characters.get(characterId));
  const variant = found(state.variants.get(variantId));
  const persona = personaInUse(state, user, character.id, thread);
  const userName = nameInChat(user, persona);
  const model = (state.aiModels.get(aiModelId ?? "") ?? modelInUse(state, character, user, thread)).endpointModel;
  const turns = messagesOf(state, thread.id).filter((row) => row.position < before);
  const history: Line[] = turns
    .slice(-reads)
    .map((row) => ({
      role: row.role,
      name: row.role === "user" ? userName : character.name,
      content: activeOf(row).content,
    }))
    .filter((line) => line.content !== "");
  return {
    speaker: {
      id: character.id,
      name: character.name,
      tagline: variant.variantTagline ?? character.shortMessage ?? "",
      description: variant.description ?? "",
      personality: variant.personality ?? "",
      scenario: variant.scenario ?? "",
      exampleDialogue: variant.exampleDialogue ?? "",
      firstMessage: variant.firstMessage,
      systemPrompt: character.systemPrompt ?? "",
      postHistoryInstructions: character.postHistoryInstructions ?? "",
    },
    others: [],
    user: { name: userName, description: persona?.description ?? user.description ?? "" },
    history,
    lore: [],
    ...(model !== undefined && { model }),
    earlierTurns: Math.max(0, turns.length - reads),
  };
}

/**
 * Everything the reply is made from. A pure function of the rows: while a reply runs, nothing before it in its thread
 * can be changed, so the request can be made again after a reload and is the same.
 */
export function replyRequest(state: State, reply: ReplyRow, reads = historyLength): ReplyRequest {
  const message = found(state.messages.get(reply.messageId));
  const scene = sceneOf(state, {
    userId: reply.userId,
    threadId: reply.threadId,
    characterId: message.characterId ?? "",
    variantId: reply.variantId,
    before: message.position,
    aiModelId: message.alternates.find(({ id }) => id === reply.alternateId)?.aiModelId ?? null,
    reads,
  });
  const { name } = scene.speaker;
  return {
    ...scene,
    task: reply.kind,
    seed: `${reply.threadId}/${reply.id}`,
    history:
      reply.kind === "continue"
        ? [...scene.history, { role: "character", name, content: reply.before }]
        : scene.history,
    preferences: reply.preferences,
    avoid: message.alternates
      .filter((alternate) => alternate.id !== reply.alternateId)
      .map((alternate) => alternate.content),
    instruction: reply.instruction,
    draft: null,
  };
}

type Suggestion = Omit<Scene, "before" | "aiModelId" | "reads"> & {
  preferences: Preferences;
  clientId: string;
  draft: string;
};

/** What the user's own next line is made from (GAP-132). */
export function impersonationRequest(
  state: State,
  { preferences, clientId, draft, ...scene }: Suggestion,
  reads = historyLength,
): ReplyRequest {
  return {
    ...sceneOf(state, { ...scene, before: Infinity, aiModelId: null, reads }),
    task: "impersonate",
    seed: `${scene.threadId}/${clientId}`,
    preferences,
    avoid: [],
    instruction: null,
    draft: draft === "" ? null : draft,
  };
}
