import { useLayoutEffect, type RefObject } from "react";

/** Px a toast is wide at most, with its distance from the edge. */
const TOAST = 380;

/** Keeps toasts off an element at the foot of the page, where they would lie over it (design §8). */
export function useToastOffset(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const foot = element.current;
    if (foot === null) return;
    const { style } = document.documentElement;
    const fit = () => {
      const { right, top } = foot.getBoundingClientRect();
      if (innerWidth - right < TOAST) style.setProperty("--toast-offset", `${Math.round(innerHeight - top) + 12}px`);
      else style.removeProperty("--toast-offset");
    };
    const observer = new ResizeObserver(fit);
    observer.observe(foot);
    window.addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", fit);
      style.removeProperty("--toast-offset");
    };
  }, [element]);
}
