import type { Alternate } from "#src/generated/api/model/alternate.ts";
import type { Message } from "#src/generated/api/model/message.ts";

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
