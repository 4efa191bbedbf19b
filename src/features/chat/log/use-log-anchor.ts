import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, type RefObject } from "react";
import { fontStore, lineLengthStore, textSizeStore } from "#src/client-state/appearance.ts";

/** Px from the end within which a resize keeps the reader at the end. */
const AT_END = 8;

/**
 * Keeps the reader's place when the log is resized, or its rows by another font, text size or line length (GAP-153): at the
 * end it stays at the end (the keyboard opens), otherwise the row at the top edge stays in place (a new width changes all
 * row heights). Unmounted rows then lose their measured heights, so that they are measured again instead of jumping later.
 */
export function useLogAnchor(
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
  scroller: RefObject<HTMLDivElement | null>,
  onWidth: (width: number) => void,
) {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let size = { width: element.clientWidth, height: element.clientHeight };
    let wasAtEnd = true;
    let anchor = anchorOf(virtualizer, element.scrollTop);
    onWidth(columnWidth(element.clientWidth));
    const remember = () => {
      const { clientWidth, clientHeight, scrollTop, scrollHeight } = element;
      if (clientWidth !== size.width || clientHeight !== size.height) return;
      wasAtEnd = scrollHeight - scrollTop - clientHeight <= AT_END;
      anchor = anchorOf(virtualizer, scrollTop);
    };
    const keepPlace = (isReflowed: boolean) => {
      onWidth(columnWidth(element.clientWidth));
      if (isReflowed) {
        virtualizer.measure();
        for (const row of virtualizer.elementsCache.values()) virtualizer.measureElement(row);
      }
      if (wasAtEnd) stayAtEnd(element, SETTLING_FRAMES);
      else if (isReflowed && anchor !== null) restore(virtualizer, element, anchor);
    };
    const observer = new ResizeObserver(() => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      if (next.width === size.width && next.height === size.height) return;
      const isReflowed = next.width !== size.width;
      size = next;
      keepPlace(isReflowed);
    });
    observer.observe(element);
    // In the next frame the page has the new looks.
    const reflow = () => requestAnimationFrame(() => keepPlace(true));
    const stops = [fontStore, textSizeStore, lineLengthStore].map((store) => store.subscribe(reflow));
    // A list shorter than its view cannot take its initial offset, and no event tells the virtualizer. Only sync it in
    // that case: while it assumes scrolling it does not measure new rows, which would then jump.
    if (element.scrollHeight <= element.clientHeight) element.dispatchEvent(new Event("scroll"));
    // Before the virtualizer's own listener changes the rows, or each reading of a size would cost a layout.
    element.addEventListener("scroll", remember, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
      element.removeEventListener("scroll", remember, { capture: true });
    };
  }, [virtualizer, scroller, onWidth]);
}

type Anchor = { readonly key: string | number | bigint; readonly share: number };

/** The row at the top edge, and the share of it that is scrolled out. */
function anchorOf(virtualizer: Virtualizer<HTMLDivElement, HTMLElement>, offset: number): Anchor | null {
  const item = virtualizer.getVirtualItemForOffset(offset);
  return item === undefined ? null : { key: item.key, share: item.size === 0 ? 0 : (offset - item.start) / item.size };
}

/** Frames during which rows coming into view are still measured and can move the anchor. */
const SETTLING_FRAMES = 4;

/** Rows are measured as they come into view, so the end keeps moving for a few frames. */
function stayAtEnd(element: HTMLDivElement, framesLeft: number) {
  element.scrollTop = element.scrollHeight;
  if (framesLeft > 0) requestAnimationFrame(() => stayAtEnd(element, framesLeft - 1));
}

function restore(virtualizer: Virtualizer<HTMLDivElement, HTMLElement>, element: HTMLElement, anchor: Anchor) {
  const row = virtualizer.elementsCache.get(anchor.key);
  const at = row === undefined ? -1 : virtualizer.indexFromElement(row);
  const offset = virtualizer.getOffsetForIndex(at, "start")?.[0];
  const size = virtualizer.measurementsCache[at]?.size;
  if (offset === undefined || size === undefined) return;
  virtualizer.scrollToOffset(offset + anchor.share * size);
  requestAnimationFrame(() => settle(virtualizer, element, anchor, SETTLING_FRAMES));
}

/** Corrects the offset from the actual layout while rows that came into view are measured. */
function settle(
  virtualizer: Virtualizer<HTMLDivElement, HTMLElement>,
  element: HTMLElement,
  { key, share }: Anchor,
  framesLeft: number,
) {
  const row = virtualizer.elementsCache.get(key);
  if (row === undefined) return;
  const box = row.getBoundingClientRect();
  const off = box.top + share * box.height - element.getBoundingClientRect().top;
  if (Math.abs(off) >= 1) element.scrollTop += off;
  if (framesLeft > 1) requestAnimationFrame(() => settle(virtualizer, element, { key, share }, framesLeft - 1));
}

/** Px of the column in a log so wide; on a phone all of it. */
export function columnWidth(room: number): number {
  return room < 768 ? room : Math.min(Number(lineLengthStore.get()), room);
}
