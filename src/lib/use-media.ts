import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; updates when it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below 768 px (GAP-14). */
export const mobileQuery = "(max-width: 767.98px)";

/** From 1024 px (GAP-14): where the side menu can be pinned. */
export const desktopQuery = "(min-width: 1024px)";
