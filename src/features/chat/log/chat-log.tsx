import { useVirtualizer, type Range, type Virtualizer } from "@tanstack/react-virtual";
import {
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
} from "react";
import { css } from "#styled-system/css";
import { pressOf, shortcuts } from "#src/domain/shortcuts.ts";
import { isTextField } from "#src/lib/text-field.ts";
import { withKept } from "./kept-rows.ts";
import { AT_END, type LogPlace, placeOf } from "./log-place.ts";
import { LogRow } from "./log-row.tsx";
import { useHeightEstimates } from "./use-height-estimates.ts";
import { columnWidth, useLogAnchor } from "./use-log-anchor.ts";

export type ChatLogHandle = {
  /** Scrolls to the newest row, on the reader's request. */
  scrollToEnd: () => void;
  /** Scrolls a row to the middle of the view; does nothing if the window does not hold it. */
  scrollToRow: (key: string) => void;
};

export type ChatLogProps<Row extends { readonly key: string }> = {
  rows: readonly Row[];
  /** Renders a row. Must be stable and render a component memoised by the row. */
  renderRow: (row: Row) => ReactNode;
  /** Estimated height in px of an unmeasured row, at a column width in px. */
  estimateHeight: (row: Row, width: number) => number;
  label: string;
  /** Accessible name of a row for feed navigation. Must be stable. */
  labelOf: (row: Row) => string;
  /** Position of the first row in the whole thread, from 1, and the thread's number of rows. */
  firstPosition: number;
  total: number;
  isBusy?: boolean;
  /** Whether a reader at the end follows rows added after the last. Default true. */
  followsEnd?: boolean;
  /** The row to open at, in the middle; null is the end. Read once, on the first render. Default the end. */
  openAt?: () => string | null;
  /** A row that stays mounted wherever the reader scrolls: the one being edited. */
  keptKey?: string | null;
  onPlaceChange: (place: LogPlace) => void;
  ref?: Ref<ChatLogHandle>;
};

/** Padding in px above the first row. */
export const LOG_PADDING = 18;

/** Approximate px of the page above and below the log. */
const AROUND = 150;

const scroller = css({
  flex: "1",
  minHeight: "0",
  overflowY: "auto",
  overflowX: "hidden",
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  display: "flex",
  flexDirection: "column",
  scrollbarWidth: "thin",
  // Reserves the scrollbar's width, so the column neither narrows nor shifts against the composer on overflow.
  scrollbarGutter: "stable both-edges",
  _focusVisible: { outlineOffset: "-4px" },
});
const sizer = css({ position: "relative", flex: "none", width: "full", marginTop: "auto" });
/**
 * The virtualized list of a conversation: only rows around the view are mounted, whatever the length of the thread. New
 * content scrolls the view only while the reader is at the end; nothing else moves it. PageUp and PageDown move between
 * rows, as in the ARIA feed pattern.
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
  const width = useRef(columnWidth(window.innerWidth));
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
    // May run while the list renders, so notify the parent afterwards.
    queueMicrotask(() => latest.current.onPlaceChange(next));
  }, []);

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scrollerRef.current,
    getItemKey,
    estimateSize,
    rangeExtractor,
    overscan: 4,
    // A good enough initial height: with none, the first render would lay out an empty list.
    initialRect: { width: width.current, height: window.innerHeight - AROUND },
    paddingStart: LOG_PADDING,
    anchorTo: "end",
    // A page loaded into a window in the middle of the thread is not new content to follow.
    followOnAppend: followsEnd,
    scrollEndThreshold: AT_END,
    // Opens at the end: larger offsets are clamped while the rows are measured.
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
      // Set on the element: the virtualizer's command on a list shorter than its view would wait for an event that never
      // comes. Tell the virtualizer at once, or rows rendered before the browser's event would keep the old offset.
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
    const press = event.defaultPrevented ? -1 : pressOf(shortcuts.chat.walk, event);
    if (press === -1 || isTextField(event.target)) return;
    event.preventDefault();
    const at = rows.findIndex((row) => row.key === focusedKey);
    const step = press === 0 ? -1 : 1;
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
    // A scrolling region must be keyboard-accessible; PageUp and PageDown move between rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions
    <div
      ref={scrollerRef}
      className={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      // Off, because live regions would read every chunk of a streaming reply; finished ones are announced once
      // (reply-announcer).
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

const atEnd = () => null;

function focusRow(scrollElement: HTMLElement | null, key: string) {
  scrollElement?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
