import { LoreScanDepthMax } from "#src/generated/zod/schemas/loreScanDepth.zod.ts";
import { found } from "../refusal.ts";
import type { Line, Preferences, ReplyRequest, Voice } from "../responder/responder.ts";
import { modelInUse, nameInChat, personaInUse } from "../selection.ts";
import type { GroupChatRow, MemoryRow, MessageRow, ReplyRow, ReplyTurnRow, ThreadRow } from "../state/chat-rows.ts";
import type { UserRow, VariantRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { withNamesFilled } from "../views/filled-names.ts";
import { messagesOf, shownText } from "../views/message-view.ts";
import { loreInReach } from "./lore-in-reach.ts";
import { withNames } from "./wording.ts";
import { groupOf, speakerOf, type Speaker } from "./speaker.ts";

/** Messages of history for a responder that does not say how many it reads. */
const historyLength = 200;

const joined = (...texts: (string | null)[]): string => texts.filter(Boolean).join("\n\n");

/** A character as it is played here; a group's own texts apply to each of its members. */
const voiceOf = ({ name, character, variant }: Speaker, group: GroupChatRow | undefined): Voice => ({
  id: character.id,
  name,
  tagline: variant.variantTagline ?? character.shortMessage ?? "",
  description: variant.description ?? "",
  personality: variant.personality ?? "",
  scenario: group?.scenario || (variant.scenario ?? ""),
  exampleDialogue: variant.exampleDialogue ?? "",
  firstMessage: variant.firstMessage,
  systemPrompt: group?.systemPrompt || (character.systemPrompt ?? ""),
  postHistoryInstructions: joined(character.postHistoryInstructions, group?.alwaysActiveSystemPrompt ?? ""),
});

/** The group's other members who can speak. */
const othersOf = (state: State, user: UserRow, thread: ThreadRow, { memberId }: Speaker): Voice[] =>
  (groupOf(state, thread)?.members ?? [])
    .filter((member) => member.memberId !== memberId)
    .flatMap((member) => speakerOf(state, user, thread, member.memberId) ?? [])
    .map((other) => voiceOf(other, undefined));

/** The parts of a request that do not depend on the reply. */
type Scene = {
  user: UserRow;
  thread: ThreadRow;
  speaker: Speaker;
  /** Only messages before this position are included. */
  before: number;
  /** The model chosen when the reply began; null for the chat's. */
  aiModelId: string | null;
  reads: number;
};

/** Messages as lines with their speakers' names in this chat; without empty ones. */
export function linesOf(state: State, user: UserRow, thread: ThreadRow, rows: readonly MessageRow[]): Line[] {
  const members = groupOf(state, thread)?.members ?? [];
  const userName = nameInChat(user, personaInUse(state, user, thread.characterId ?? "", thread));
  const nameOf = ({ memberId, characterId }: MessageRow): string =>
    members.find((member) => member.memberId === memberId)?.characterName ??
    state.characters.get(characterId ?? thread.characterId ?? "")?.name ??
    "";
  return rows
    .map((row) => ({
      role: row.role,
      name: row.role === "user" ? userName : nameOf(row),
      content: shownText(state, row),
    }))
    .filter((line) => line.content !== "");
}

function sceneOf(state: State, { user, thread, speaker, before, aiModelId, reads }: Scene) {
  const { character } = speaker;
  const group = groupOf(state, thread);
  const persona = personaInUse(state, user, character.id, thread);
  const userName = nameInChat(user, persona);
  const model = (state.aiModels.get(aiModelId ?? "") ?? modelInUse(state, character, user, thread, speaker.memberId))
    .endpointModel;
  const turns = messagesOf(state, thread.id).filter((row) => row.position < before);
  return {
    speaker: voiceOf(speaker, group),
    others: othersOf(state, user, thread, speaker),
    user: { name: userName, description: persona?.description ?? user.description ?? "" },
    history: linesOf(state, user, thread, turns.slice(-reads)),
    lore: loreInReach(
      state,
      speaker.variant,
      { group, thread },
      turns.slice(-LoreScanDepthMax).map((row) => shownText(state, row)),
    ).map((known) => ({ ...known, content: withNames(known.content, { user: userName, char: speaker.name }) })),
    ...(model !== undefined && { model }),
    earlierTurns: Math.max(0, turns.length - reads),
  };
}

/** The speaker of a turn, with the variant it began with even if another has been chosen since. */
function speakerOfTurn(state: State, user: UserRow, thread: ThreadRow, memberId: string | null, variant: VariantRow) {
  return { ...found(speakerOf(state, user, thread, memberId)), variant };
}

/**
 * The request for a turn. A pure function of the rows: while a reply runs, nothing before it in its thread can be
 * changed, so a reload builds the same request again.
 */
export function replyRequest(state: State, reply: ReplyRow, turn: ReplyTurnRow, reads = historyLength): ReplyRequest {
  const message = found(state.messages.get(turn.messageId));
  const user = found(state.users.get(reply.userId));
  const thread = found(state.threads.get(reply.threadId));
  const { memory: _now, ...withoutMemory } = thread;
  const variant = found(state.variants.get(turn.variantId));
  const scene = sceneOf(state, {
    user,
    // As it kept in mind when the turn began.
    thread: { ...withoutMemory, ...(turn.memory && { memory: turn.memory }) },
    speaker: speakerOfTurn(state, user, thread, message.memberId, variant),
    before: message.position,
    aiModelId: message.alternates.find(({ id }) => id === turn.alternateId)?.aiModelId ?? null,
    reads,
  });
  const { name } = scene.speaker;
  return {
    ...scene,
    task: reply.kind,
    seed: `${reply.threadId}/${reply.id}`,
    ...keptInMind(turn),
    history:
      reply.kind === "continue"
        ? [...scene.history, { role: "character", name, content: reply.before }]
        : scene.history,
    preferences: turn.preferences,
    avoid: withNamesFilled(state, message)
      .alternates.filter((alternate) => alternate.id !== turn.alternateId)
      .map((alternate) => alternate.content),
    instruction: reply.instruction,
    draft: null,
  };
}

/** The chat's memory for the request; absent if it is empty. */
function keptInMind({ memory }: { memory?: MemoryRow }): Pick<ReplyRequest, "memory"> {
  if (!memory) return {};
  const { facts, summary, note } = memory;
  return {
    memory: {
      facts: facts.map(({ text, source }) => ({ text, isNoted: source === "noted" })),
      summary: summary.text,
      note,
    },
  };
}

type Suggestion = {
  user: UserRow;
  thread: ThreadRow;
  /** The character whose scene it is; the suggestion must not speak for them. */
  speaker: Speaker;
  preferences: Preferences;
  clientId: string;
  draft: string;
};

/** The request for a suggestion of the user's next message (GAP-132). */
export function impersonationRequest(
  state: State,
  { preferences, clientId, draft, ...scene }: Suggestion,
  reads = historyLength,
): ReplyRequest {
  return {
    ...sceneOf(state, { ...scene, before: Infinity, aiModelId: null, reads }),
    task: "impersonate",
    ...keptInMind(scene.thread),
    seed: `${scene.thread.id}/${clientId}`,
    preferences,
    avoid: [],
    instruction: null,
    draft: draft === "" ? null : draft,
  };
}

/** The request that a reply sent now would be made from. */
export function nextRequest(
  state: State,
  { preferences, ...scene }: Omit<Suggestion, "clientId" | "draft">,
  reads = historyLength,
): ReplyRequest {
  return {
    ...impersonationRequest(state, { ...scene, preferences, clientId: "next", draft: "" }, reads),
    task: "send",
  };
}
