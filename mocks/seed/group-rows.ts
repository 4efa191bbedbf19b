import type { Context } from "../backend/context.ts";
import type { GroupChatRow, ThreadRow } from "../backend/state/chat-rows.ts";
import { aMessage, aThread } from "./builders.ts";

const cast = {
  "char-thessaly-wren": "Thessaly Wren",
  "char-bruno-castellane": "Bruno Castellane",
  "char-maren-holloway": "Maren Holloway",
  "char-ilario-voss": "Ilario Voss",
  "char-isolde-marchetti": "Isolde Marchetti",
} as const;

type GroupGiven = Partial<GroupChatRow> & Pick<GroupChatRow, "id" | "userId">;

/** A group of the first `count` of the cast, at most five; `given` says what matters to the case. */
export function aGroupChat(context: Context, given: GroupGiven, count = 3): GroupChatRow {
  const now = new Date(context.clock.now()).toISOString();
  return {
    groupName: "",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    members: Object.entries(cast)
      .slice(0, count)
      .map(([characterId, characterName]) => ({
        memberId: `${given.id}-${characterId}`,
        characterId,
        variantId: context.state.variants.in(characterId)[0]?.id ?? "",
        characterName,
        firstMessage: "",
      })),
    lorebookIds: [],
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...given,
  };
}

/** A group of `count` and a thread of it without messages; ids are the group's with `group-` and `thread-` before them. */
export function putGroupThread(
  context: Context,
  { name, userId, count, ...given }: { name: string; userId: string; count: number } & Partial<ThreadRow>,
): { group: GroupChatRow; thread: ThreadRow } {
  const { state } = context;
  const createdAt = new Date(context.clock.now()).toISOString();
  const group = state.groupChats.put(aGroupChat(context, { id: `group-${name}`, userId }, count));
  const thread = aThread({
    id: `thread-${name}`,
    userId,
    kind: "group",
    characterId: null,
    groupId: group.id,
    createdAt,
    updatedAt: createdAt,
    ...given,
  });
  return { group, thread: state.threads.put(thread) };
}

/** Two groups of a user: one in the middle of its scene, one that was never begun (GAP-138). */
export function putGroupChats(context: Context, userId: string): void {
  const { state } = context;
  const at = (minutesAgo: number) => new Date(context.clock.now() - minutesAgo * 60_000).toISOString();
  const bakery = state.groupChats.put(
    aGroupChat(context, { id: "group-night-bakery", userId, groupName: "The Night Bakery", updatedAt: at(30) }),
  );
  state.groupChats.put(aGroupChat(context, { id: "group-unbegun", userId, updatedAt: at(90) }));
  const [speaker] = bakery.members;
  const thread = state.threads.put(
    aThread({
      id: "thread-night-bakery",
      userId,
      kind: "group",
      characterId: null,
      groupId: bakery.id,
      seenMessageId: "message-bakery-1",
      createdAt: at(40),
      updatedAt: at(30),
    }),
  );
  state.messages.put(
    aMessage({
      id: "message-bakery-1",
      threadId: thread.id,
      position: 0,
      role: "character",
      memberId: speaker?.memberId ?? null,
      characterId: speaker?.characterId ?? null,
      content: "Thessaly is burning something on purpose.",
      createdAt: at(30),
    }),
  );
}
