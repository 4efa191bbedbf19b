import { popoverAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";
import { floatingSurface } from "./floating-surface.ts";

export const popover = defineSlotRecipe({
  className: "popover",
  slots: [...popoverAnatomy.keys(), "header"],
  base: {
    positioner: { zIndex: "popover!" },
    content: {
      ...floatingSurface,
      width: "max-content",
      maxWidth: "min(340px, calc(100vw - 24px))",
      maxHeight: "min(480px, var(--available-height, 480px))",
      p: "4",
    },
    header: { row: "2", mb: "2", minHeight: "32px" },
    title: { flex: "1", minWidth: "0", textStyle: "control", overflowWrap: "anywhere" },
  },
});
