import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps focus inside an element when its focused button is replaced; spread the result on that element. Focus that was
 * inside and fell to the body goes to the first button there.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const isInside = useRef(false);
  // After every render, since any of them may have removed the focused element.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) ref.current?.querySelector("button")?.focus();
  });
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    // An element that only lost focus is still in the document; a removed one is not.
    onBlur: ({ target, currentTarget }: FocusEvent<E>) => {
      requestAnimationFrame(() => {
        if (target.isConnected && !currentTarget.contains(document.activeElement)) isInside.current = false;
      });
    },
  };
}
