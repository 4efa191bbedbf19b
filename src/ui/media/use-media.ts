import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds, kept up to date. On a server it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** From tablet up (GAP-14). Use CSS where it will do. */
export const useIsWide = () => useMedia("(min-width: 768px)");
