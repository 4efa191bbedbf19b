import { defineRecipe } from "@pandacss/dev";
import { hitArea } from "./hit-area.ts";

export const textLink = defineRecipe({
  className: "text-link",
  base: {
    ...hitArea,
    p: "0",
    border: "0",
    bg: "transparent",
    font: "inherit",
    cursor: "pointer",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
    textDecorationLine: "underline",
    borderRadius: "xs",
    transition: "color {durations.fast}, text-decoration-color {durations.fast}",
    _hover: { textDecorationColor: "currentColor" },
  },
  variants: {
    tone: {
      accent: {
        color: "fg.link",
        fontWeight: "semibold",
        textDecorationColor: "color-mix(in oklab, currentColor 40%, transparent)",
      },
      quiet: {
        color: "fg.muted",
        textDecorationColor: "color-mix(in oklab, currentColor 30%, transparent)",
        _hover: { color: "fg.default" },
      },
    },
  },
  defaultVariants: { tone: "accent" },
});
