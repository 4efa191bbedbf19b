import type { ReactNode } from "react";
import { useHeldFlag } from "../timing/use-held-flag.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface SkeletonGroupProps {
  isLoading: boolean;
  /** The skeletons: the geometry of what will stand there. */
  skeleton: ReactNode;
  /** What is loading, for screen readers. */
  label?: string | undefined;
  /** What stands there once it is loaded. Without it: the fallback of something that is on its way. */
  children?: ReactNode;
}

/**
 * Skeletons after 200 ms, for at least 300 ms (GAP-109). Before they show, the place is kept by the same skeletons,
 * unseen, so nothing jumps.
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
