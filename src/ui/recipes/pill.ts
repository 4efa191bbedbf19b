import { defineRecipe } from "@pandacss/dev";

export const pill = defineRecipe({
  className: "pill",
  base: {
    inlineRow: "2",
    height: "36px",
    ps: "10px",
    pe: "13px",
    borderRadius: "full",
    bg: "bg.surface",
    color: "fg.default",
    boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
    fontSize: "13.5px",
    fontWeight: "semibold",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    textDecoration: "none",
    "--icon-size": "18px",
    "& small": { fontSize: "13px", fontWeight: "medium", color: "fg.subtle" },
    "&:is(a, button)": { cursor: "pointer", _hover: { bg: "bg.hover" } },
  },
  variants: {
    tone: {
      neutral: {},
      accent: { bg: "accent.subtle", color: "accent.text", "& small": { color: "accent.text" } },
      warning: { color: "warning.text", "& small": { color: "warning.text" } },
    },
  },
  defaultVariants: { tone: "neutral" },
});

export const tag = defineRecipe({
  className: "tag",
  base: {
    inlineRow: "5px",
    height: "22px",
    px: "2",
    flexShrink: "0",
    borderRadius: "sm",
    textStyle: "tag",
    whiteSpace: "nowrap",
    "--icon-size": "13px",
  },
  variants: {
    tone: {
      neutral: { bg: "bg.hover", color: "fg.muted" },
      accent: { bg: "accent.subtle", color: "accent.text" },
      success: { bg: "success.subtle", color: "success.text" },
      danger: { bg: "danger.subtle", color: "danger.text" },
      warning: { bg: "warning.subtle", color: "warning.text" },
      media: { bg: "rgb(5 11 13 / 0.78)", color: "fg.onMedia" },
    },
  },
  defaultVariants: { tone: "neutral" },
});
