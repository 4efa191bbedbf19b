import { userBubble, userRow } from "#src/parts/message-bubble/message-bubble.ts";
import type { ChatRow } from "#src/domain/chat/chat-row.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { FloatingActions } from "./message-actions.tsx";
import { MessageEditor } from "./message-editor-on-demand.tsx";
import { MessageSheetOnDemand } from "./message-sheet-on-demand.tsx";
import { RowMarks } from "./row-marks.tsx";
import * as styles from "./row-styles.ts";
import { UnsentNote } from "./user-message.tsx";
import { useEditing } from "./use-editing.ts";
import { useRowGestures } from "./use-row-gestures.ts";

/** A message that is entirely an out-of-character note: a centred dashed pill (design §10). */
export function OocMessage({ row, note }: { row: ChatRow; note: string }) {
  const { isEditing, isBegun, begin, end } = useEditing(row);
  const gestures = useRowGestures(row, false);

  if (isEditing && row.kind === "stored") {
    return (
      <div className={userRow}>
        <div className={userBubble} data-bubble="" data-wide="">
          <MessageEditor message={row.message} isBegun={isBegun} onClose={end} />
        </div>
      </div>
    );
  }
  return (
    <div {...gestures.props}>
      <div className={styles.oocRow}>
        <div className={styles.oocPill} data-bubble="">
          <b>OOC</b>
          <Prose text={note} isStory={false} />
          <RowMarks rowKey={row.key} factId={null} />
          {row.kind === "stored" && gestures.isActive && (
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
      </div>
      <MessageSheetOnDemand
        isOpen={gestures.isSheetOpen && row.kind === "stored"}
        row={row}
        isLastReply={false}
        isOpening={false}
        canRewrite={false}
        onEdit={begin}
        onClose={gestures.closeSheet}
      />
      {row.kind === "unsent" && (
        <div className={userRow}>
          <UnsentNote row={row} />
        </div>
      )}
    </div>
  );
}
