import { type ChatRow, isOfUser, timeOf } from "#src/domain/chat/chat-row.ts";
import { chatTexts } from "../chat-texts.ts";
import { messageTime } from "./message-time.ts";

/** Accessible name of a row for feed navigation: speaker and time. */
export function rowLabel(row: ChatRow): string {
  return `${isOfUser(row) ? chatTexts.you : row.speaker.name}, ${messageTime(timeOf(row))}`;
}
