import { useEffect, useState } from "react";

const minute = 60_000;

/** The current time in milliseconds, updated every minute to keep relative times correct. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
