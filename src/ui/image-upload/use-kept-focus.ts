import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus inside an element whose focused button gives way to another: spread what it returns on it. Focus that
 * was inside and fell to the page goes to the first button there.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const isInside = useRef(false);
  // After every change: what is gone may be what had it.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) ref.current?.querySelector("button")?.focus();
  });
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    // One that is left stays on the page; one that is taken away does not.
    onBlur: ({ target, currentTarget }: FocusEvent<E>) => {
      requestAnimationFrame(() => {
        if (target.isConnected && !currentTarget.contains(document.activeElement)) isInside.current = false;
      });
    },
  };
}
