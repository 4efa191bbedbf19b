import type { ReplyRow, ReplyTurnRow } from "./chat-rows.ts";
import type { TableName } from "./rows.ts";

/** A reply as earlier versions kept it: one message, and what it is made from beside it. */
type OneMessageReply = Omit<ReplyRow, "turns" | "waiting"> & ReplyTurnRow;

/** A row that an earlier version may have kept, in this version's shape. */
export function upgraded(table: TableName, row: unknown): unknown {
  if (table !== "replies" || row === null || "turns" in (row as object)) return row;
  const { messageId, alternateId, variantId, preferences, ...reply } = row as OneMessageReply;
  const turn: ReplyTurnRow = { messageId, alternateId, variantId, preferences, startedAt: reply.startedAt };
  return { ...reply, turns: [turn], waiting: [] } satisfies ReplyRow;
}
