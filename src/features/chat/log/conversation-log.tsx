import ArrowDownIcon from "lucide-react/icons/arrow-down";
import ArrowUpIcon from "lucide-react/icons/arrow-up";
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from "react";
import { css } from "#styled-system/css";
import { textSizeStore } from "#src/client-state/appearance.ts";
import { openDialog } from "#src/client-state/dialogs.ts";
import { stopReading, useReadRow } from "#src/client-state/reading.ts";
import { heard } from "#src/client-state/single-keys.ts";
import { useChat } from "#src/data/reply/chat-store.ts";
import type { PinnedFacts as Facts } from "#src/data/memory/pinned-facts.ts";
import { type ChatRow, isOfUser, isUnfinished, storedOf } from "#src/domain/chat/chat-row.ts";
import { type ChatState, unansweredKey } from "#src/domain/chat/chat-state.ts";
import { pressOf, type Shortcut, shortcuts } from "#src/domain/shortcuts.ts";
import { isTextField } from "#src/lib/text-field.ts";
import { Button } from "#src/ui/button/button.tsx";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { ChatLog, type ChatLogHandle } from "./chat-log.tsx";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";
import { useDayMarks } from "./day-marks.ts";
import { useJoinedRows } from "./joined-rows.ts";
import { rowHeight } from "./row-height.ts";
import { MessageRow } from "../row/message-row.tsx";
import { rowLabel } from "../row/row-label.ts";
import type { LogPlace } from "./log-place.ts";
import { useGoTo } from "./use-go-to.ts";
import { useLoadMore } from "./use-load-more.ts";

export type ChatWindow = Pick<ChatState, "rows" | "hasBefore" | "hasAfter" | "firstIndex" | "total" | "moves">;

export type ConversationLogProps = {
  window: ChatWindow;
  /** Name of the character. */
  name: string;
  /** Loads the next page on one side of the window. Throws `ApiError`. */
  onLoadMore: (side: "before" | "after") => Promise<void>;
  /** Replaces a window that does not reach that end of the thread. Throws `ApiError`. */
  onJump: (to: "newest" | "first" | { around: string }) => Promise<void>;
  /** Called when the newest stored message is visible. */
  onSeeEnd: (messageId: string) => void;
  keptKey: string | null;
  threadId: string | null;
  /** The chat's last message can be answered, where it is the user's. */
  canGetReply: boolean;
  /** The message named by the address: the log opens at it. */
  openAt: string | null;
  ref?: Ref<ConversationLogHandle>;
};

export type ConversationLogHandle = {
  /** Scrolls to a message anywhere in the thread and highlights it. */
  goTo: (messageId: string) => void;
};

// Without its code no message is marked; the log must not fail for that.
const PinnedFacts = lazy(() =>
  import("./pinned-facts.tsx").then(
    (loaded) => ({ default: loaded.PinnedFacts }),
    () => ({ default: () => null }),
  ),
);
// It watches what is read aloud, and stops it from afar.
const ReadingWatch = lazy(() =>
  import("./reading-watch.tsx").then(
    (loaded) => ({ default: loaded.ReadingWatch }),
    () => ({ default: () => null }),
  ),
);
const noFacts: Facts = new Map();

const frame = css({ position: "relative", flex: "1", minHeight: "0", display: "flex", flexDirection: "column" });
/** A centred button or note over the log's edge; only its content takes presses. */
const overEdge = {
  position: "absolute",
  insetInline: "0",
  zIndex: "1",
  display: "flex",
  justifyContent: "center",
  gap: "8px",
  pointerEvents: "none",
  "& > *": { pointerEvents: "auto", background: "bg.overlay", boxShadow: "shadow.2" },
} as const;
const atTop = css(overEdge, { top: "8px" });
const atBottom = css(overEdge, { bottom: "10px" });
const note = css({
  row: "10px",
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

/** The messages of a chat. Earlier ones load by scrolling or by a button; a button leads back to the newest. */
export const ConversationLog = memo(function ConversationLog({
  window,
  name,
  onLoadMore,
  onJump,
  onSeeEnd,
  keptKey,
  threadId,
  canGetReply,
  openAt,
  ref,
}: ConversationLogProps) {
  const { chat, actions, isGroup, isNarrow } = useChatFrame();
  const { rows, hasBefore, hasAfter, firstIndex, total } = window;
  const log = useRef<ChatLogHandle>(null);
  const [place, setPlace] = useState<LogPlace>({ end: "end", isNearStart: false, isNearEnd: true });
  const more = useLoadMore({ place, hasBefore, hasAfter, onLoadMore });
  const days = useDayMarks(rows, !hasBefore);
  const isAway = place.end === "far" || hasAfter;
  const isAtEnd = place.end !== "far" && !hasAfter;
  const missed = useMissed(rows, isAtEnd);
  const { toMessage, toFirst, toLast, wantedKey } = useGoTo({ threadId, openAt, rows, log, isAtEnd, onJump });
  const going = useRef(toMessage);
  useEffect(() => {
    going.current = toMessage;
  });
  useImperativeHandle(ref, () => ({ goTo: (messageId) => going.current(messageId) }), []);

  // After sending, or asking for a reply, scroll to the end to show it.
  const sent = rows.findLast(({ kind }) => kind === "outgoing" || kind === "awaited")?.key;
  useEffect(() => {
    if (sent !== undefined) log.current?.scrollToEnd();
  }, [sent]);

  // The thread's, not the last of a window in the middle of it.
  const lastReplyKey = useMemo(() => (hasAfter ? null : (lastReply(rows)?.key ?? null)), [rows, hasAfter]);
  const openKey = useChat(chat, unansweredKey);
  const askKey = canGetReply ? openKey : null;
  const openingKey = firstIndex === 0 && rows[0] !== undefined && !isOfUser(rows[0]) ? rows[0].key : null;
  // In a group each reply of the last round can be written again (GAP-128).
  const round = useMemo(() => (isGroup && !hasAfter ? lastRound(rows) : null), [isGroup, hasAfter, rows]);
  const canRewrite = useCallback(
    ({ key }: ChatRow) => (round?.has(key) ?? key === lastReplyKey) && key !== openingKey,
    [round, lastReplyKey, openingKey],
  );
  const joined = useJoinedRows(isGroup, rows, days);
  const followers = useMemo(() => followedBy(rows, joined), [rows, joined]);
  const isReading = useReadRow() !== null;
  useEffect(() => stopReading, []);
  const [facts, setFacts] = useState(noFacts);
  const renderRow = useCallback(
    (row: ChatRow) => (
      <MessageRow
        row={row}
        day={days.get(row.key) ?? null}
        isLastReply={row.key === lastReplyKey}
        isOpening={row.key === openingKey}
        canRewrite={canRewrite(row)}
        isJoined={joined.has(row.key)}
        joinsOn={followers.has(row.key)}
        isUnanswered={row.key === askKey}
        pinnedFact={facts.get(storedOf(row)?.id ?? "") ?? null}
      />
    ),
    [lastReplyKey, openingKey, askKey, days, canRewrite, joined, followers, facts],
  );
  const estimate = useCallback(
    (row: ChatRow, width: number) =>
      rowHeight(row, width, {
        isNarrow,
        hasDay: days.has(row.key),
        hasPortrait: row.key === openingKey,
        isJoined: joined.has(row.key),
        joinsOn: followers.has(row.key),
        textSize: Number(textSizeStore.get()),
      }),
    [isNarrow, openingKey, days, joined, followers],
  );

  const newest = newestStored(rows);
  useEffect(() => {
    if (newest !== undefined && isAtEnd) onSeeEnd(newest);
  }, [newest, isAtEnd, onSeeEnd]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || isTextField(event.target)) return;
    const { key, shiftKey, altKey, metaKey } = event;
    const target = event.target as Element;
    if (target.closest("[data-chat-log]") === null) return;
    const rowKey = target.closest<HTMLElement>("[data-key]")?.dataset["key"];
    const row = rows.find((one) => one.key === rowKey);
    // Pressed outside of a row, the newest reply is meant.
    const reply = row ?? rows.find((one) => one.key === lastReplyKey);
    // With Ctrl too.
    const ends = pressOf(shortcuts.chat.ends, { key, shiftKey, altKey, metaKey, ctrlKey: false });
    const version = pressOf(shortcuts.chat.versions, event);
    if (ends !== -1) {
      if (ends === 0) toFirst(!hasBefore);
      else toLast(!hasAfter);
    } else if (version !== -1 && row !== undefined && !isOfUser(row) && !isUnfinished(row)) {
      actions.swipe(row, version === 1 ? 1 : -1, canRewrite(row));
    } else if (hearsOnce(shortcuts.chat.regenerate, event) && reply?.kind === "stored" && canRewrite(reply)) {
      actions.regenerate(reply.message);
    } else if (hearsOnce(shortcuts.chat.branch, event) && row?.kind === "stored") {
      actions.branch(row.message);
    } else if (hearsOnce(shortcuts.chat.checkpoint, event) && reply?.kind === "stored") {
      openDialog("checkpoint", { threadId: reply.message.threadId, messageId: reply.message.id });
    } else return;
    event.preventDefault();
  }

  return (
    // Only handles keys that its rows and the log do not.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={frame} onKeyDown={onKeyDown}>
      <ChatLog
        key={window.moves}
        ref={log}
        rows={rows}
        renderRow={renderRow}
        estimateHeight={estimate}
        labelOf={rowLabel}
        label={chatTexts.log(name)}
        firstPosition={firstIndex + 1}
        total={hasAfter ? total : firstIndex + rows.length}
        isBusy={more.isLoading}
        followsEnd={!hasAfter}
        openAt={wantedKey}
        keptKey={keptKey}
        onPlaceChange={setPlace}
      />
      {threadId !== null && (
        <Suspense fallback={null}>
          <PinnedFacts threadId={threadId} onChange={setFacts} />
        </Suspense>
      )}
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
      {(isReading || isAway) && (
        <div className={atBottom}>
          {isReading && (
            <Suspense fallback={null}>
              <ReadingWatch rows={rows} />
            </Suspense>
          )}
          {isAway && <JumpButton missed={missed} onJump={() => toLast(!hasAfter)} />}
        </div>
      )}
    </div>
  );
});

function JumpButton({ missed, onJump }: { missed: number; onJump: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useToastOffset(button);
  return (
    <Button ref={button} size="sm" variant="line" icon={<ArrowDownIcon />} onClick={onJump}>
      {missed > 0 ? chatTexts.jumpCount(missed) : chatTexts.jump}
    </Button>
  );
}

/** Held down, a letter acts once. */
const hearsOnce = (shortcut: Shortcut, event: KeyboardEvent) => !event.repeat && heard(shortcut, event) !== -1;

function lastReply(rows: readonly ChatRow[]): ChatRow | undefined {
  const last = rows.findLast(({ kind }) => kind !== "unsent");
  return last === undefined || isOfUser(last) ? undefined : last;
}

/** Keys of the replies since the user's last message. */
function lastRound(rows: readonly ChatRow[]): ReadonlySet<string> {
  const from = rows.findLastIndex((row) => isOfUser(row) && row.kind !== "unsent") + 1;
  return new Set(rows.slice(from).map(({ key }) => key));
}

/** Keys of the rows before these. */
function followedBy(rows: readonly ChatRow[], keys: ReadonlySet<string>): ReadonlySet<string> {
  if (keys.size === 0) return keys;
  return new Set(rows.flatMap(({ key }, at) => (keys.has(rows[at + 1]?.key ?? "") ? [key] : [])));
}

/** The newest message that is stored on the server and not being written. */
function newestStored(rows: readonly ChatRow[]): string | undefined {
  const row = rows.findLast((one) => one.kind === "stored" && one.message.status !== "running");
  return row?.kind === "stored" ? row.message.id : undefined;
}

/** Number of messages added since the reader left the end. */
function useMissed(rows: readonly ChatRow[], isAtEnd: boolean): number {
  const last = rows.at(-1)?.key ?? null;
  const [seen, setSeen] = useState(last);
  if (seen !== last && (isAtEnd || seen === null)) setSeen(last);
  const at = rows.findIndex((row) => row.key === seen);
  return at === -1 ? 0 : rows.length - 1 - at;
}
