import { type ChatRow, isOfUser, timeOf } from "#src/domain/chat/chat-row.ts";
import { chatTexts } from "../chat-texts.ts";
import { messageTime } from "./message-time.ts";

/** What a row is called where its rows are walked: who, and when. */
export function rowLabel(row: ChatRow): string {
  return `${isOfUser(row) ? chatTexts.you : row.speaker.name}, ${messageTime(timeOf(row))}`;
}
