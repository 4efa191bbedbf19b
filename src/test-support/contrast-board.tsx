import { useState } from "react";
import { css } from "#styled-system/css";
import { colorNames } from "#src/ui/theme/built-in-themes.ts";
import { parseColor } from "#src/ui/theme/color-maths.ts";
import { type MeasuredPair, measuredPairs } from "#src/ui/theme/contrast-pairs.ts";
import type { ColorName, ThemeColors } from "#src/ui/theme/derive-theme.ts";
import { colorVariable } from "#src/ui/theme/theme-variables.ts";

/** The page's semantic colours; null if one of them is missing. A build may shorten `#ffffff` to `#fff`. */
function shownColors(): ThemeColors | null {
  const style = getComputedStyle(document.documentElement);
  const entries = colorNames.map((name) => [name, parseColor(style.getPropertyValue(colorVariable(name)))] as const);
  return entries.every(([, value]) => value !== undefined) ? (Object.fromEntries(entries) as ThemeColors) : null;
}

/** For each foreground the background with the lowest contrast. */
function worstPairs(pairs: MeasuredPair[]): MeasuredPair[] {
  const worst = new Map<ColorName, MeasuredPair>();
  for (const pair of pairs) {
    const known = worst.get(pair.foreground);
    if (!known || pair.ratio < known.ratio) worst.set(pair.foreground, pair);
  }
  return [...worst.values()];
}

const card = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "3",
  textStyle: "help",
});
const sample = css({
  boxSize: "44px",
  display: "grid",
  placeItems: "center",
  borderRadius: "md",
  fontSize: "lg",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
});

/** Contrast of a theme as measured on the page: each foreground on its worst background. For stories. */
export function ContrastBoard() {
  const [colors] = useState(shownColors);
  if (!colors) return null;
  const pairs = measuredPairs(colors);
  const holding = pairs.filter(({ ratio, atLeast }) => ratio >= atLeast).length;
  return (
    <section>
      <h2 className={css({ textStyle: "h3", mb: "1" })}>Contrast</h2>
      <p className={css({ color: "fg.muted", mb: "4", maxWidth: "prose.max" })}>
        {holding} of {pairs.length} pairs hold, bubbles over white and black pictures among them: 4.5 for text, 3 for
        controls and focus. Each colour below stands on the ground where it reads worst.
      </p>
      <ul
        className={css({
          display: "grid",
          gap: "3",
          columnGap: "6",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
          listStyle: "none",
        })}
      >
        {worstPairs(pairs).map(({ foreground, ground, atLeast, ratio }) => (
          <li key={foreground} className={card}>
            <span
              aria-hidden="true"
              className={sample}
              style={{ background: `var(${colorVariable(ground)})`, color: `var(${colorVariable(foreground)})` }}
            >
              {atLeast >= 4.5 ? (
                "Aa"
              ) : (
                <span className={css({ boxSize: "18px", borderRadius: "full", bg: "currentColor" })} />
              )}
            </span>
            <span className={css({ minWidth: "0" })}>
              <span className={css({ display: "block", color: "fg.default" })}>{foreground}</span>
              <span className={css({ color: "fg.muted" })}>on {ground}</span>
            </span>
            <span className={css({ fontVariantNumeric: "tabular-nums", fontWeight: "semibold" })}>
              <span data-testid="ratio">{ratio.toFixed(2)}</span>
              <span className={css({ color: "fg.muted", fontWeight: "body" })}> / {atLeast}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
