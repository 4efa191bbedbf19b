import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { end, figures, row, rowList, sectionTitle, words } from "./row-looks.ts";

const widths = [38, 52, 44, 60, 36, 48];

/** Placeholder rows while the list loads, under a section heading where they will have one. */
export function RowSkeletons({ hasSections = false }: { hasSections?: boolean }) {
  return (
    <div aria-hidden="true">
      {hasSections && (
        <div className={sectionTitle}>
          <Skeleton shape="line" width={64} />
        </div>
      )}
      <div className={rowList}>
        {widths.map((width) => (
          <div key={width} className={row} data-still>
            <Skeleton shape="circle" width={46} height={46} />
            <div className={words}>
              <Skeleton shape="line" width={`${width}%`} className={css({ fontSize: "15.5px" })} />
              <Skeleton shape="line" width={`${width - 14}%`} className={css({ fontSize: "13px" })} />
              <Skeleton shape="line" width={`${width + 30}%`} className={css({ fontSize: "14px" })} />
            </div>
            <div className={end}>
              <div className={figures}>
                <Skeleton shape="line" width={70} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
