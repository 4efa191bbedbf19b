import type { ChatStore } from "./chat-store.ts";
import { createPainter } from "./painter.ts";

/** Words on their way into a chat: gathered, so that it hears of them no oftener than it paints. */
export type ReplyWords = {
  readonly add: (messageId: string, text: string) => void;
  /** Hands over what is gathered. To be called before anything else is said of the reply. */
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
