import { useLayoutEffect, type RefObject } from "react";
import { toaster } from "./toast-store.ts";

/** Maximum px width of a toast, including its distance from the edge. */
const TOAST = 380;

/** Keeps toasts above an element at the bottom of the page instead of covering it (design §8). */
export function useToastOffset(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const foot = element.current;
    if (foot === null) return;
    const fit = () => {
      const { right, top } = foot.getBoundingClientRect();
      toaster.keepAbove(innerWidth - right < TOAST ? Math.round(innerHeight - top) + 12 : null);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(foot);
    window.addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", fit);
      toaster.keepAbove(null);
    };
  }, [element]);
}
