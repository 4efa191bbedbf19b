import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";

/** Widths as names have them; no two alike. */
const widths = [74, 96, 148, 88, 70, 75, 112, 92, 72, 150, 89, 93, 64, 73, 110, 122, 86, 78, 94, 90, 76, 98, 160, 104];

/** Placeholder while the categories load. */
export function CategoryPickerSkeleton() {
  return (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "2", pt: "36px" })}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={32} className={css({ borderRadius: "full" })} />
      ))}
    </div>
  );
}
