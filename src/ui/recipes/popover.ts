import { popoverAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";

export const popover = defineSlotRecipe({
  className: "popover",
  slots: [...popoverAnatomy.keys(), "header"],
  base: {
    positioner: { zIndex: "popover!" },
    content: {
      width: "max-content",
      maxWidth: "min(340px, calc(100vw - 24px))",
      maxHeight: "min(480px, var(--available-height, 480px))",
      overflowY: "auto",
      overscrollBehavior: "contain",
      p: "4",
      borderRadius: "row",
      bg: "bg.raised",
      color: "fg.default",
      boxShadow: "0 0 0 1px {colors.border.subtle}, {shadows.shadow.2}",
      outline: "0",
      _open: { animation: "dropIn {durations.base} {easings.enter}" },
      _closed: { animation: "fadeOut 154ms {easings.exit}" },
      "@media (prefers-reduced-motion: reduce)": {
        _open: { animation: "fadeIn 80ms" },
        _closed: { animation: "none" },
      },
    },
    header: { display: "flex", alignItems: "center", gap: "2", mb: "2", minHeight: "32px" },
    title: { flex: "1", minWidth: "0", textStyle: "control", overflowWrap: "anywhere" },
  },
});
