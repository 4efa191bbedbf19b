import type { ReplyRow, ReplyTurnRow } from "./chat-rows.ts";
import type { TableName, UploadRow } from "./rows.ts";

/** A reply as stored by earlier versions: one message, without turns. */
type OneMessageReply = Omit<ReplyRow, "turns" | "waiting"> & ReplyTurnRow;

/** A picture as stored by earlier versions. */
type EncodedUpload = Omit<UploadRow, "size" | "bytes"> & { base64: string };

/** A row, possibly stored by an earlier version, in this version's shape. */
export function upgraded(table: TableName, row: unknown): unknown {
  if (table === "uploads" && row !== null && "base64" in (row as object)) {
    const { base64, ...upload } = row as EncodedUpload;
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return { ...upload, size: bytes.length, bytes } satisfies UploadRow;
  }
  if (table !== "replies" || row === null || "turns" in (row as object)) return row;
  const { messageId, alternateId, variantId, preferences, ...reply } = row as OneMessageReply;
  const turn: ReplyTurnRow = { messageId, alternateId, variantId, preferences, startedAt: reply.startedAt };
  return { ...reply, turns: [turn], waiting: [] } satisfies ReplyRow;
}
