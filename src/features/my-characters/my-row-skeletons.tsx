import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { characterList, characterRow, rowPicture, rowWords, wideOnly } from "./my-list-looks.ts";

const widths = [38, 52, 44, 60, 36, 48];

/** Placeholder rows of the final size while the list loads. */
export function MyRowSkeletons() {
  return (
    <div aria-hidden="true" className={characterList}>
      {widths.map((width) => (
        <div key={width} className={characterRow} data-still>
          <Skeleton width={40} height={60} className={rowPicture} />
          <div className={rowWords}>
            <Skeleton shape="line" width={`${width}%`} className={css({ fontSize: "15.5px" })} />
            <Skeleton shape="line" width={`${width + 20}%`} className={css({ fontSize: "13px" })} />
          </div>
          {[64, 40, 48, 48].map((room, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- these never move
            <Skeleton key={at} shape="line" width={room} className={wideOnly} />
          ))}
        </div>
      ))}
    </div>
  );
}
