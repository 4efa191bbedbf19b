import { useEffect, useEffectEvent } from "react";

/** While something is dragged, calls `follow` for each move of the pointer and `end` when it is let go. */
export function useDragFollow(isDragging: boolean, follow: (event: PointerEvent) => void, end: () => void): void {
  const onMove = useEffectEvent(follow);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (!isDragging) return undefined;
    const move = (event: PointerEvent) => onMove(event);
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
