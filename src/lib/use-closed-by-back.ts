import { useEffect, useEffectEvent } from "react";

/** What Back closes, in the order of opening. */
const opened: (() => void)[] = [];

/** Closes what was opened last; false if nothing is open. */
export function closeByBack(): boolean {
  const close = opened.at(-1);
  close?.();
  return close !== undefined;
}

/**
 * Lets the browser's Back, which is a button or a gesture on phones, close what is open instead of leaving the page with it.
 * The router asks `closeByBack` before it goes back.
 */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return undefined;
    const entry = () => close();
    opened.push(entry);
    return () => void opened.splice(opened.indexOf(entry), 1);
  }, [isOpen]);
}
