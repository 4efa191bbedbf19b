import { useSyncExternalStore } from "react";

/** Fault injection for regions (F39): a region named here throws when it renders. Used by stories and tests only. */
let broken: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Breaks exactly these regions; without arguments, none. */
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
