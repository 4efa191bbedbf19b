import { useRef } from "react";

/**
 * The same async action, but a call while one runs is dropped: a double click, or Enter with a click, has one effect
 * (F14). State of React is too late for that; a ref is not.
 */
export function useSingleFlight<Args extends unknown[]>(
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const isRunning = useRef(false);
  return async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
