import { type TouchEvent, useRef } from "react";

/** As far as a swipe between the versions of a message (design 10). */
const threshold = 64;

export interface Swipe {
  onToLeft: (() => void) | undefined;
  onToRight: (() => void) | undefined;
}

/** Tells a finger's swipe across from one that scrolls. Spread on the element that is swiped. */
export function useSwipe({ onToLeft, onToRight }: Swipe) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.item(0);
      // A slider keeps its drag.
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
