import { useEffect, useState } from "react";

/**
 * Seconds left of `seconds`, counted from the last change of `round`; 0 when over, null while `seconds` is null. Uses a
 * monotonic clock (F24).
 */
export function useCountdown(seconds: number | null, round: unknown): number | null {
  const [left, setLeft] = useState<{ round: unknown; seconds: number } | null>(null);
  useEffect(() => {
    if (seconds === null || seconds <= 0) return undefined;
    const end = performance.now() + seconds * 1000;
    const tick = () => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft({ round, seconds: now });
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds, round]);
  if (seconds === null) return null;
  return left === null || left.round !== round ? Math.max(0, Math.ceil(seconds)) : left.seconds;
}
