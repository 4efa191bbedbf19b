import type { Alternate } from "#src/generated/api/model/alternate.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { ChatFrame } from "./chat-frame.ts";

/** Which version of a message is shown, of how many, and those beside it. */
export function neighbours({ alternates, activeAlternate }: Pick<Message, "alternates" | "activeAlternate">): {
  at: number;
  count: number;
  before: Alternate | null;
  after: Alternate | null;
} {
  const at = Math.max(
    0,
    alternates.findIndex(({ id }) => id === activeAlternate),
  );
  return { at, count: alternates.length, before: alternates[at - 1] ?? null, after: alternates[at + 1] ?? null };
}

/** Shows the next or the previous version; past the last one of the newest reply a new one is written. */
export function swipeTo(
  actions: Pick<ChatFrame["actions"], "choose" | "regenerate">,
  message: Message,
  direction: 1 | -1,
  canWriteMore: boolean,
): void {
  const { before, after } = neighbours(message);
  const next = direction === 1 ? after : before;
  if (next !== null) actions.choose(message, next.id);
  else if (direction === 1 && canWriteMore) actions.regenerate(message);
}
