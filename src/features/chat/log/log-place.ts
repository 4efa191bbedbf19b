import type { Virtualizer } from "@tanstack/react-virtual";

/** Scroll position: `end` follows new content, `near` still sees the end, `far` shows the button back to it. */
export type LogPlace = {
  readonly end: "end" | "near" | "far";
  readonly isNearStart: boolean;
  readonly isNearEnd: boolean;
};

/** Px: within `AT_END` of the end new content is followed; beyond `FAR` the button back shows. */
export const AT_END = 4;
const NEAR = 90;
const FAR = 320;
const NEAR_EDGE_ROWS = 4;

/** Uses the virtualizer's values: reading the element's would force a layout on every scroll step. */
export function placeOf(virtualizer: Virtualizer<HTMLDivElement, HTMLElement>): LogPlace | null {
  const { scrollElement, range, scrollRect, scrollOffset } = virtualizer;
  if (scrollElement === null || range === null) return null;
  const distance = virtualizer.getTotalSize() - (scrollRect?.height ?? 0) - (scrollOffset ?? 0);
  return {
    end: distance <= NEAR ? (distance <= AT_END ? "end" : "near") : distance > FAR ? "far" : "near",
    isNearStart: range.startIndex <= NEAR_EDGE_ROWS,
    isNearEnd: range.endIndex >= virtualizer.options.count - 1 - NEAR_EDGE_ROWS,
  };
}
