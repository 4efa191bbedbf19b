import { useEffect, useRef } from "react";
import { pageStart } from "./page-start.ts";

/**
 * Returns what to focus when a modal overlay closes and its opener is gone: the page's heading. Null leaves it to the
 * focus trap, which returns to the opener.
 */
export function useReturnFocus(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    // Read before the focus trap moves focus inside, in the next frame.
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => (opener.current === null || opener.current.isConnected ? null : pageStart());
}
