import { useSyncExternalStore } from "react";

/**
 * The fault switch of the regions (F39): a region named here throws when it is drawn. Stories and tests turn it; nothing
 * in the product does.
 */
let broken: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Breaks exactly these regions; called with none, all are whole again. */
export function breakRegions(...names: string[]): void {
  broken = new Set(names);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsRegionBroken(name: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => broken.has(name),
    () => false,
  );
}
