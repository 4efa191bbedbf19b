import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { css } from "#styled-system/css";
import { cardGrid } from "./theme-looks.ts";

const card = css({ height: "128px!", borderRadius: "row!" });

/** One's own themes while they load. */
export function OwnThemesSkeleton() {
  return (
    <SkeletonGroup
      isLoading
      skeleton={
        <div className={cardGrid}>
          <Skeleton className={card} />
          <Skeleton className={card} />
        </div>
      }
    >
      {null}
    </SkeletonGroup>
  );
}
