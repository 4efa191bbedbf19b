import CircleAlertIcon from "lucide-react/icons/circle-alert";
import { memo, useRef } from "react";
import { type ChatRow, isOfUser, isUnfinished, storedOf, textOf } from "#src/domain/chat/chat-row.ts";
import { isDamaged } from "#src/domain/chat/readable-message.ts";
import { oocNote } from "#src/parts/prose/ooc-note.ts";
import { Button } from "#src/ui/button/button.tsx";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { CharacterMessage } from "./character-message.tsx";
import { OocMessage } from "./ooc-message.tsx";
import { focusRow } from "./row-element.ts";
import { askLine, dayMark, rowOuter, status } from "./row-styles.ts";
import { UserMessage } from "./user-message.tsx";

export type MessageRowProps = {
  row: ChatRow;
  /** Name of the day that starts with this row. */
  day: string | null;
  /** The newest reply: its actions always show, and only it can be regenerated. */
  isLastReply: boolean;
  /** The opening of the thread, shown with the portrait above it. */
  isOpening: boolean;
  /** Another version can be written: of the newest reply, in a group of any in the last round. */
  canRewrite: boolean;
  /** The speaker goes on: from the row before, in the row behind. Groups only. */
  isJoined: boolean;
  joinsOn: boolean;
  /** The chat's last message, of the user's, which nobody answers. */
  isUnanswered: boolean;
  /** Id of the fact pinned from this message. */
  pinnedFact: string | null;
};

/** One row of a conversation. Re-renders only when its own row object changes. */
export const MessageRow = memo(function MessageRow({
  row,
  day,
  isJoined,
  joinsOn,
  isUnanswered,
  ...about
}: MessageRowProps) {
  const note = isUnfinished(row) ? null : oocNote(textOf(row));
  const message = storedOf(row);
  return (
    <div className={rowOuter} data-joined={isJoined || undefined} data-joins-on={joinsOn || undefined}>
      {day !== null && (
        <p className={dayMark}>
          <span>{day}</span>
        </p>
      )}
      {isOfUser(row) ? (
        note === null ? (
          <UserMessage row={row} pinnedFact={about.pinnedFact} />
        ) : (
          <OocMessage row={row} note={note} />
        )
      ) : (
        <CharacterMessage row={row} isJoined={isJoined} {...about} />
      )}
      {isUnanswered && <GetReply rowKey={row.key} />}
      {message !== null && isDamaged(message) && (
        <p className={status} data-tone="danger">
          <CircleAlertIcon />
          <span>{chatTexts.damaged}</span>
        </p>
      )}
    </div>
  );
});

function GetReply({ rowKey }: { rowKey: string }) {
  const { actions } = useChatFrame();
  function ask() {
    // The button goes; the focus stays at the reading position.
    focusRow(rowKey);
    actions.getReply();
  }
  const line = useRef<HTMLDivElement>(null);
  useToastOffset(line);
  return (
    <div ref={line} className={askLine}>
      <Button size="sm" variant="line" onClick={ask}>
        {chatTexts.getReply}
      </Button>
    </div>
  );
}
