import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { row, rowList, sectionTitle, words } from "./row-looks.ts";

const widths = [38, 52, 44, 60, 36, 48];

/** The places of the rows while they are on their way. */
export function RowSkeletons() {
  return (
    <div aria-hidden="true">
      <div className={sectionTitle}>
        <Skeleton shape="line" width={64} />
      </div>
      <div className={rowList}>
        {widths.map((width) => (
          <div key={width} className={row} data-still>
            <Skeleton shape="circle" width={46} height={46} />
            <div className={words}>
              <Skeleton shape="line" width={`${width}%`} className={css({ fontSize: "15.5px" })} />
              <Skeleton shape="line" width={`${width + 30}%`} className={css({ fontSize: "14px" })} />
            </div>
            <Skeleton shape="line" width={70} />
          </div>
        ))}
      </div>
    </div>
  );
}
