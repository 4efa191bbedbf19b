import type { ReactNode } from "react";
import { useHeldFlag } from "../timing/use-held-flag.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface SkeletonGroupProps {
  isLoading: boolean;
  /** Skeletons in the layout of the content. */
  skeleton: ReactNode;
  /** What is loading, for screen readers. */
  label?: string | undefined;
  /** The loaded content; omit it in a Suspense fallback. */
  children?: ReactNode;
}

/**
 * Shows skeletons after 200 ms, for at least 300 ms (GAP-109). Until then they are rendered invisibly, so the layout does
 * not shift.
 */
export function SkeletonGroup({ isLoading, skeleton, label = "Loading", children }: SkeletonGroupProps) {
  const isShown = useHeldFlag(isLoading, 200, 300);
  if (!isLoading && !isShown) return children;
  return (
    <div aria-busy="true">
      <div style={{ visibility: isShown ? "visible" : "hidden" }}>{skeleton}</div>
      {isShown && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </div>
  );
}
