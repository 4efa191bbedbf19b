import type { VariantFigures } from "#src/generated/api/model/variantFigures.ts";
import { numberText } from "#src/lib/count-text.ts";
import { css } from "#styled-system/css";
import { variantBars } from "./figure-sums.ts";
import { type FigureName, figuresTexts } from "./figures-texts.ts";

const list = css({ display: "grid", gap: "3", fontSize: "14px" });
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 96px) minmax(0, 1fr) auto",
  gap: "3",
  alignItems: "center",
  fontVariantNumeric: "tabular-nums",
});
const label = css({ lineClamp: "2", overflowWrap: "anywhere", lineHeight: "1.3" });
const bar = css({ height: "9px", minWidth: "4px", borderRadius: "full", bg: "chat.speaker.1" });

/** A figure by variant, largest first: a list with numbers, so screen readers need no alternative. */
export function VariantBars({ variants, figure }: { variants: readonly VariantFigures[]; figure: FigureName }) {
  const bars = variantBars(variants, figure);
  const most = bars[0]?.value ?? 1;
  if (bars.length === 0) return <p className={css({ color: "fg.muted", textStyle: "meta" })}>–</p>;
  return (
    <ul className={list} aria-label={figuresTexts.perVariant}>
      {bars.map(({ key, label: name, value }) => (
        <li key={key} className={row}>
          <bdi className={label}>{name}</bdi>
          <span aria-hidden="true">
            <span className={bar} style={{ display: "block", width: `${(value / most) * 100}%` }} />
          </span>
          <span>{numberText(value)}</span>
        </li>
      ))}
    </ul>
  );
}
