import { type ChatStore, useChat } from "#src/data/reply/chat-store.ts";
import { proseNodes } from "#src/parts/prose/prose.tsx";
import { plainText } from "#src/parts/prose/prose-node.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";

/** Announces a finished reply once to screen readers, not its single words (design §10). */
export function ReplyAnnouncer({ chat }: { chat: ChatStore }) {
  const finished = useChat(chat, (state) => state.finished);
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {finished !== null && finished.text.trim() !== ""
        ? `${finished.name}: ${proseNodes(finished.text, { isStory: true })
            .map((node) => plainText([node]))
            .join("\n")}`
        : ""}
    </VisuallyHidden>
  );
}
