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

/** Placeholder of the hero. */
export function HeroSkeleton() {
  return <Skeleton className={cx(heroShape, css({ borderRadius: "xl" }))} />;
}

/** Placeholders of the earlier scenes: beside the hero, or in a strip below it. */
export function ScenesSkeleton() {
  return (
    <div className={scenes}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={scene} />
      ))}
    </div>
  );
}
