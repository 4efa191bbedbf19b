import { useEffect, useRef, useState } from "react";
import { times } from "#src/domain/limits.ts";

/**
 * The text of a search field and the text that is searched for: the second follows 300 ms after the last key (GAP-10), or at
 * once when the field is cleared. A new `settled` from outside, as by Back, comes into the field.
 */
export function useSearchText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const [known, setKnown] = useState(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== settled) {
    setKnown(settled);
    if (settled !== text.trim()) setText(settled);
  }
  return {
    text,
    change: (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      const run = () => settle.current(next.trim());
      if (next.trim() === "") run();
      else timer.current = setTimeout(run, times.searchDelay);
    },
  };
}
