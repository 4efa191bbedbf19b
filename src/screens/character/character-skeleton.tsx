import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { columns, main, poster, posterFrame, side } from "./page-looks.ts";

/** The page before the character is known. */
export function CharacterSkeleton() {
  return (
    <div className={columns}>
      <div className={side}>
        <div className={posterFrame}>
          <Skeleton shape="poster" className={poster} />
        </div>
      </div>
      <div className={main}>
        <div className={css({ display: "grid", gap: "4" })}>
          <Skeleton width="60%" height={52} />
          <Skeleton width="80%" height={24} />
          <Skeleton width={220} height={36} />
          <Skeleton width={320} height={48} />
        </div>
        <Skeleton width="100%" height={150} />
        <Skeleton width="100%" height={190} />
      </div>
    </div>
  );
}
