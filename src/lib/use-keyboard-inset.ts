import { useLayoutEffect, useRef, type RefObject } from "react";

/** A visual viewport smaller by less than this is a toolbar or rounding, not a keyboard. */
const KEYBOARD_FROM = 120;

/**
 * Keeps an element above the on-screen keyboard. Browsers with `interactive-widget=resizes-content` resize the page
 * themselves; in the others (iOS) the keyboard covers it, and only the visual viewport shows that.
 */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const fit = () => {
      // Pinch-zoomed: a smaller viewport is not caused by the keyboard.
      const covered = viewport.scale > 1.05 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      const inset = covered >= KEYBOARD_FROM ? `${Math.round(covered)}px` : "";
      if (element.current !== null) element.current.style.paddingBottom = inset;
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, []);
  return element;
}
