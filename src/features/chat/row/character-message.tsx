import { ofId } from "#src/domain/chat/chat-state.ts";
import { useChat } from "#src/data/reply/chat-store.ts";
import { type ChatRow, isUnfinished, storedOf, textOf, timeOf } from "#src/domain/chat/chat-row.ts";
import { useChatFrame } from "#src/features/chat/chat-frame.ts";
import { chatTexts } from "#src/features/chat/chat-texts.ts";
import { wholeSentences } from "#src/lib/text.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { Caret } from "#src/parts/prose/caret.tsx";
import { closeCutText } from "#src/parts/prose/close-open-marks.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { smallVeil, veil } from "#src/parts/veil/veil.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { characterBubble } from "#src/parts/message-bubble/message-bubble.ts";
import { css, cx } from "#styled-system/css";
import { FloatingActions, RowActions } from "./message-actions.tsx";
import { MessageEditor } from "./message-editor-on-demand.tsx";
import type { MessageRowProps } from "./message-row.tsx";
import { MessagePicture } from "./message-picture.tsx";
import { MessageSheetOnDemand } from "./message-sheet-on-demand.tsx";
import { clockTime, fullTime } from "./message-time.ts";
import { ReplyStatus } from "./reply-status.tsx";
import { RowMarks } from "./row-marks.tsx";
import * as styles from "./row-styles.ts";
import { speakerColour } from "./speaker-colour.ts";
import { useEditing } from "./use-editing.ts";
import { useRowGestures } from "./use-row-gestures.ts";
import { WorldLine } from "./world-line.tsx";

const beforeWords = css({ color: "fg.muted", ofChat: "0.84375" });

/** A streaming reply: its text followed by the caret, or the caret alone before the first word. */
function RunningText({ row }: { row: ChatRow }) {
  const { chat } = useChatFrame();
  const id = storedOf(row)?.id ?? "";
  const text = useChat(chat, (state) => ofId(state.texts, id)) ?? textOf(row);
  const { name } = row.speaker;
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const phase = useChat(chat, (state) => state.reply?.phase);
  const shown = isStill ? wholeSentences(text) : text;
  if (shown.trim() === "") {
    return (
      <p className={beforeWords}>
        {phase === "sending" ? chatTexts.waiting(name) : chatTexts.writing(name)}
        <Caret />
      </p>
    );
  }
  return <Prose text={shown} isRunning />;
}

/** A character's message: avatar, bubble with name and time, and actions under the newest one (design §10). */
export function CharacterMessage({
  row,
  isLastReply,
  isOpening,
  canRewrite,
  isJoined,
  pinnedFact,
}: Omit<MessageRowProps, "day" | "joinsOn" | "isUnanswered">) {
  const { speaker } = row;
  const memberColour = speaker.kind === "character" && speaker.memberId !== null ? speakerColour(speaker.colour) : null;
  const portrait = speaker.kind === "character" ? speaker.portrait : null;
  const icon = speaker.kind === "character" ? speaker.icon : null;
  const seed = (speaker.kind === "character" ? speaker.characterId : null) ?? "";
  const message = storedOf(row);
  const { chat, isNarrow, blursPictures } = useChatFrame();
  // Subscribes only to whether there is text; streaming text is subscribed to where it is rendered.
  const isLive = useChat(chat, (state) => message !== null && ofId(state.texts, message.id) !== undefined);
  const { isEditing, isBegun, begin, end } = useEditing(row);
  const gestures = useRowGestures(row, canRewrite);
  const isRunning = isLive || isUnfinished(row);
  const text = textOf(row);
  const time = timeOf(row);

  const about = {
    row,
    isLastReply,
    isOpening,
    canRewrite,
    onEdit: begin,
    onMore: gestures.openSheet,
  };

  return (
    <>
      {isOpening && portrait !== null && (
        <div className={cx(styles.portrait, blursPictures && veil)}>
          <Picture src={portrait} alt={speaker.name} seed={seed} name={speaker.name} ratio="poster" isPriority />
        </div>
      )}
      <div
        className={cx(styles.characterRow, memberColour)}
        data-member={memberColour === null ? undefined : ""}
        {...gestures.props}
      >
        {isJoined ? (
          <span />
        ) : (
          <Avatar
            src={icon}
            name={speaker.name}
            seed={seed}
            size={isNarrow ? 30 : 40}
            isDecorative
            {...(blursPictures && { className: smallVeil })}
            // No fade-in: the picture is already loaded for the header and would fade in on every row scrolled in.
            isPriority
          />
        )}
        <div className={styles.characterColumn}>
          <div className={characterBubble} data-bubble="" data-wide={isEditing || undefined}>
            {!isJoined && (
              <div className={styles.meta}>
                <bdi className={styles.speaker}>{speaker.name}</bdi>
                {!isRunning && (
                  <time className={styles.time} dateTime={time} title={gestures.isActive ? fullTime(time) : undefined}>
                    {clockTime(time)}
                  </time>
                )}
                {!isRunning && <RowMarks rowKey={row.key} factId={pinnedFact} />}
              </div>
            )}
            {isJoined && !isEditing && <RowMarks rowKey={row.key} factId={pinnedFact} />}
            {isEditing && message !== null ? (
              <MessageEditor message={message} isBegun={isBegun} onClose={end} />
            ) : isRunning ? (
              <RunningText row={row} />
            ) : (
              text !== "" && <Prose text={(message?.status ?? "complete") === "complete" ? text : closeCutText(text)} />
            )}
            {!isRunning && <MessagePicture row={row} />}
            {!isEditing && <ReplyStatus row={row} isRunning={isRunning} canRewrite={canRewrite} />}
            {!isEditing && !isRunning && <WorldLine row={row} />}
            {!isEditing && !isRunning && !isLastReply && gestures.isActive && <FloatingActions {...about} />}
          </div>
          {!isEditing && !isRunning && isLastReply && <RowActions {...about} />}
          <MessageSheetOnDemand
            isOpen={gestures.isSheetOpen}
            row={row}
            isLastReply={isLastReply}
            isOpening={isOpening}
            canRewrite={canRewrite}
            onEdit={begin}
            onClose={gestures.closeSheet}
          />
        </div>
      </div>
    </>
  );
}
