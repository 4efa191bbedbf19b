import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { cardGrid } from "./theme-looks.ts";

const card = css({ height: "128px!", borderRadius: "row!" });

/** Placeholder of the user's themes. */
export function OwnThemesSkeleton() {
  return (
    <div className={cardGrid}>
      <Skeleton className={card} />
      <Skeleton className={card} />
    </div>
  );
}
