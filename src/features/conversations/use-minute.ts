import { useEffect, useState } from "react";

const minute = 60_000;

/** The time in milliseconds, anew every minute: what is told as "5 minutes ago" stays true on an open page. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
