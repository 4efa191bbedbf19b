import { defineSlotRecipe } from "@pandacss/dev";

const isStill = "@media (prefers-reduced-motion: reduce)";

export const progress = defineSlotRecipe({
  className: "progress",
  slots: ["root", "header", "label", "value", "track", "range"],
  base: {
    root: { display: "grid", gap: "2", width: "full" },
    header: { display: "flex", justifyContent: "space-between", gap: "3", alignItems: "baseline" },
    label: { textStyle: "label", color: "fg.default", minWidth: "0", overflowWrap: "anywhere" },
    value: { textStyle: "meta", color: "fg.muted", fontVariantNumeric: "tabular-nums", flexShrink: "0" },
    track: {
      height: "6px",
      borderRadius: "full",
      bg: "bg.active",
      boxShadow: "inset 0 0 0 1px {colors.border.strong}",
      overflow: "hidden",
    },
    range: {
      boxSize: "full",
      borderRadius: "full",
      bg: "accent.default",
      transform: "translateX(calc((var(--share) - 1) * 100% * var(--dir)))",
      transition: "transform {durations.base} {easings.standard}",
      // Indeterminate: part of the bar pulses.
      "&[data-unknown]": {
        transform: "none",
        opacity: "0.7",
        animation: "breathe 1.4s {easings.breathe} infinite",
        [isStill]: { animation: "none" },
      },
    },
  },
});

/** Progress through a fixed number of steps, one bar each. */
export const stepBar = defineSlotRecipe({
  className: "step-bar",
  slots: ["root", "bars", "bar", "label"],
  base: {
    root: { row: "3", width: "full" },
    bars: { display: "flex", flex: "1", gap: "1.5", listStyle: "none", m: "0", p: "0" },
    bar: {
      flex: "1",
      height: "4px",
      borderRadius: "full",
      bg: "bg.active",
      boxShadow: "inset 0 0 0 1px {colors.border.strong}",
      transition: "background-color {durations.base}",
      "&[data-state=done]": { bg: "accent.default", boxShadow: "none" },
      "&[data-state=current]": { bg: "accent.default", boxShadow: "0 0 0 3px {colors.accent.subtle}" },
    },
    label: { textStyle: "meta", color: "fg.muted", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  },
});
