import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/**
 * While something is dragged, calls `follow` for each move of the pointer and `end` when it is let go. What a move leads to
 * is rendered at once: the next move, or letting go, may come before React would.
 */
export function useDragFollow(isDragging: boolean, follow: (event: PointerEvent) => void, end: () => void): void {
  const onMove = useEffectEvent(follow);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (!isDragging) return undefined;
    const move = (event: PointerEvent) => flushSync(() => onMove(event));
    const stop = () => onEnd();
    // On window, because a row that moves in the document loses pointer capture.
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", stop);
    window.addEventListener("pointercancel", stop);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", stop);
      window.removeEventListener("pointercancel", stop);
    };
  }, [isDragging]);
}
