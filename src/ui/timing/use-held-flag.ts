import { useEffect, useRef, useState } from "react";

/**
 * A flag that neither flickers nor flashes: true only after `flag` has held for `after` ms, and then for at least
 * `atLeast` ms (GAP-109: skeletons after 200 ms, for at least 300 ms).
 */
export function useHeldFlag(flag: boolean, after = 200, atLeast = 0): boolean {
  const [isOn, setIsOn] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (flag === isOn) return;
    const wait = flag ? after : Math.max(0, since.current + atLeast - performance.now());
    const timer = setTimeout(() => {
      if (flag) since.current = performance.now();
      setIsOn(flag);
    }, wait);
    return () => clearTimeout(timer);
  }, [flag, isOn, after, atLeast]);
  // Without a minimum, turn off in the same render instead of after a timer.
  return atLeast === 0 ? isOn && flag : isOn;
}
