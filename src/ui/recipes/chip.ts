import { defineRecipe } from "@pandacss/dev";
import { hitArea, pressable } from "./hit-area.ts";

const line = (color: string, percent = 100) =>
  `inset 0 0 0 1px color-mix(in oklab, {colors.${color}} ${percent}%, transparent)`;

export const chip = defineRecipe({
  className: "chip",
  base: {
    ...hitArea,
    ...pressable,
    display: "inline-flex",
    alignItems: "center",
    gap: "7px",
    maxWidth: "100%",
    minHeight: { base: "40px", md: "32px" },
    px: "13px",
    py: "1",
    border: "0",
    borderRadius: "full",
    bg: "transparent",
    color: "fg.muted",
    boxShadow: line("border.strong", 70),
    fontSize: "13.5px",
    fontWeight: "medium",
    lineHeight: "1.3",
    textAlign: "start",
    textDecoration: "none",
    cursor: "pointer",
    "--icon-size": "15px",
    "&:not([aria-disabled=true])": { _hover: { bg: "bg.hover", color: "fg.default" } },
    "&[aria-disabled=true]": { opacity: "disabled", cursor: "not-allowed" },
    "& [data-part=label]": { minWidth: "0", overflow: "hidden", textOverflow: "ellipsis", overflowWrap: "anywhere" },
  },
  variants: {
    state: {
      unselected: {},
      selected: {
        bg: "accent.subtle",
        color: "accent.text",
        boxShadow: line("accent.default", 50),
        "&:not([aria-disabled=true])": { _hover: { bg: "accent.subtleHover", color: "accent.text" } },
      },
      excluded: {
        bg: "danger.subtle",
        color: "danger.text",
        boxShadow: line("danger.text", 45),
        "& [data-part=label]": { textDecoration: "line-through", textDecorationThickness: "1px" },
        "&:not([aria-disabled=true])": { _hover: { bg: "danger.subtle", color: "danger.text" } },
      },
    },
  },
  defaultVariants: { state: "unselected" },
});
