import type { ChatStore } from "./chat-store.ts";
import { createPainter } from "./painter.ts";

/** Buffers streamed text on its way into a chat, which gets it at most once per render. */
export type ReplyWords = {
  readonly add: (messageId: string, text: string) => void;
  /** Flushes the buffer. Call it before any other change of the reply. */
  readonly flush: () => void;
  readonly drop: () => void;
};

export function createReplyWords(chat: ChatStore): ReplyWords {
  const gathered = new Map<string, string>();
  const painter = createPainter((messageId) => {
    const text = gathered.get(messageId);
    gathered.delete(messageId);
    if (text !== undefined) chat.dispatch({ type: "turn grown", messageId, text });
  });
  const drop = () => {
    for (const messageId of gathered.keys()) painter.cancel(messageId);
    gathered.clear();
  };
  return {
    add(messageId, text) {
      gathered.set(messageId, (gathered.get(messageId) ?? "") + text);
      painter.request(messageId);
    },
    flush() {
      const all = [...gathered];
      drop();
      for (const [messageId, text] of all) chat.dispatch({ type: "turn grown", messageId, text });
    },
    drop,
  };
}
