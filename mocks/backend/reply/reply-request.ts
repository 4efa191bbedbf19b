import { activeOf, messagesOf } from "../views/message-view.ts";
import { nameInChat, personaInUse } from "../selection.ts";
import { found } from "../refusal.ts";
import type { Line, ReplyRequest } from "../responder/responder.ts";
import type { ReplyRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** How many turns back a responder is told of. */
const historyLength = 200;

/**
 * Everything the reply is made from. A pure function of the rows: while a reply runs, nothing before it in its thread
 * can be changed, so the request can be made again after a reload and is the same.
 */
export function replyRequest(state: State, reply: ReplyRow): ReplyRequest {
  const user = found(state.users.get(reply.userId));
  const thread = found(state.threads.get(reply.threadId));
  const message = found(state.messages.get(reply.messageId));
  const character = found(state.characters.get(message.characterId ?? ""));
  const variant = found(state.variants.get(reply.variantId));
  const persona = personaInUse(state, user, character.id, thread);
  const userName = nameInChat(user, persona);

  const history: Line[] = messagesOf(state, thread.id)
    .filter((row) => row.position < message.position)
    .slice(-historyLength)
    .map((row) => ({
      role: row.role,
      name: row.role === "user" ? userName : character.name,
      content: activeOf(row).content,
    }))
    .filter((line) => line.content !== "");
  if (reply.kind === "continue") history.push({ role: "character", name: character.name, content: reply.before });

  return {
    task: reply.kind,
    seed: `${thread.id}/${reply.id}`,
    speaker: {
      id: character.id,
      name: character.name,
      tagline: variant.variantTagline ?? character.shortMessage ?? "",
      description: variant.description ?? "",
      personality: variant.personality ?? "",
      scenario: variant.scenario ?? "",
      exampleDialogue: variant.exampleDialogue ?? "",
      firstMessage: variant.firstMessage,
    },
    others: [],
    user: { name: userName, description: persona?.description ?? user.description ?? "" },
    preferences: reply.preferences,
    history,
    avoid: message.alternates
      .filter((alternate) => alternate.id !== reply.alternateId)
      .map((alternate) => alternate.content),
    instruction: reply.instruction,
    draft: null,
    lore: [],
  };
}
