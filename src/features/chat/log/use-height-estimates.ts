import { useCallback, useRef, type RefObject } from "react";
import { textSizeStore } from "#src/client-state/appearance.ts";

/** Estimates each row once per width and text size, so that changes of unseen rows do not move the ones in view. */
export function useHeightEstimates<Row extends { readonly key: string }>(
  rows: readonly Row[],
  estimate: (row: Row, width: number) => number,
  width: RefObject<number>,
) {
  const known = useRef({ width: 0, text: textSizeStore.get(), heights: new Map<string, number>() });
  return useCallback(
    (at: number) => {
      const row = rows[at];
      if (row === undefined) return 96;
      const text = textSizeStore.get();
      if (known.current.width !== width.current || known.current.text !== text)
        known.current = { width: width.current, text, heights: new Map() };
      const height = known.current.heights.get(row.key) ?? estimate(row, width.current);
      known.current.heights.set(row.key, height);
      return height;
    },
    [rows, estimate, width],
  );
}
