import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type Range,
  type ReactVirtualizerOptions,
  type VirtualItem,
  windowScroll,
} from "@tanstack/react-virtual";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepList, keptList, type ListWindow } from "./list-window.ts";

export interface RowWindowProps {
  list: HTMLElement;
  count: number;
  keyOf: (index: number) => string;
  /** Stays drawn wherever the reader scrolls: it holds the focus. */
  focusedRow: number | null;
  /** What is drawn now; null is all of it. */
  drawn: ListWindow | null;
  id: string;
  onChange: (window: ListWindow) => void;
}

/** Draws nothing: tells a `WindowedList` which of its rows are near the view. Its code is loaded with the first long list. */
export function RowWindow({ list, count, keyOf, focusedRow, drawn, id, onChange }: RowWindowProps) {
  const [scroller] = useState(() => scrollerOf(list));
  const look = useLook(list);
  const { columns, gap } = look;
  const [margin, setMargin] = useState(() => marginOf(list, scroller));
  const [measured] = useState(() => keptMeasures(id, columns) ?? measuresOf(list, look, margin, keyOf));
  const [average] = useState(
    () => measured.reduce((sum, { size }) => sum + size, 0) / measured.length || guessedHeight,
  );
  const getItemKey = useCallback((row: number) => `${columns}:${keyOf(row * columns)}`, [columns, keyOf]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focusedRow === null || focusedRow >= range.count || rows.includes(focusedRow)) return rows;
      return [...rows, focusedRow].toSorted((one, other) => one - other);
    },
    [focusedRow],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: Math.ceil(count / columns),
    getScrollElement: () => scroller ?? document.documentElement,
    getItemKey,
    rangeExtractor,
    gap,
    scrollMargin: margin,
    overscan: Math.min(6, Math.max(2, Math.ceil(drawnAhead / average))),
    estimateSize: () => average,
    initialOffset: () => scroller?.scrollTop ?? window.scrollY,
    initialMeasurementsCache: [...measured],
    // Fractions of a pixel count: the rows stand in the flow, and their sum is the place of the next.
    measureElement: (element, entry) => entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height,
    ...(scroller === null && byWindow),
  });

  const last = useRef<ListWindow | null>(null);
  // After every drawing: the rows are new, and so may be what stands above the list. It ends when nothing has changed.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    // The rows stand in the flow: a browser that can anchors to what the reader sees by itself.
    if (CSS.supports("overflow-anchor", "auto")) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
    setMargin(marginOf(list, scroller));
    if (drawn?.columns === columns) for (const first of firstCells(list)) virtualizer.measureElement(first);
    const rows = virtualizer
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin }));
    last.current = { columns, gap, total: virtualizer.getTotalSize(), rows };
    onChange(last.current);
  });
  useEffect(
    () => () => {
      if (last.current !== null) keepList(id, { window: last.current, measured: virtualizer.takeSnapshot() });
    },
    [id, virtualizer],
  );
  return null;
}

/** Px on both sides of the view that are drawn as well. A row of cards is high: more of them cost a long task each time. */
const drawnAhead = 480;

/** Px of a row before any has been seen. */
const guessedHeight = 80;

type Scroller = HTMLElement | null;

/** For a list that scrolls with the page. The library types a window and an element apart, it treats them alike. */
const byWindow = {
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as unknown as Partial<ReactVirtualizerOptions<HTMLElement, HTMLElement>>;

/** The element the list scrolls in; null is the page. */
function scrollerOf(list: HTMLElement): Scroller {
  for (let parent = list.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

/** Px from the top of what scrolls to the top of the list. */
function marginOf(list: HTMLElement, scroller: Scroller): number {
  const top = list.getBoundingClientRect().top;
  return Math.round(
    scroller === null ? top + window.scrollY : top - scroller.getBoundingClientRect().top + scroller.scrollTop,
  );
}

interface Look {
  columns: number;
  gap: number;
}

function lookOf(list: HTMLElement): Look {
  const { display, gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: display === "grid" ? gridTemplateColumns.split(" ").length : 1,
    gap: Number.parseFloat(rowGap) || 0,
  };
}

/** The list's columns and gap, which its width decides. */
function useLook(list: HTMLElement): Look {
  const [look, setLook] = useState(() => lookOf(list));
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const next = lookOf(list);
      setLook((now) => (now.columns === next.columns && now.gap === next.gap ? now : next));
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [list]);
  return look;
}

function keptMeasures(id: string, columns: number): readonly VirtualItem[] | null {
  const kept = keptList(id);
  return kept?.window.columns === columns ? kept.measured : null;
}

/** The heights of the rows as they all stand in the page, before the list is windowed. */
function measuresOf(list: HTMLElement, { columns, gap }: Look, margin: number, keyOf: (at: number) => string) {
  const measured: VirtualItem[] = [];
  let start = margin;
  for (let at = 0; at < list.children.length; at += columns) {
    const size = list.children[at]?.getBoundingClientRect().height ?? 0;
    measured.push({ index: at / columns, key: `${columns}:${keyOf(at)}`, start, size, end: start + size, lane: 0 });
    start += size + gap;
  }
  return measured;
}

/** The first cell of each drawn row: all cells of a row are of one height. */
function firstCells(list: HTMLElement): HTMLElement[] {
  const cells = [...list.children] as HTMLElement[];
  return cells.filter(
    (cell, at) => cell.dataset["index"] !== undefined && cell.dataset["index"] !== cells[at - 1]?.dataset["index"],
  );
}
