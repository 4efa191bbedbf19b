import { useLayoutEffect, useRef, type RefObject } from "react";

/** Px below which a smaller visual viewport is a toolbar or a rounding, not a keyboard. */
const KEYBOARD_FROM = 120;

/**
 * Keeps an element above a phone's keyboard. Browsers that obey `interactive-widget=resizes-content` make the page smaller
 * themselves; in the others (iOS) the keyboard lies over it, and only the visual viewport tells.
 */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const fit = () => {
      // Pinched: what is out of view is so by the reader's own fingers.
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
