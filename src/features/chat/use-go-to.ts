import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { ChatRow } from "#src/data/message/message-window.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import type { ChatLogHandle } from "./chat-log.tsx";
import { chatTexts } from "./chat-texts.ts";
import { keepPlace, keptPlace } from "./kept-places.ts";
import { rowElement } from "./row-element.ts";

/** A message to be shown: in the middle and marked, or where it stood when the reader left. "first" is the oldest one. */
type Target = { readonly messageId: string; readonly offset: number | null } | "first";

type GoTo = {
  threadId: string | null;
  /** The message the address names. */
  openAt: string | null;
  rows: readonly ChatRow[];
  log: RefObject<ChatLogHandle | null>;
  /** Whether the reader stands at the end of the thread. */
  isAtEnd: boolean;
  onJump: (to: "first" | { around: string }) => Promise<void>;
};

/** Frames within which rows that come into the view are measured and may still push the wanted one away. */
const SETTLING_FRAMES = 8;
const MARKED_FOR = 2400;

/**
 * Brings a message before the reader's eyes wherever it stands in the thread: what the address names, a search hit, the
 * first message, and, on coming back to a chat in the same visit, what was being read when it was left.
 */
export function useGoTo({ threadId, openAt, rows, log, isAtEnd, onJump }: GoTo) {
  const target = useRef<Target | null>(null);
  /** Whether the window that holds the target has been asked for: not yet, on its way, or here. */
  const asked = useRef<"no" | "asking" | "here">("no");
  const latest = useRef({ rows, isAtEnd, onJump });

  function look() {
    const wanted = target.current;
    if (wanted === null || asked.current === "asking") return;
    const { rows: shown } = latest.current;
    const row = wanted === "first" ? shown[0] : shown.find(({ message }) => message.id === wanted.messageId);
    if (row !== undefined && (wanted !== "first" || asked.current === "here")) {
      target.current = null;
      log.current?.scrollToRow(row.key);
      settle(row.key, wanted === "first" ? 0 : wanted.offset, SETTLING_FRAMES);
    } else if (asked.current === "here") {
      target.current = null;
      toaster.info(chatTexts.messageGone);
    } else void ask(wanted);
  }

  async function ask(wanted: Target) {
    asked.current = "asking";
    try {
      await latest.current.onJump(wanted === "first" ? "first" : { around: wanted.messageId });
    } catch {
      if (target.current !== wanted) return;
      target.current = null;
      toaster.error(wanted === "first" ? chatTexts.moreFailed : chatTexts.messageGone);
      return;
    }
    if (target.current !== wanted) return;
    // The rows of the new window are drawn in the next frame.
    requestAnimationFrame(() => {
      if (target.current !== wanted) return;
      asked.current = "here";
      look();
    });
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
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the log is looked up when it is done
  useEffect(look, [rows]);
  useLayoutEffect(
    () => () => {
      if (threadId !== null) keepPlace(threadId, latest.current.isAtEnd ? null : placeOf(latest.current.rows));
    },
    [threadId],
  );

  return {
    toMessage: (messageId: string) => goTo({ messageId, offset: null }),
    /** `isThere`: the window begins with the first message. */
    toFirst: (isThere: boolean) => goTo("first", isThere),
  };
}

/** The topmost row in view and where it stands. */
function placeOf(rows: readonly ChatRow[]) {
  const log = document.querySelector("[data-chat-log]");
  if (log === null) return null;
  const edge = log.getBoundingClientRect().top;
  const drawn = [...log.querySelectorAll<HTMLElement>("[data-key]")]
    .map((element) => ({ key: element.dataset["key"], box: element.getBoundingClientRect() }))
    .toSorted((a, b) => a.box.top - b.box.top)
    .find(({ box }) => box.bottom > edge);
  const row = rows.find(({ key }) => key === drawn?.key);
  return drawn === undefined || row === undefined ? null : { messageId: row.message.id, offset: drawn.box.top - edge };
}

/** Holds a row at its place until the rows around it have been measured; a named message is marked then, and focused. */
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
