import type { CharacterFigures } from "#src/generated/api/model/characterFigures.ts";
import type { Figures } from "#src/generated/api/model/figures.ts";
import { numberText } from "#src/lib/count-text.ts";
import { css } from "#styled-system/css";
import { dayName, figureNames, figuresTexts } from "./figures-texts.ts";

const scroller = css({ maxHeight: "320px", overflow: "auto", borderRadius: "sm" });
const table = css({
  width: "full",
  borderCollapse: "collapse",
  fontSize: "13px",
  fontVariantNumeric: "tabular-nums",
  "& caption": { textAlign: "start", fontWeight: "650", fontSize: "14px", pb: "2" },
  "& th, & td": {
    textAlign: "end",
    fontWeight: "400",
    py: "1.5",
    ps: "2",
    borderBottom: "1px solid",
    borderColor: "border.subtle",
  },
  "& th:first-child": { textAlign: "start", ps: "0", overflowWrap: "anywhere" },
  "& thead th": { color: "fg.muted", position: "sticky", top: "0", bg: "bg.surface" },
  "& tfoot :is(td, th)": { fontWeight: "650", borderBottom: "none" },
});

type Row = Figures & { key: string; label: string };

function FiguresTable({
  caption,
  first,
  rows,
  total,
}: {
  caption: string;
  first: string;
  rows: readonly Row[];
  total?: Figures;
}) {
  const cells = (row: Figures) => figureNames.map((name) => <td key={name}>{numberText(row[name])}</td>);
  return (
    // A region that scrolls needs to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {figureNames.map((name) => (
              <th key={name} scope="col">
                {figuresTexts.names[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{row.label}</bdi>
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{figuresTexts.total}</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The numbers behind all four charts: by day, latest first, and by variant. */
export function FiguresTables({ figures }: { figures: CharacterFigures }) {
  const { perDay, perVariant, total } = figures;
  return (
    <div className={css({ display: "grid", gap: "6" })}>
      <FiguresTable
        caption={figuresTexts.perDay}
        first={figuresTexts.day}
        rows={perDay.toReversed().map((row) => ({ ...row, key: row.day, label: dayName(row.day) }))}
        total={total}
      />
      <FiguresTable
        caption={figuresTexts.perVariant}
        first={figuresTexts.variant}
        rows={perVariant.map((row) => ({
          ...row,
          key: row.variantId ?? "gone",
          label: row.variantName ?? figuresTexts.goneVariant,
        }))}
      />
    </div>
  );
}
