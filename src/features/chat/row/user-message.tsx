import CircleAlertIcon from "lucide-react/icons/circle-alert";
import type { ChatRow } from "#src/data/message/message-window.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { FloatingActions } from "./message-actions.tsx";
import { MessageEditor } from "./message-editor-on-demand.tsx";
import { MessagePicture } from "./message-picture.tsx";
import { MessageSheetOnDemand } from "./message-sheet-on-demand.tsx";
import * as styles from "./row-styles.ts";
import { useEditing } from "./use-editing.ts";
import { useRowGestures } from "./use-row-gestures.ts";

/** What the user says: at the right, on warm ground, without an avatar (design §10). An unsent one stays, with Retry. */
export function UserMessage({ row }: { row: ChatRow }) {
  const { message, delivery } = row;
  const { isEditing, begin, end } = useEditing(row.key);
  const gestures = useRowGestures(message, false);
  const isStored = delivery === "stored";

  return (
    <div className={styles.userRow} {...gestures.props}>
      <div className={styles.userBubble} data-row-face="" data-wide={isEditing || undefined}>
        {isEditing ? <MessageEditor message={message} onClose={end} /> : <Prose text={message.content} />}
        <MessagePicture message={message} />
        {delivery === "sending" && <VisuallyHidden>{chatTexts.sending}</VisuallyHidden>}
        {isStored && !isEditing && gestures.isActive && (
          <FloatingActions
            message={message}
            isLastReply={false}
            isOpening={false}
            onEdit={begin}
            onMore={gestures.openSheet}
          />
        )}
      </div>
      {delivery === "failed" && <UnsentNote row={row} />}
      <MessageSheetOnDemand
        isOpen={gestures.isSheetOpen && isStored}
        message={message}
        isLastReply={false}
        isOpening={false}
        onEdit={begin}
        onClose={gestures.closeSheet}
      />
    </div>
  );
}

/** Under a message that could not be sent: why, and the two ways on. */
export function UnsentNote({ row }: { row: ChatRow }) {
  const { actions } = useChatFrame();
  return (
    <div className={styles.belowUser} role="alert">
      <CircleAlertIcon />
      <span>{row.problem ?? chatTexts.notSent}</span>
      <Button size="sm" variant="soft" onClick={() => actions.sendAgain(row)}>
        {chatTexts.retry}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => actions.takeBack(row)}>
        {chatTexts.edit}
      </Button>
    </div>
  );
}
