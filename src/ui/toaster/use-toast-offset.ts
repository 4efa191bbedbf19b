import { useLayoutEffect, type RefObject } from "react";
import { keepUncovered, placeShownToasts, placeToasts } from "./toast-place.ts";

/** Keeps toasts above an element near the bottom of the page, while `isOn`, instead of covering it (design §8). */
export function useToastOffset(element: RefObject<HTMLElement | null>, isOn = true): void {
  useLayoutEffect(() => {
    const foot = element.current;
    if (foot === null || !isOn) return;
    const release = keepUncovered(foot);
    const leave = new AbortController();
    const { signal } = leave;
    const observer = new ResizeObserver(placeToasts);
    observer.observe(foot);
    window.addEventListener("resize", () => placeToasts(), { signal });
    window.addEventListener("scroll", () => placeShownToasts(), { capture: true, passive: true, signal });
    // A dialog rises into its place.
    const settle = ({ target }: AnimationEvent) => {
      if (target instanceof Node && target.contains(foot)) placeToasts();
    };
    window.addEventListener("animationend", settle, { signal });
    return () => {
      observer.disconnect();
      leave.abort();
      release();
    };
  }, [element, isOn]);
}
