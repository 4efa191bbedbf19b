import { suggestLine } from "#src/data/message/suggest-line.ts";
import { edit } from "#src/data/reply/edit-message.ts";
import { continueReply, regenerate, speak, stop } from "#src/data/reply/reply-actions.ts";
import { isReplyRunning, joinReply } from "#src/data/reply/run-reply.ts";
import { sendAndRead, takeBackMessage } from "#src/data/reply/send-message.ts";
import { startThread } from "#src/data/reply/start-thread.ts";

/** The chat's actions, in a chunk of their own that loads after the messages (on-writing.ts). */
export const chatWriting = {
  continueReply,
  edit,
  isReplyRunning,
  joinReply,
  regenerate,
  sendAndRead,
  speak,
  startThread,
  stop,
  suggestLine,
  takeBackMessage,
};

export type ChatWriting = typeof chatWriting;
