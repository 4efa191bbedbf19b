import { useStore } from "#src/client-state/store.ts";
import { finishedReplyStore } from "#src/data/message/reply-store.ts";
import { proseNodes } from "#src/parts/prose/prose.tsx";
import { plainText } from "#src/parts/prose/prose-node.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";

/** Says a finished reply once to those who listen, never its single words (design §10). */
export function ReplyAnnouncer({ threadId, characterName }: { threadId: string | null; characterName: string }) {
  const finished = useStore(finishedReplyStore);
  const isHere = finished !== null && finished.threadId === threadId && finished.text.trim() !== "";
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {isHere
        ? `${characterName}: ${proseNodes(finished.text, { isStory: true })
            .map((node) => plainText([node]))
            .join("\n")}`
        : ""}
    </VisuallyHidden>
  );
}
