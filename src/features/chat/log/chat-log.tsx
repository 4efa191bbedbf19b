import { useVirtualizer, type Range, type Virtualizer } from "@tanstack/react-virtual";
import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { css } from "#styled-system/css";
import { isTextField } from "#src/lib/text-field.ts";
import { withKept } from "./kept-rows.ts";
import { useLogAnchor } from "./use-log-anchor.ts";

/** Where the reader is: `end` follows what comes, `near` still sees the end, `far` wants a way back. */
export type LogPlace = {
  readonly end: "end" | "near" | "far";
  readonly isNearStart: boolean;
  readonly isNearEnd: boolean;
};

export type ChatLogHandle = {
  /** Goes to the newest row, by the reader's own wish. */
  scrollToEnd: () => void;
  /** Brings a row to the middle of the view; nothing when the window does not hold it. */
  scrollToRow: (key: string) => void;
};

export type ChatLogProps<Row extends { readonly key: string }> = {
  rows: readonly Row[];
  /** Draws one row. Must be stable, and draw a component that is memoised by the row. */
  renderRow: (row: Row) => ReactNode;
  /** Height in px of a row not yet drawn, at a column width in px. */
  estimateHeight: (row: Row, width: number) => number;
  label: string;
  /** What a row is called where rows are walked. Must be stable. */
  labelOf: (row: Row) => string;
  /** Position of the first row in the whole thread, from 1, and the number of its rows. */
  firstPosition: number;
  total: number;
  isBusy?: boolean;
  /** Whether rows that come after the last are followed by who stands there. Default true. */
  followsEnd?: boolean;
  /** The row to open at, in the middle; null is the end. Asked once, when the list is first drawn. Default the end. */
  openAt?: () => string | null;
  /** A row that must stay in the page wherever the reader goes: the one being edited. */
  keptKey?: string | null;
  onPlaceChange: (place: LogPlace) => void;
  ref?: Ref<ChatLogHandle>;
};

/** Px above the first row. */
export const LOG_PADDING = 18;

/** Px: closer than `AT_END` a growing end is followed; farther than `FAR` the way back is offered. */
const AT_END = 4;
const NEAR = 90;
const FAR = 320;
const NEAR_EDGE_ROWS = 4;
/** Px of a page above and below the log, about. */
const AROUND = 150;

const scroller = css({
  flex: "1",
  minHeight: "0",
  overflowY: "auto",
  overflowX: "hidden",
  overflowAnchor: "none",
  // Moved by the compositor, not painted anew: over a picture its ground is clear, and no browser does so unasked.
  willChange: "scroll-position",
  overscrollBehavior: "contain",
  display: "flex",
  flexDirection: "column",
  scrollbarWidth: "thin",
  // A scrollbar that comes with the first overflow must not make the column narrower, nor move it off the composer.
  scrollbarGutter: "stable both-edges",
  _focusVisible: { outlineOffset: "-4px" },
});
const sizer = css({ position: "relative", flex: "none", width: "full", marginTop: "auto" });
const rowBox = css({
  position: "absolute",
  top: "0",
  insetInline: "0",
  _focusVisible: {
    outline: "none",
    "& [data-row-face]": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  },
});

/**
 * The windowed list of a conversation: only the rows around the view are in the page, whatever the length of the
 * thread. A growing end is followed only while the reader stands at it; everything else never moves the view.
 * PageUp and PageDown walk the rows, as in any feed.
 */
export function ChatLog<Row extends { readonly key: string }>(props: ChatLogProps<Row>) {
  const {
    rows,
    renderRow,
    estimateHeight,
    label,
    labelOf,
    firstPosition,
    total,
    isBusy = false,
    followsEnd = true,
    openAt = atEnd,
    keptKey = null,
    ref,
  } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const latest = useRef(props);
  const width = useRef(typeof window === "undefined" ? 760 : Math.min(760, window.innerWidth));
  useLayoutEffect(() => {
    latest.current = props;
  });

  const kept = useMemo(
    () => [keptKey, focusedKey].map((key) => (key === null ? -1 : rows.findIndex((row) => row.key === key))),
    [rows, keptKey, focusedKey],
  );
  const rangeExtractor = useCallback((range: Range) => withKept(range, kept), [kept]);
  const getItemKey = useCallback((at: number) => rows[at]?.key ?? at, [rows]);
  const estimateSize = useHeightEstimates(rows, estimateHeight, width);

  const place = useRef<LogPlace | null>(null);
  const reportPlace = useCallback((virtualizer: Virtualizer<HTMLDivElement, HTMLElement>) => {
    const next = placeOf(virtualizer);
    const last = place.current;
    if (
      next === null ||
      (last !== null &&
        last.end === next.end &&
        last.isNearStart === next.isNearStart &&
        last.isNearEnd === next.isNearEnd)
    )
      return;
    place.current = next;
    // The list itself may be rendering: the owner hears of it right after.
    queueMicrotask(() => latest.current.onPlaceChange(next));
  }, []);

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scrollerRef.current,
    getItemKey,
    estimateSize,
    rangeExtractor,
    overscan: 4,
    // Near enough to draw rows at once: with none it would be drawn once without any, and laid out for nothing.
    initialRect: { width: width.current, height: window.innerHeight - AROUND },
    paddingStart: LOG_PADDING,
    anchorTo: "end",
    // A page that is joined to a window in the middle of the thread is no news to be followed.
    followOnAppend: followsEnd,
    scrollEndThreshold: AT_END,
    // Opens at the end: any offset beyond it is held there while the rows are measured.
    initialOffset: () => {
      const at = rows.findIndex(({ key }) => key === openAt());
      const before = rows
        .slice(0, at === -1 ? undefined : at)
        .reduce((sum, _row, index) => sum + estimateSize(index), 0);
      return at === -1 ? before : Math.max(0, before + estimateSize(at) / 2 - window.innerHeight / 2.5);
    },
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    onChange: reportPlace,
  });
  const noteWidth = useCallback((next: number) => {
    width.current = next;
  }, []);
  useLogAnchor(virtualizer, scrollerRef, noteWidth);
  useEffect(() => reportPlace(virtualizer), [rows, virtualizer, reportPlace]);

  useImperativeHandle(
    ref,
    () => ({
      // Written straight to the element: a command to a list shorter than its view would wait for an event that never comes.
      // The virtualizer hears of it at once, or rows that come before the browser's own event would be held to the old place.
      scrollToEnd: () => {
        const element = scrollerRef.current;
        element?.scrollTo({ top: element.scrollHeight });
        element?.dispatchEvent(new Event("scroll"));
      },
      scrollToRow: (key) => {
        const at = latest.current.rows.findIndex((row) => row.key === key);
        if (at !== -1) virtualizer.scrollToIndex(at, { align: "center" });
      },
    }),
    [virtualizer],
  );

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    if (isTextField(event.target)) return;
    event.preventDefault();
    const at = rows.findIndex((row) => row.key === focusedKey);
    const step = event.key === "PageUp" ? -1 : 1;
    const next = Math.max(
      0,
      Math.min(rows.length - 1, at === -1 ? (virtualizer.range?.endIndex ?? rows.length - 1) : at + step),
    );
    const key = rows[next]?.key;
    if (key === undefined) return;
    setFocusedKey(key);
    virtualizer.scrollToIndex(next, { align: "auto" });
    requestAnimationFrame(() => focusRow(scrollerRef.current, key));
  }

  return (
    // A scrolling region must be reachable without a mouse; its rows are walked with PageUp and PageDown.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions
    <div
      ref={scrollerRef}
      className={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      // Live regions read every piece of a growing reply; finished ones are said once, elsewhere (reply-announcer).
      role="log"
      aria-live="off"
      aria-label={label}
      data-chat-log=""
      onKeyDown={walk}
      onFocus={(event) => setFocusedKey(event.target.closest<HTMLElement>("[data-key]")?.dataset["key"] ?? null)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setFocusedKey(null)}
    >
      <div ref={virtualizer.containerRef} className={sizer} role="feed" aria-label={label} aria-busy={isBusy}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row === undefined ? null : (
            <LogRow
              key={row.key}
              row={row}
              at={item.index}
              position={firstPosition + item.index}
              total={total}
              labelOf={labelOf}
              renderRow={renderRow}
              measure={virtualizer.measureElement}
            />
          );
        })}
      </div>
    </div>
  );
}

type LogRowProps<Row> = {
  row: Row;
  at: number;
  position: number;
  total: number;
  labelOf: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  measure: (element: HTMLElement | null) => void;
};

const LogRow = memo(function LogRow<Row extends { readonly key: string }>({
  row,
  at,
  position,
  total,
  labelOf,
  renderRow,
  measure,
}: LogRowProps<Row>) {
  return (
    <article
      ref={measure}
      className={rowBox}
      data-index={at}
      data-key={row.key}
      tabIndex={-1}
      aria-label={labelOf(row)}
      aria-posinset={position}
      aria-setsize={total}
    >
      {renderRow(row)}
    </article>
  );
}) as <Row extends { readonly key: string }>(props: LogRowProps<Row>) => ReactNode;

const atEnd = () => null;

/** A row is estimated once per width: a change of a row that nobody sees must not move the rows that somebody reads. */
function useHeightEstimates<Row extends { readonly key: string }>(
  rows: readonly Row[],
  estimate: (row: Row, width: number) => number,
  width: RefObject<number>,
) {
  const known = useRef({ width: 0, heights: new Map<string, number>() });
  return useCallback(
    (at: number) => {
      const row = rows[at];
      if (row === undefined) return 96;
      if (known.current.width !== width.current) known.current = { width: width.current, heights: new Map() };
      const height = known.current.heights.get(row.key) ?? estimate(row, width.current);
      known.current.heights.set(row.key, height);
      return height;
    },
    [rows, estimate, width],
  );
}

/** By what the virtualizer knows: to ask the element would lay the page out, with every step of a scroll. */
function placeOf(virtualizer: Virtualizer<HTMLDivElement, HTMLElement>): LogPlace | null {
  const { scrollElement, range, scrollRect, scrollOffset } = virtualizer;
  if (scrollElement === null || range === null) return null;
  const distance = virtualizer.getTotalSize() - (scrollRect?.height ?? 0) - (scrollOffset ?? 0);
  return {
    end: distance <= NEAR ? (distance <= AT_END ? "end" : "near") : distance > FAR ? "far" : "near",
    isNearStart: range.startIndex <= NEAR_EDGE_ROWS,
    isNearEnd: range.endIndex >= virtualizer.options.count - 1 - NEAR_EDGE_ROWS,
  };
}

function focusRow(scrollElement: HTMLElement | null, key: string) {
  scrollElement?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
