import type { Context } from "../backend/context.ts";
import { withNames } from "../backend/reply/wording.ts";
import { aMessage, anAlternate, aThread } from "./builders.ts";
import type { CastConversation } from "./cast/cast-member.ts";
import { conversations } from "./cast/conversations.ts";

/** The conversations a user of the demo world has had so far, as rows; the newest is minutes old. */
export function putConversations(
  context: Context,
  userId: string,
  chosen: readonly CastConversation[] = conversations,
): void {
  const { state } = context;
  const now = context.clock.now();
  const names = { user: state.users.get(userId)?.userName ?? "", char: "" };
  for (const conversation of chosen) {
    const { messages, characterId } = conversation;
    const char = state.characters.get(characterId)?.name ?? "";
    const timeOf = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
    state.threads.put(
      aThread({
        id: conversation.id,
        userId,
        characterId,
        variantId: conversation.variantId,
        aiModelId: conversation.aiModelId,
        title: conversation.title,
        isPinned: conversation.isPinned,
        seenMessageId: messages.at(-1)?.id ?? null,
        createdAt: timeOf(messages[0]?.minutesAgo ?? 0),
        updatedAt: timeOf(messages.at(-1)?.minutesAgo ?? 0),
      }),
    );
    for (const [position, message] of messages.entries()) {
      const createdAt = timeOf(message.minutesAgo);
      const alternates = message.alternates.map((content, index) =>
        anAlternate({
          id: `${message.id}-${index + 1}`,
          content: withNames(content, { ...names, char }),
          aiModelId: message.role === "character" && position > 0 ? conversation.aiModelId : null,
          createdAt,
        }),
      );
      state.messages.put(
        aMessage({
          id: message.id,
          threadId: conversation.id,
          position,
          role: message.role,
          characterId: message.role === "character" ? characterId : null,
          alternates,
          activeAlternate: alternates[message.active]?.id ?? "",
          createdAt,
        }),
      );
    }
  }
}
