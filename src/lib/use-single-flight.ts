import { useRef } from "react";

/**
 * Wraps an async action so that calls during a running one are dropped, such as a double click (F14). A ref, because
 * React state would be updated too late.
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
