import type { Checkpoint } from "#src/generated/api/model/checkpoint.ts";
import type { ThreadWay } from "#src/generated/api/model/threadWay.ts";
import { preview } from "../reply/wording.ts";
import type { CheckpointRow, MessageRow, ThreadRow } from "../state/chat-rows.ts";
import type { State } from "../state/state.ts";
import { messagesOf, shownText } from "./message-view.ts";

/** A checkpoint as the contract shows it; its message is one of these. */
export function checkpointView(
  { id, threadId, messageId, name, createdAt }: CheckpointRow,
  messages: readonly MessageRow[],
): Checkpoint {
  const index = messages.findIndex((message) => message.id === messageId);
  return { id, threadId, messageId, index, name, createdAt };
}

/** A branch, and not a whole copy. */
const isBranch = ({ parentThreadId, branchMessageId }: ThreadRow): boolean =>
  parentThreadId !== null && branchMessageId !== null;

const parentOf = (state: State, thread: ThreadRow): ThreadRow | undefined =>
  isBranch(thread) ? state.threads.get(thread.parentThreadId ?? "") : undefined;

/** The threads that share a beginning with this one, deleted ones too; a parent before its branches. */
function familyOf(state: State, thread: ThreadRow): ThreadRow[] {
  let trunk = thread;
  for (let parent = parentOf(state, trunk); parent !== undefined; parent = parentOf(state, trunk)) trunk = parent;
  const family = [trunk];
  const branches = state.threads.in(thread.userId).filter(isBranch);
  // Grows while it is walked: each brings its own branches.
  for (const member of family) family.push(...branches.filter(({ parentThreadId }) => parentThreadId === member.id));
  return family;
}

/** How many of a branch's messages were copied. Threads of earlier versions do not say: what is older than they are. */
function sharedBy(thread: ThreadRow, messages: readonly MessageRow[]): number {
  if (!isBranch(thread)) return 0;
  const { copiedCount } = thread;
  return messages.filter(({ position, createdAt }) =>
    copiedCount === undefined ? createdAt < thread.createdAt : position < copiedCount,
  ).length;
}

type Place = { parent: ThreadRow; at: number };

/** Where a branch differs from a thread that still exists; null where none of its parents does. */
function partingOf(state: State, thread: ThreadRow): Place | null {
  let at = sharedBy(thread, messagesOf(state, thread.id)) - 1;
  for (let parent = parentOf(state, thread); parent !== undefined; parent = parentOf(state, parent)) {
    const shared = sharedBy(parent, messagesOf(state, parent.id));
    // Within what the parent shares with its own, it parts from that one.
    const isOwn = !isBranch(parent) || at >= shared;
    if (parent.deletedAt === null && isOwn) return { parent, at };
    at = Math.min(at, shared - 1);
  }
  return null;
}

function wayOf(state: State, thread: ThreadRow): ThreadWay {
  const messages = messagesOf(state, thread.id);
  const parting = partingOf(state, thread);
  const at = parting === null ? null : Math.max(0, Math.min(parting.at, messages.length - 1));
  const own = at === null ? messages : messages.slice(at + 1);
  const line = (message: MessageRow | undefined) => (message ? preview(shownText(state, message)) : null);
  return {
    threadId: thread.id,
    title: thread.title,
    opening: line(messages[0]) ?? "",
    openingMessageId: messages[0]?.id ?? null,
    parentThreadId: parting?.parent.id ?? null,
    partedAt: at,
    partedLine: at === null ? null : line(messages[at]),
    partedMessageId: parting === null ? null : (messagesOf(state, parting.parent.id)[parting.at]?.id ?? null),
    firstLine: line(own.find(({ role }) => role === "user")),
    lastLine: line(own.at(-1)),
    lastMessageId: messages.at(-1)?.id ?? null,
    total: messages.length,
    updatedAt: thread.updatedAt,
  };
}

/** Every way of a thread's family that still exists, and what is named in them. */
export function treeOf(state: State, thread: ThreadRow): { ways: ThreadWay[]; checkpoints: Checkpoint[] } {
  const living = familyOf(state, thread).filter(({ deletedAt }) => deletedAt === null);
  return {
    ways: living.map((member) => wayOf(state, member)),
    checkpoints: living.flatMap(({ id }) => {
      const messages = messagesOf(state, id);
      return state.checkpoints
        .in(id)
        .filter(({ messageId }) => messages.some((message) => message.id === messageId))
        .map((row) => checkpointView(row, messages));
    }),
  };
}
