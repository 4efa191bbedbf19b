import { userBubble, userRow } from "#src/parts/message-bubble/message-bubble.ts";
import CircleAlertIcon from "lucide-react/icons/circle-alert";
import { textOf, type UnsentRow } from "#src/domain/chat/chat-row.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { FloatingActions } from "./message-actions.tsx";
import { MessageEditor } from "./message-editor-on-demand.tsx";
import { MessagePicture } from "./message-picture.tsx";
import { MessageSheetOnDemand } from "./message-sheet-on-demand.tsx";
import type { MessageRowProps } from "./message-row.tsx";
import { Retry } from "./reply-status.tsx";
import { RowMarks } from "./row-marks.tsx";
import * as styles from "./row-styles.ts";
import { useEditing } from "./use-editing.ts";
import { useRowGestures } from "./use-row-gestures.ts";

/** A user's message: on the right, warm background, no avatar (design §10). An unsent one stays, with Retry. */
export function UserMessage({ row, pinnedFact }: Pick<MessageRowProps, "row" | "pinnedFact">) {
  const { isEditing, isBegun, begin, end } = useEditing(row);
  const gestures = useRowGestures(row, false);
  const isStored = row.kind === "stored";

  return (
    <div className={userRow} {...gestures.props}>
      <div className={userBubble} data-bubble="" data-wide={isEditing || undefined}>
        {!isEditing && <RowMarks rowKey={row.key} factId={pinnedFact} />}
        {isEditing && isStored ? (
          <MessageEditor message={row.message} isBegun={isBegun} onClose={end} />
        ) : (
          <Prose text={textOf(row)} />
        )}
        <MessagePicture row={row} />
        {row.kind === "outgoing" && <VisuallyHidden>{chatTexts.sending}</VisuallyHidden>}
        {isStored && !isEditing && gestures.isActive && (
          <FloatingActions
            row={row}
            isLastReply={false}
            isOpening={false}
            canRewrite={false}
            onEdit={begin}
            onMore={gestures.openSheet}
          />
        )}
      </div>
      {row.kind === "unsent" && <UnsentNote row={row} />}
      <MessageSheetOnDemand
        isOpen={gestures.isSheetOpen && isStored}
        row={row}
        isLastReply={false}
        isOpening={false}
        canRewrite={false}
        onEdit={begin}
        onClose={gestures.closeSheet}
      />
    </div>
  );
}

/** Under a message that failed to send: the reason, Retry and Edit. */
export function UnsentNote({ row }: { row: UnsentRow }) {
  const { actions } = useChatFrame();
  return (
    <div className={styles.belowUser} role="alert">
      <CircleAlertIcon />
      <span>{row.problem}</span>
      <Retry label={chatTexts.retry} rowKey={row.key} onPress={() => actions.sendAgain(row)} />
      <Button size="sm" variant="ghost" onClick={() => actions.takeBack(row)}>
        {chatTexts.edit}
      </Button>
    </div>
  );
}
