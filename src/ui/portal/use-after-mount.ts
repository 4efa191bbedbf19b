import { useEffect, useEffectEvent } from "react";

/**
 * Runs once after mount, and after StrictMode's second mount too. For overlays that open on mount: Ark's state machines
 * run their effects twice if they are open during that second mount.
 */
export function useAfterMount(run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    let isMounted = true;
    queueMicrotask(() => {
      if (isMounted) runLatest();
    });
    return () => {
      isMounted = false;
    };
  }, []);
}
