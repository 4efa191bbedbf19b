import type { ChatRow } from "#src/data/message/message-window.ts";
import { useKeyedPart } from "#src/data/message/keyed-store.ts";
import { replyTexts } from "#src/data/message/reply-store.ts";
import { closeCutText } from "#src/parts/prose/close-open-marks.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { FloatingActions, RowActions } from "./message-actions.tsx";
import { MessageEditor } from "./message-editor-on-demand.tsx";
import { clockTime, fullTime } from "./message-time.ts";
import { MessagePicture } from "./message-picture.tsx";
import { MessageSheetOnDemand } from "./message-sheet-on-demand.tsx";
import { ReplyStatus } from "./reply-status.tsx";
import { RunningText } from "./running-text.tsx";
import * as styles from "./row-styles.ts";
import { useEditing } from "./use-editing.ts";
import { useRowGestures } from "./use-row-gestures.ts";

/** What a character says: avatar, bubble with name and time, and under the newest one its actions (design §10). */
export function CharacterMessage({
  row,
  isLastReply,
  isOpening,
}: {
  row: ChatRow;
  isLastReply: boolean;
  isOpening: boolean;
}) {
  const { message } = row;
  const frame = useChatFrame();
  // Not the words: they are followed where they are drawn, so that each of them draws only itself.
  const ended = useKeyedPart(replyTexts, message.id, (live) => (live === null ? "none" : live.endedRevision));
  const { isEditing, begin, end } = useEditing(row.key);
  const gestures = useRowGestures(message, isLastReply && !isOpening);
  // The words of the stream stand until the finished message, or a later one, has reached this row.
  const isLive = ended !== "none" && (ended === null || message.revision < ended);
  const isRunning = isLive ? ended === null : message.status === "running";
  const text = (isLive ? replyTexts.get(message.id)?.text : undefined) ?? message.content;

  const about = {
    message,
    isLastReply,
    isOpening,
    onEdit: begin,
    onMore: gestures.openSheet,
  };

  return (
    <>
      {isOpening && frame.portrait !== null && (
        <div className={styles.portrait}>
          <Picture
            src={frame.portrait}
            alt={frame.characterName}
            seed={frame.characterId}
            name={frame.characterName}
            ratio="poster"
            isPriority
          />
        </div>
      )}
      <div className={styles.characterRow} {...gestures.props}>
        <Avatar
          src={frame.characterIcon}
          name={frame.characterName}
          seed={frame.characterId}
          size={frame.isNarrow ? 30 : 40}
          isDecorative
          // The same in every row, and in the header: it is there, and need not fade in with each row that scrolls in.
          isPriority
        />
        <div className={styles.characterColumn}>
          <div className={styles.characterBubble} data-row-face="" data-wide={isEditing || undefined}>
            <div className={styles.meta}>
              <span className={styles.speaker}>{frame.characterName}</span>
              {!isRunning && (
                <time
                  className={styles.time}
                  dateTime={message.createdAt}
                  title={gestures.isActive ? fullTime(message.createdAt) : undefined}
                >
                  {clockTime(message.createdAt)}
                </time>
              )}
            </div>
            {isEditing ? (
              <MessageEditor message={message} onClose={end} />
            ) : isRunning ? (
              <RunningText message={message} />
            ) : (
              text !== "" && <Prose text={message.status === "complete" ? text : closeCutText(text)} />
            )}
            {!isRunning && <MessagePicture message={message} />}
            {!isEditing && (
              <ReplyStatus message={message} isRunning={isRunning} isLastReply={isLastReply} text={text} />
            )}
            {!isEditing && !isRunning && !isLastReply && gestures.isActive && <FloatingActions {...about} />}
          </div>
          {!isEditing && !isRunning && isLastReply && <RowActions {...about} />}
          <MessageSheetOnDemand
            isOpen={gestures.isSheetOpen}
            message={message}
            isLastReply={isLastReply}
            isOpening={isOpening}
            onEdit={begin}
            onClose={gestures.closeSheet}
          />
        </div>
      </div>
    </>
  );
}
