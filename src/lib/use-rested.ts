import { useEffect, useState } from "react";

/** The value once it has not changed for so many milliseconds; an empty text at once. */
export function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return value === "" ? "" : rested;
}
