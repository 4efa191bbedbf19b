import { defineRecipe } from "@pandacss/dev";
import { focusOnMedia, hitArea, pressable } from "./hit-area.ts";

export const iconButton = defineRecipe({
  className: "icon-button",
  base: {
    ...hitArea,
    ...pressable,
    display: "inline-grid",
    placeItems: "center",
    flexShrink: "0",
    p: "0",
    border: "0",
    borderRadius: "input",
    bg: "transparent",
    color: "fg.muted",
    cursor: "pointer",
    textDecoration: "none",
    "&[aria-disabled=true]": { opacity: "disabled", cursor: "not-allowed", transform: "none!" },
    "&[aria-busy=true]": { cursor: "progress" },
    "&:not([aria-disabled=true])": { _hover: { bg: "bg.hover", color: "fg.default" }, _active: { bg: "bg.active" } },
    "&[aria-pressed=true], &[aria-current=page], &[data-selected]": { color: "accent.text" },
    "&[aria-pressed=true] svg[data-fills]": { fill: "currentColor" },
  },
  variants: {
    variant: {
      plain: {},
      soft: {
        bg: "bg.hover",
        "&:not([aria-disabled=true])": { _hover: { bg: "bg.active" } },
      },
      primary: {
        bg: "accent.default",
        color: "fg.onAccent",
        borderRadius: "row",
        "&:not([aria-disabled=true])": {
          _hover: { bg: "accent.hover", color: "fg.onAccent" },
          _active: { bg: "accent.active" },
        },
      },
      media: {
        bg: "rgb(5 11 13 / 0.72)",
        color: "fg.onMedia",
        backdropFilter: "blur(8px)",
        ...focusOnMedia,
        "&:not([aria-disabled=true])": { _hover: { bg: "rgb(5 11 13 / 0.88)", color: "fg.onMedia" } },
      },
    },
    size: {
      xs: { boxSize: "32px", "--icon-size": "16px", borderRadius: "md" },
      sm: { boxSize: "36px", "--icon-size": "18px" },
      md: { boxSize: { base: "44px", md: "40px" } },
      lg: { boxSize: "44px" },
    },
  },
  defaultVariants: { variant: "plain", size: "md" },
});
