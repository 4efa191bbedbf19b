import type { ChatRow } from "#src/data/message/message-window.ts";
import { chatTexts } from "../chat-texts.ts";
import { messageTime } from "./message-time.ts";

/** What a row is called where its rows are walked: who, and when. */
export function rowLabel({ message }: ChatRow, characterName: string): string {
  return `${message.role === "user" ? chatTexts.you : characterName}, ${messageTime(message.createdAt)}`;
}
