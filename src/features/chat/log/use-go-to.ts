import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { onSessionChange } from "#src/client-state/session.ts";
import { type ChatRow, indexOfMessage, storedOf } from "#src/domain/chat/chat-row.ts";
import { chatTexts } from "#src/features/chat/chat-texts.ts";
import { rowElement } from "#src/features/chat/row/row-element.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { type ChatLogHandle, LOG_PADDING } from "./chat-log.tsx";

/** Scroll position of a chat the reader left: a message, and its row's distance in px from the log's top edge. */
type KeptPlace = { readonly messageId: string; readonly offset: number };

/** By thread, until the page is reloaded. A reader who left at the end returns to the end. */
const places = new Map<string, KeptPlace>();
onSessionChange(() => places.clear());

function keepPlace(threadId: string, place: KeptPlace | null): void {
  if (place === null) places.delete(threadId);
  else places.set(threadId, place);
}

function keptPlace(threadId: string): KeptPlace | null {
  return places.get(threadId) ?? null;
}

/** Where to scroll: a message to centre and highlight, a restored scroll position, or an end of the thread. */
type Target = { readonly messageId: string; readonly offset: number | null } | "first" | "last";

type GoTo = {
  threadId: string | null;
  /** The message named by the address. */
  openAt: string | null;
  rows: readonly ChatRow[];
  log: RefObject<ChatLogHandle | null>;
  /** Whether the reader is at the end of the thread. */
  isAtEnd: boolean;
  onJump: (to: "newest" | "first" | { around: string }) => Promise<void>;
};

/** Frames during which rows coming into view are still measured and can move the target row. */
const SETTLING_FRAMES = 8;
const MARKED_FOR = 2400;

/**
 * Scrolls to a message anywhere in the thread: one named by the address, a search hit, the first message or, on returning
 * to a chat during a visit, the one read last.
 */
export function useGoTo({ threadId, openAt, rows, log, isAtEnd, onJump }: GoTo) {
  const target = useRef<Target | null>(null);
  /** Whether the window with the target is not yet requested, loading, or loaded. */
  const asked = useRef<"no" | "asking" | "here">("no");
  const latest = useRef({ rows, isAtEnd, onJump });

  function look() {
    const goal = target.current;
    if (goal === null || asked.current === "asking") return;
    const row = rowOf(goal, latest.current.rows);
    if (row !== undefined && (typeof goal !== "string" || asked.current === "here")) {
      target.current = null;
      show(row.key, goal);
    } else if (asked.current === "here") {
      target.current = null;
      toaster.info(chatTexts.messageGone);
    } else void ask(goal);
  }

  function show(key: string, goal: Target) {
    if (goal === "last") log.current?.scrollToEnd();
    else {
      // A list opened at the row only has to hold it while rows are measured.
      if (rowElement(key) === null) log.current?.scrollToRow(key);
      settle(key, goal === "first" ? LOG_PADDING : goal.offset, SETTLING_FRAMES);
    }
    // Move keyboard focus too, also if the focused row has been unmounted.
    if (typeof goal === "string") focusDrawn(key, SETTLING_FRAMES);
  }

  async function ask(goal: Target) {
    asked.current = "asking";
    try {
      const to = goal === "first" ? "first" : goal === "last" ? "newest" : { around: goal.messageId };
      await latest.current.onJump(to);
    } catch {
      if (target.current !== goal) return;
      target.current = null;
      toaster.error(typeof goal === "string" ? chatTexts.moreFailed : chatTexts.messageGone);
      return;
    }
    if (target.current !== goal) return;
    // New rows trigger a render that looks for the target; this handles a window with the same rows.
    asked.current = "here";
    requestAnimationFrame(() => requestAnimationFrame(() => target.current === goal && look()));
  }

  function goTo(next: Target, isThere = false) {
    target.current = next;
    asked.current = isThere ? "here" : "no";
    look();
  }

  useLayoutEffect(() => {
    latest.current = { rows, isAtEnd, onJump };
  });
  useEffect(() => {
    if (threadId === null) return;
    const kept = openAt === null ? keptPlace(threadId) : null;
    if (openAt !== null) goTo({ messageId: openAt, offset: null });
    else if (kept !== null) goTo(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address; the rows are looked up when it is done
  }, [threadId, openAt]);
  // A layout effect, so that the rows are painted only once, in place.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the log is looked up when it is done
  useLayoutEffect(look, [rows]);
  useLayoutEffect(
    () => () => {
      if (threadId !== null) keepPlace(threadId, latest.current.isAtEnd ? null : placeOf(latest.current.rows));
    },
    [threadId],
  );

  return {
    toMessage: (messageId: string) => goTo({ messageId, offset: null }),
    /** `isThere`: the window starts with the first message, or ends with the last. */
    toFirst: (isThere: boolean) => goTo("first", isThere),
    toLast: (isThere: boolean) => goTo("last", isThere),
    /** The row to open the list at; null for the end. */
    wantedKey: () =>
      target.current === null || target.current === "last" ? null : (rowOf(target.current, rows)?.key ?? null),
  };
}

function rowOf(goal: Target, rows: readonly ChatRow[]): ChatRow | undefined {
  if (typeof goal === "string") return goal === "first" ? rows[0] : rows.at(-1);
  return rows[indexOfMessage(rows, goal.messageId)];
}

function focusDrawn(key: string, framesLeft: number) {
  const row = rowElement(key);
  if (row !== null) row.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusDrawn(key, framesLeft - 1));
}

/** The topmost visible row and its position. */
function placeOf(rows: readonly ChatRow[]) {
  const log = document.querySelector("[data-chat-log]");
  if (log === null) return null;
  const edge = log.getBoundingClientRect().top;
  const drawn = [...log.querySelectorAll<HTMLElement>("[data-key]")]
    .map((element) => ({ key: element.dataset["key"], box: element.getBoundingClientRect() }))
    .toSorted((a, b) => a.box.top - b.box.top)
    .find(({ box }) => box.bottom > edge);
  const row = rows.find(({ key }) => key === drawn?.key);
  const message = row === undefined ? null : storedOf(row);
  return drawn === undefined || message === null ? null : { messageId: message.id, offset: drawn.box.top - edge };
}

/** Holds a row in place until the rows around it are measured; then highlights and focuses a named message. */
function settle(key: string, offset: number | null, framesLeft: number) {
  const row = rowElement(key);
  const log = row?.closest<HTMLElement>("[data-chat-log]");
  if (row && log) {
    const space = log.clientHeight - row.offsetHeight;
    const wanted = offset ?? Math.max(24, space / 2);
    const off = row.getBoundingClientRect().top - log.getBoundingClientRect().top - wanted;
    if (Math.abs(off) >= 1) {
      log.scrollTop += off;
      log.dispatchEvent(new Event("scroll"));
    }
    if (framesLeft <= 0) {
      if (offset === null) mark(row);
      return;
    }
  }
  if (framesLeft > -SETTLING_FRAMES) requestAnimationFrame(() => settle(key, offset, framesLeft - 1));
}

function mark(row: HTMLElement) {
  row.focus({ preventScroll: true });
  row.dataset["marked"] = "";
  setTimeout(() => delete row.dataset["marked"], MARKED_FOR);
}
