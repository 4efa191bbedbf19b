import { type TouchEvent, useRef } from "react";

/** Distance in px, the same as for swipes between a message's alternates (design 10). */
const threshold = 64;

export interface Swipe {
  onToLeft: (() => void) | undefined;
  onToRight: (() => void) | undefined;
}

/** Recognises horizontal swipes by touch, as opposed to scrolling. Spread the result on the element. */
export function useSwipe({ onToLeft, onToRight }: Swipe) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.item(0);
      // Dragging a slider is not a swipe.
      const isFree = touches.length === 1 && !(target as Element).matches("input");
      from.current = isFree ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches.item(0);
      const begun = from.current;
      from.current = null;
      if (begun === null) return;
      const across = touch.clientX - begun.x;
      if (Math.abs(across) < threshold || Math.abs(across) < 2 * Math.abs(touch.clientY - begun.y)) return;
      (across < 0 ? onToLeft : onToRight)?.();
    },
  };
}
