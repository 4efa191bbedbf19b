import { useCallback, useRef, type RefObject } from "react";

/** Estimates each row once per width, so that changes of unseen rows do not move the ones in view. */
export function useHeightEstimates<Row extends { readonly key: string }>(
  rows: readonly Row[],
  estimate: (row: Row, width: number) => number,
  width: RefObject<number>,
) {
  const known = useRef({ width: 0, heights: new Map<string, number>() });
  return useCallback(
    (at: number) => {
      const row = rows[at];
      if (row === undefined) return 96;
      if (known.current.width !== width.current) known.current = { width: width.current, heights: new Map() };
      const height = known.current.heights.get(row.key) ?? estimate(row, width.current);
      known.current.heights.set(row.key, height);
      return height;
    },
    [rows, estimate, width],
  );
}
