import { useState } from "react";
import { pageStart } from "./page-start.ts";

/**
 * Returns what to focus when a modal overlay closes: its opener or, if that is gone, the page's heading. The opener is what
 * has the focus when the overlay is first rendered: the focus trap looks a frame later, when the focus may have moved
 * inside already. Null leaves it to the trap.
 */
export function useReturnFocus(isOpen: boolean): () => HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }
  return () => {
    if (!(opener instanceof HTMLElement) || opener === document.body) return null;
    return opener.isConnected ? opener : pageStart();
  };
}
