import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css, cx } from "#styled-system/css";
import { heroShape } from "./hero-still.tsx";

const scenes = css({
  display: "flex",
  flexDirection: { base: "row", lg: "column" },
  gap: "3",
  minWidth: "0",
  overflow: "hidden",
  mx: { base: "-16px", md: "-24px", lg: "0" },
  px: { base: "16px", md: "24px", lg: "0" },
});
const scene = css({ flex: { base: "0 0 250px", lg: "1" }, height: { base: "110px", lg: "auto" }, borderRadius: "row" });

/** The hero's place while it is on its way. */
export function HeroSkeleton() {
  return <Skeleton className={cx(heroShape, css({ width: "full", borderRadius: "xl" }))} />;
}

/** And the places of the scenes before it: beside it, or in a strip under it. */
export function ScenesSkeleton() {
  return (
    <div className={scenes}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={scene} />
      ))}
    </div>
  );
}
