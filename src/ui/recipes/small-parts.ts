import { defineRecipe } from "@pandacss/dev";

/** The one signal for "live": current, active, unread, writing (design 1). */
export const cueMark = defineRecipe({
  className: "cue-mark",
  base: { display: "inline-block", flexShrink: "0", boxSize: "8px", borderRadius: "full", bg: "accent.default" },
  variants: {
    tone: {
      accent: {},
      ok: { bg: "success.solid", boxShadow: "0 0 0 4px color-mix(in oklab, {colors.success.solid} 22%, transparent)" },
    },
    isBreathing: {
      true: {
        animation: "breathe 1.4s {easings.breathe} infinite",
        "@media (prefers-reduced-motion: reduce)": { animation: "none" },
      },
    },
  },
  defaultVariants: { tone: "accent" },
});

export const breathingDots = defineRecipe({
  className: "breathing-dots",
  base: {
    display: "inline-flex",
    gap: "5px",
    "& > i": {
      boxSize: "6px",
      borderRadius: "full",
      bg: "currentColor",
      animation: "breathe 1.4s {easings.breathe} infinite",
      "@media (prefers-reduced-motion: reduce)": { animation: "none", opacity: "0.7" },
      "&:nth-child(2)": { animationDelay: "180ms" },
      "&:nth-child(3)": { animationDelay: "360ms" },
    },
  },
});

export const skeleton = defineRecipe({
  className: "skeleton",
  base: {
    display: "block",
    bg: "bg.raised",
    borderRadius: "md",
    animation: "shift 1.6s {easings.breathe} infinite",
    "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  },
  variants: {
    shape: {
      block: {},
      line: { height: "0.9em", borderRadius: "sm", my: "0.25em" },
      circle: { borderRadius: "full", aspectRatio: "1" },
      poster: { aspectRatio: "poster", borderRadius: "lg", width: "full" },
    },
  },
  defaultVariants: { shape: "block" },
});

export const kbd = defineRecipe({
  className: "kbd",
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "22px",
    height: "22px",
    px: "1.5",
    borderRadius: "sm",
    bg: "bg.hover",
    color: "fg.muted",
    boxShadow: "inset 0 -1px 0 {colors.border.strong}",
    fontFamily: "sans",
    fontSize: "12px",
    fontWeight: "semibold",
    lineHeight: "1",
  },
});

export const loadMore = defineRecipe({
  className: "load-more",
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "2",
    width: "full",
    py: "6",
    color: "fg.subtle",
    textStyle: "meta",
    textAlign: "center",
  },
});
