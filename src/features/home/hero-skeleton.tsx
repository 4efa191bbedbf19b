import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";

/** The hero's place while it is on its way. */
export function HeroSkeleton() {
  return (
    <Skeleton
      className={css({
        width: "full",
        aspectRatio: { base: "4 / 4.3", md: "2 / 1", lg: "var(--hero-ratio, 2.39 / 1)" },
        borderRadius: "xl",
      })}
    />
  );
}

/** And the places of the scenes beside it, where there is room for them. */
export function ScenesSkeleton() {
  return (
    <div className={css({ display: { base: "none", lg: "flex" }, flexDirection: "column", gap: "3" })}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={css({ flex: "1", borderRadius: "row" })} />
      ))}
    </div>
  );
}
