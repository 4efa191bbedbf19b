import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import CopyIcon from "lucide-react/icons/copy";
import PencilIcon from "lucide-react/icons/pencil";
import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import type { Message } from "#src/generated/api/model/message.ts";
import { localPrefix } from "#src/data/message/message-window.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { useChatFrame } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";
import * as styles from "./row-styles.ts";

/** The actions under the newest reply: swipes and, apart from them, write again, edit, copy. */
export function RowActions({
  message,
  isOpening,
  onEdit,
}: {
  message: Message;
  isOpening: boolean;
  onEdit: () => void;
}) {
  const { actions } = useChatFrame();
  const isLocal = message.id.startsWith(localPrefix);
  return (
    <div className={styles.actions} role="group" aria-label={chatTexts.actions}>
      {(!isOpening || message.alternates.length > 1) && <SwipeControl message={message} canWriteMore={!isOpening} />}
      <div className={styles.actionGroup}>
        {!isOpening && (
          <IconButton label={chatTexts.regenerate} size="xs" onClick={() => actions.regenerate(message)}>
            <RefreshCwIcon />
          </IconButton>
        )}
        {!isLocal && <EditButton onEdit={onEdit} />}
        <CopyButton text={message.content} />
      </div>
    </div>
  );
}

/** The actions of an older row, while the pointer or the focus is in it. */
export function FloatingActions({ message, onEdit }: { message: Message; onEdit: () => void }) {
  return (
    <div className={styles.floatingActions} role="group" aria-label={chatTexts.actions}>
      {message.alternates.length > 1 && message.role === "character" && (
        <SwipeControl message={message} canWriteMore={false} />
      )}
      <div className={styles.actionGroup}>
        {!message.id.startsWith(localPrefix) && <EditButton onEdit={onEdit} />}
        <CopyButton text={message.content} />
      </div>
    </div>
  );
}

/** ‹ 2 / 3 ›: chooses among a message's versions; past the last one of the newest reply a new one is written. */
function SwipeControl({ message, canWriteMore }: { message: Message; canWriteMore: boolean }) {
  const { actions } = useChatFrame();
  const at = Math.max(
    0,
    message.alternates.findIndex(({ id }) => id === message.activeAlternate),
  );
  const count = message.alternates.length;
  const isLast = at === count - 1;
  const before = message.alternates[at - 1];
  const after = message.alternates[at + 1];
  return (
    <div className={styles.actionGroup}>
      <IconButton
        label={chatTexts.previous}
        size="xs"
        disabled={before === undefined}
        onClick={() => before && actions.choose(message, before.id)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span className={styles.count} role="status" aria-label={chatTexts.versionOf(at + 1, count)}>
        {at + 1} / {count}
      </span>
      <IconButton
        label={isLast && canWriteMore ? chatTexts.anotherVersion : chatTexts.next}
        size="xs"
        disabled={isLast && !canWriteMore}
        onClick={() => (after === undefined ? actions.regenerate(message) : actions.choose(message, after.id))}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}

function EditButton({ onEdit }: { onEdit: () => void }) {
  return (
    <IconButton label={chatTexts.edit} size="xs" onClick={onEdit}>
      <PencilIcon />
    </IconButton>
  );
}

function CopyButton({ text }: { text: string }) {
  const { actions } = useChatFrame();
  return (
    <IconButton label={chatTexts.copy} size="xs" onClick={() => actions.copy(text)}>
      <CopyIcon />
    </IconButton>
  );
}
