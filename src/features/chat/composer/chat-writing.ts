import { suggestLine } from "#src/data/message/suggest-line.ts";
import { edit } from "#src/data/reply/edit-message.ts";
import { continueReply, regenerate, stop } from "#src/data/reply/reply-actions.ts";
import { isReplyRunning, joinReply } from "#src/data/reply/run-reply.ts";
import { sendAndRead, takeBackMessage } from "#src/data/reply/send-message.ts";
import { startThread } from "#src/data/reply/start-thread.ts";

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
