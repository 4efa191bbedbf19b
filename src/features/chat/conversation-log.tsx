import ArrowDownIcon from "lucide-react/icons/arrow-down";
import ArrowUpIcon from "lucide-react/icons/arrow-up";
import { memo, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from "react";
import { css } from "#styled-system/css";
import { localPrefix, type ChatRow, type MessageWindow } from "#src/data/message/message-window.ts";
import { Button } from "#src/ui/button/button.tsx";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { ChatLog, type ChatLogHandle, type LogPlace } from "./chat-log.tsx";
import { useChatFrame } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";
import { rowHeight } from "./row-height.ts";
import { MessageRow } from "./message-row.tsx";
import { rowLabel } from "./row-label.ts";
import { useLoadMore } from "./use-load-more.ts";

export type ConversationLogProps = {
  window: MessageWindow;
  /** Brings the next page of a side into the window. Throws `ApiError`. */
  onLoadMore: (side: "before" | "after") => Promise<void>;
  /** Replaces a window that does not reach to the end by the newest page. */
  onJumpToNewest: () => Promise<void>;
  /** The newest stored message is before the reader's eyes. */
  onSeeEnd: (messageId: string) => void;
  keptKey: string | null;
  ref?: Ref<ChatLogHandle>;
};

const frame = css({ position: "relative", flex: "1", minHeight: "0", display: "flex", flexDirection: "column" });
const atTop = css({
  position: "absolute",
  top: "8px",
  insetInline: "0",
  zIndex: "1",
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
  "& > *": { pointerEvents: "auto", background: "bg.overlay", boxShadow: "shadow.2" },
});
const atBottom = css({
  position: "absolute",
  bottom: "10px",
  insetInline: "0",
  zIndex: "1",
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
  "& > *": { pointerEvents: "auto", background: "bg.overlay", boxShadow: "shadow.2" },
});
const note = css({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  borderRadius: "full",
  padding: "6px 8px 6px 16px",
  fontSize: "13px",
  color: "danger.text",
});
const dots = css({
  display: "grid",
  placeItems: "center",
  minHeight: "34px",
  paddingInline: "16px",
  borderRadius: "full",
  color: "fg.muted",
});

/** The messages of a chat, with what leads to those that are not in the page: earlier ones by scrolling or by a button, the newest by a press. */
export const ConversationLog = memo(function ConversationLog({
  window,
  onLoadMore,
  onJumpToNewest,
  onSeeEnd,
  keptKey,
  ref,
}: ConversationLogProps) {
  const { characterName } = useChatFrame();
  const { rows, hasBefore, hasAfter, firstIndex, total } = window;
  const log = useRef<ChatLogHandle>(null);
  const [place, setPlace] = useState<LogPlace>({ end: "end", isNearStart: false, isNearEnd: true });
  const more = useLoadMore({ place, hasBefore, hasAfter, onLoadMore });
  const missed = useMissed(rows, place.end !== "far" && !hasAfter);
  useImperativeHandle(
    ref,
    () => ({ scrollToEnd: () => log.current?.scrollToEnd(), scrollToRow: (key) => log.current?.scrollToRow(key) }),
    [],
  );

  // Whoever sends wants to see what comes of it, wherever the log stood.
  const sent = rows.findLast((row) => row.message.role === "user" && row.delivery === "sending")?.key;
  useEffect(() => {
    if (sent !== undefined) log.current?.scrollToEnd();
  }, [sent]);

  const lastReplyKey = useMemo(() => lastReply(rows)?.key ?? null, [rows]);
  const openingKey = firstIndex === 0 && rows[0]?.message.role === "character" ? rows[0].key : null;
  const renderRow = useCallback(
    (row: ChatRow) => (
      <MessageRow row={row} isLastReply={row.key === lastReplyKey} isOpening={row.key === openingKey} />
    ),
    [lastReplyKey, openingKey],
  );
  const estimate = useCallback(
    (row: ChatRow, width: number) => rowHeight(row, width, row.key === openingKey),
    [openingKey],
  );
  const labelOf = useCallback((row: ChatRow) => rowLabel(row, characterName), [characterName]);

  const newest = rows.findLast(
    (row) => row.delivery === "stored" && row.message.status !== "running" && !row.message.id.startsWith(localPrefix),
  )?.message.id;
  const isEndSeen = place.end !== "far" && !hasAfter;
  useEffect(() => {
    if (newest !== undefined && isEndSeen) onSeeEnd(newest);
  }, [newest, isEndSeen, onSeeEnd]);

  async function jump() {
    if (hasAfter) await onJumpToNewest();
    log.current?.scrollToEnd();
  }

  return (
    <div className={frame}>
      <ChatLog
        ref={log}
        rows={rows}
        renderRow={renderRow}
        estimateHeight={estimate}
        labelOf={labelOf}
        label={chatTexts.log(characterName)}
        firstPosition={firstIndex + 1}
        total={Math.max(total, rows.length)}
        isBusy={more.isLoading}
        keptKey={keptKey}
        onPlaceChange={setPlace}
      />
      {hasBefore && (place.isNearStart || more.problem !== null) && (
        <div className={atTop}>
          {more.problem !== null ? (
            <div className={note} role="alert">
              {more.problem}
              <Button size="sm" variant="soft" onClick={() => more.load("before")}>
                {chatTexts.retry}
              </Button>
            </div>
          ) : more.isLoading ? (
            <div className={dots} role="status" aria-label={chatTexts.loadingEarlier}>
              <BreathingDots />
            </div>
          ) : (
            <Button size="sm" variant="line" icon={<ArrowUpIcon />} onClick={() => more.load("before")}>
              {chatTexts.earlier}
            </Button>
          )}
        </div>
      )}
      {(place.end === "far" || hasAfter) && (
        <div className={atBottom}>
          <Button size="sm" variant="line" icon={<ArrowDownIcon />} onClick={() => void jump()}>
            {missed > 0 ? chatTexts.jumpCount(missed) : chatTexts.jump}
          </Button>
        </div>
      )}
    </div>
  );
});

function lastReply(rows: readonly ChatRow[]): ChatRow | undefined {
  const last = rows.findLast((row) => row.delivery !== "failed");
  return last?.message.role === "character" ? last : undefined;
}

/** How many messages have come since the reader left the end. */
function useMissed(rows: readonly ChatRow[], isAtEnd: boolean): number {
  const last = rows.at(-1)?.key ?? null;
  const [seen, setSeen] = useState(last);
  if (seen !== last && (isAtEnd || seen === null)) setSeen(last);
  const at = rows.findIndex((row) => row.key === seen);
  return at === -1 ? 0 : rows.length - 1 - at;
}
