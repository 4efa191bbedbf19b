export type TooltipSide = "top" | "bottom" | "start" | "end";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const gap = 8;
const edge = 8;

/**
 * Position of a tooltip in CSS pixels of the viewport: on the preferred side of its anchor, on the opposite one when
 * there is no room, never outside the viewport.
 */
export function placeTooltip(anchor: Box, tip: Size, view: Size, side: TooltipSide, isRtl = false) {
  const middle = {
    x: (anchor.left + anchor.right) / 2 - tip.width / 2,
    y: (anchor.top + anchor.bottom) / 2 - tip.height / 2,
  };
  const isAcross = side === "start" || side === "end";
  const isBefore = side === "top" || (side === "start") !== isRtl;
  let { x, y } = middle;
  if (isAcross) {
    const before = anchor.left - gap - tip.width;
    const after = anchor.right + gap;
    const fitsBefore = before >= edge;
    const fitsAfter = after + tip.width <= view.width - edge;
    x = isBefore ? (fitsBefore || !fitsAfter ? before : after) : fitsAfter || !fitsBefore ? after : before;
  } else {
    const above = anchor.top - gap - tip.height;
    const below = anchor.bottom + gap;
    const fitsAbove = above >= edge;
    const fitsBelow = below + tip.height <= view.height - edge;
    y = side === "top" ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  }
  const within = (value: number, size: number, room: number) => Math.max(edge, Math.min(value, room - edge - size));
  return { x: Math.round(within(x, tip.width, view.width)), y: Math.round(within(y, tip.height, view.height)) };
}
