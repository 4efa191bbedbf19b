import { useEffect, useEffectEvent } from "react";

/**
 * Runs once when a component has mounted, after StrictMode's second mount too. For what opens as it mounts: Ark's state
 * machines run their effects twice when they are open during that second mount.
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
