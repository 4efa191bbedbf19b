import { useLayoutEffect, type RefObject } from "react";
import { toaster } from "./toast-store.ts";

/** Maximum px width of a toast, including its distance from the edge. */
const TOAST = 380;

/** How far above the bottom of the page an element may end and still be covered by a toast of two lines, in px. */
const REACH = 96;

/** What each element asks for: of several, as the tabs of the settings, only the shown ones count. */
const asked = new Map<HTMLElement, number>();
const tell = () => toaster.keepAbove(asked.size === 0 ? null : Math.max(...asked.values()));

/** Keeps toasts above an element at the bottom of the page, while `isOn`, instead of covering it (design §8). */
export function useToastOffset(element: RefObject<HTMLElement | null>, isOn = true): void {
  useLayoutEffect(() => {
    const foot = element.current;
    if (foot === null || !isOn) return;
    const fit = () => {
      const { right, top, bottom, height } = foot.getBoundingClientRect();
      if (height > 0 && innerWidth - right < TOAST && innerHeight - bottom < REACH)
        asked.set(foot, Math.round(innerHeight - top) + 12);
      else asked.delete(foot);
      tell();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(foot);
    window.addEventListener("resize", fit);
    // A dialog rises into its place.
    const settle = ({ target }: AnimationEvent) => {
      if (target instanceof Node && target.contains(foot)) fit();
    };
    window.addEventListener("animationend", settle);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", fit);
      window.removeEventListener("animationend", settle);
      asked.delete(foot);
      tell();
    };
  }, [element, isOn]);
}
