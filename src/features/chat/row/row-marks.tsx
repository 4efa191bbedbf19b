import { lazy, Suspense } from "react";
import { useReadRow } from "#src/client-state/reading.ts";
import { PinnedMark } from "./pinned-mark-on-demand.tsx";

const ReadingMark = lazy(async () => ({ default: (await import("./reading-mark.tsx")).ReadingMark }));

/** What marks a row: that it is read aloud, and that a fact was pinned from it (`factId`). */
export function RowMarks({ rowKey, factId }: { rowKey: string; factId: string | null }) {
  return (
    <>
      <PinnedMark factId={factId} />
      {useReadRow() === rowKey && (
        <Suspense fallback={null}>
          <ReadingMark rowKey={rowKey} />
        </Suspense>
      )}
    </>
  );
}
