import { useEffect, useRef, useState } from "react";
import { times } from "#src/domain/limits.ts";

/**
 * A search field's text and its debounced value: 300 ms after the last key (GAP-10), or at once when the field is
 * cleared. A changed `settled` from outside, for example by Back, updates the field.
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
