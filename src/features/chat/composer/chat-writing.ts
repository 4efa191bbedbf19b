import { continueReply, edit, regenerate, stop } from "#src/data/message/reply-actions.ts";
import { isReplyRunning, joinReply } from "#src/data/message/run-reply.ts";
import { sendAndRead, takeBackMessage } from "#src/data/message/send-message.ts";
import { startThread } from "#src/data/message/start-thread.ts";
import { suggestLine } from "#src/data/message/suggest-line.ts";

/** What a chat does besides showing itself. In a file of its own, which comes after the words (on-writing.ts). */
export const chatWriting = {
  continueReply,
  edit,
  isReplyRunning,
  joinReply,
  regenerate,
  sendAndRead,
  startThread,
  stop,
  suggestLine,
  takeBackMessage,
};

export type ChatWriting = typeof chatWriting;
