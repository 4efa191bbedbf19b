import { useCallback, useEffect, useRef, useState } from "react";

/** A flag that resets `ms` after the last `show` (the swap indicator: CONST-24). */
export function useBriefFlag(ms: number): { isOn: boolean; show: () => void } {
  const [isOn, setIsOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setIsOn(true);
    timer.current = setTimeout(() => setIsOn(false), ms);
  }, [ms]);
  return { isOn, show };
}
