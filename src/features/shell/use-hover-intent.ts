import { type FocusEvent, useEffect, useRef, useState } from "react";

/**
 * Opens 120 ms after the pointer enters and closes 240 ms after it leaves (design 2); focus opens at once. `close` is
 * for when a choice was made.
 */
export function useHoverIntent(openAfter = 120, closeAfter = 240) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), ms);
  };
  return {
    isOpen,
    close: () => {
      clearTimeout(timer.current);
      setIsOpen(false);
    },
    handlers: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === "mouse") later(true, openAfter);
      },
      onPointerLeave: () => later(false, closeAfter),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(":focus-visible")) later(true, 0);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) later(false, 0);
      },
    },
  };
}
