import { defineRecipe } from "@pandacss/dev";

export const tooltip = defineRecipe({
  className: "tooltip",
  base: {
    position: "fixed",
    top: "0",
    left: "0",
    zIndex: "tooltip",
    width: "max-content",
    maxWidth: "min(280px, calc(100vw - 16px))",
    px: "10px",
    py: "1.5",
    borderRadius: "md",
    bg: "fg.default",
    color: "bg.canvas",
    textStyle: "help",
    fontFamily: "sans",
    fontWeight: "medium",
    boxShadow: "shadow.2",
    pointerEvents: "auto",
    animation: "fadeIn {durations.fast}",
    overflowWrap: "anywhere",
  },
});
