import { lazy, Suspense } from "react";

const Mark = lazy(async () => ({ default: (await import("./pinned-mark.tsx")).PinnedMark }));

/** Marks a message from which a fact was pinned; `factId` is null for all others. */
export function PinnedMark({ factId }: { factId: string | null }) {
  return (
    factId !== null && (
      <Suspense fallback={null}>
        <Mark factId={factId} />
      </Suspense>
    )
  );
}
