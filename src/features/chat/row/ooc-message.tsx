import type { ChatRow } from "#src/data/message/message-window.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { FloatingActions } from "./message-actions.tsx";
import { MessageEditor } from "./message-editor-on-demand.tsx";
import { MessageSheetOnDemand } from "./message-sheet-on-demand.tsx";
import * as styles from "./row-styles.ts";
import { UnsentNote } from "./user-message.tsx";
import { useEditing } from "./use-editing.ts";
import { useRowGestures } from "./use-row-gestures.ts";

/** A message that is an out-of-character note as a whole: a dashed pill in the middle (design §10). */
export function OocMessage({ row, note }: { row: ChatRow; note: string }) {
  const { isEditing, begin, end } = useEditing(row.key);
  const gestures = useRowGestures(row.message, false);

  if (isEditing) {
    return (
      <div className={styles.userRow}>
        <div className={styles.userBubble} data-row-face="" data-wide="">
          <MessageEditor message={row.message} onClose={end} />
        </div>
      </div>
    );
  }
  return (
    <div {...gestures.props}>
      <div className={styles.oocRow}>
        <div className={styles.oocPill} data-row-face="">
          <b>OOC</b>
          <Prose text={note} isStory={false} />
          {row.delivery === "stored" && gestures.isActive && (
            <FloatingActions
              message={row.message}
              isLastReply={false}
              isOpening={false}
              onEdit={begin}
              onMore={gestures.openSheet}
            />
          )}
        </div>
      </div>
      <MessageSheetOnDemand
        isOpen={gestures.isSheetOpen && row.delivery === "stored"}
        message={row.message}
        isLastReply={false}
        isOpening={false}
        onEdit={begin}
        onClose={gestures.closeSheet}
      />
      {row.delivery === "failed" && (
        <div className={styles.userRow}>
          <UnsentNote row={row} />
        </div>
      )}
    </div>
  );
}
