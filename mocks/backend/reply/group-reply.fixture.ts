import { testWorld, type TestWorld, type TestWorldOptions } from "../../hosts/node.ts";
import { putGroupThread } from "../../seed/group-rows.ts";
import type { ReadEvent } from "../../hosts/read-events.ts";
import type { ReplyRequest, ReplyScript } from "../responder/responder.ts";
import type { DirectionRow } from "../state/chat-rows.ts";

export const groupThread = "/api/v1/chat/threads/thread-round";

/** Milliseconds of each turn of this script; its text names the speaker. */
export const turnMs = 1000;
export const script = ({ speaker }: ReplyRequest): ReplyScript => {
  const pieces = Array.from({ length: 10 }, (_, i) => ({ atMs: (i + 1) * 100, text: `${speaker.name} ${i}. ` }));
  return { text: pieces.map(({ text }) => text).join(""), pieces };
};
export const wholeTurn = (name: string): string => Array.from({ length: 10 }, (_, i) => `${name} ${i}. `).join("");

export const everyone: DirectionRow = {
  replyMode: "everyone",
  mutedMemberIds: [],
  nextMemberId: null,
  alwaysCharacterIds: [],
};

type GroupWorld = TestWorld & { members: string[]; names: string[] };

/** A world with a group of `count` members in which, by default, everyone answers. */
export function groupChat(count: number, options: TestWorldOptions = {}, direction = everyone): GroupWorld {
  const world = testWorld({ ...options, context: { script, ...options.context } });
  const { group } = putGroupThread(world.context, { name: "round", userId: world.userId, count, direction });
  return {
    ...world,
    members: group.members.map(({ memberId }) => memberId),
    names: group.members.map(({ characterName }) => characterName),
  };
}

export const say = (world: TestWorld, content = "Hello", given: object = {}) =>
  world.call("POST", `${groupThread}/messages`, {
    content,
    clientMessageId: crypto.randomUUID(),
    stream: true,
    ...given,
  });

/** The messages, with text and state, that a reader has built from these events. */
export function heard(events: readonly ReadEvent[]) {
  const messages = new Map<string, { memberId: string | null; text: string; status: string }>();
  for (const { event } of events) {
    if (event.type === "turn") messages.set(event.messageId, { memberId: event.memberId, text: "", status: "running" });
    const id = "messageId" in event ? event.messageId : event.type === "end" ? event.message.id : "";
    const message = messages.get(id);
    if (!message) continue;
    if (event.type === "delta") message.text += event.text;
    if (event.type === "snapshot") message.text = event.text;
    if (event.type === "error") message.status = "failed";
    if (event.type === "end") Object.assign(message, { text: event.message.content, status: event.message.status });
  }
  return [...messages].map(([id, message]) => ({ id, ...message }));
}

/** The replies as the server lists them. */
export async function stored(world: Pick<TestWorld, "call">) {
  const { items } = (await world.call("GET", `${groupThread}/messages?pageSize=100`)).body.data;
  return (items as { id: string; role: string; memberId: string; content: string; status: string }[])
    .filter(({ role }) => role === "character")
    .map(({ id, memberId, content, status }) => ({ id, memberId, text: content, status }));
}
