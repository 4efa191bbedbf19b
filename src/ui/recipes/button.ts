import { defineRecipe } from "@pandacss/dev";
import { focusOnMedia, hitArea, pressable } from "./hit-area.ts";

export const button = defineRecipe({
  className: "button",
  base: {
    ...hitArea,
    ...pressable,
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: "0",
    maxWidth: "100%",
    border: "0",
    borderRadius: "full",
    bg: "transparent",
    textStyle: "control",
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    userSelect: "none",
    "--icon-size": "18px",
    "&[aria-disabled=true]": { opacity: "disabled", boxShadow: "none", cursor: "not-allowed", transform: "none!" },
    // Busy is not disabled: it keeps its colours, and dots replace the label.
    "&[aria-busy=true]": { opacity: "1", cursor: "progress" },
    "& [data-part=label]": {
      inlineRow: "2",
      minWidth: "0",
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    "&[data-dots] [data-part=label]": { opacity: "0" },
    "& [data-part=dots]": { position: "absolute", inset: "0", display: "grid", placeItems: "center" },
  },
  variants: {
    variant: {
      primary: {
        bg: "accent.default",
        color: "fg.onAccent",
        "&:not([aria-disabled=true])": { _hover: { bg: "accent.hover" }, _active: { bg: "accent.active" } },
      },
      soft: {
        bg: "accent.subtle",
        color: "accent.text",
        "&:not([aria-disabled=true])": { _hover: { bg: "accent.subtleHover" } },
      },
      line: {
        color: "fg.default",
        boxShadow: "inset 0 0 0 1px {colors.border.strong}",
        "&[aria-disabled=true]": { boxShadow: "inset 0 0 0 1px {colors.border.strong}" },
        "&:not([aria-disabled=true])": { _hover: { bg: "bg.hover" }, _active: { bg: "bg.active" } },
      },
      ghost: {
        color: "fg.muted",
        "&:not([aria-disabled=true])": {
          _hover: { bg: "bg.hover", color: "fg.default" },
          _active: { bg: "bg.active" },
        },
      },
      danger: {
        color: "danger.text",
        boxShadow: "inset 0 0 0 1px color-mix(in oklab, {colors.danger.text} 45%, transparent)",
        "&:not([aria-disabled=true])": { _hover: { bg: "danger.subtle" } },
      },
      /** Only inside a confirmation dialog. */
      dangerSolid: {
        bg: "danger.solid",
        color: "danger.onSolid",
        "&:not([aria-disabled=true])": {
          _hover: { bg: "color-mix(in oklab, {colors.danger.solid} 90%, {colors.danger.onSolid})" },
        },
      },
      /** On a picture: a dark overlay, the same in every theme. */
      media: {
        bg: "rgb(5 11 13 / 0.72)",
        color: "fg.onMedia",
        backdropFilter: "blur(8px)",
        boxShadow: "inset 0 0 0 1px rgb(250 244 234 / 0.3)",
        ...focusOnMedia,
        "&:not([aria-disabled=true])": { _hover: { bg: "rgb(5 11 13 / 0.88)" } },
      },
    },
    size: {
      sm: { height: { base: "40px", md: "34px" }, px: "14px", fontSize: "13.5px", "--icon-size": "16px" },
      md: { height: { base: "44px", md: "40px" }, px: "18px" },
      lg: { height: "48px", px: "6", fontSize: "15.5px", "--icon-size": "20px" },
    },
    isFullWidth: { true: { width: "full" } },
  },
  defaultVariants: { variant: "line", size: "md" },
});
