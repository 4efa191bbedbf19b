import { defineSlotRecipe } from "@pandacss/dev";
import { floatingSurface } from "./floating-surface.ts";

/** The list that opens under a select or a combobox. */
export const listPanel = defineSlotRecipe({
  className: "list-panel",
  slots: ["positioner", "content", "item", "itemBody", "itemText", "itemHelp", "itemIndicator", "status"],
  base: {
    positioner: { zIndex: "popover!" },
    content: {
      ...floatingSurface,
      width: "var(--reference-width)",
      minWidth: "200px",
      maxWidth: "calc(100vw - 24px)",
      maxHeight: "min(360px, var(--available-height, 360px))",
      p: "1.5",
    },
    item: {
      row: "3",
      minHeight: { base: "44px", md: "40px" },
      px: "3",
      py: "1.5",
      borderRadius: "md",
      fontSize: "14.5px",
      fontWeight: "medium",
      cursor: "pointer",
      userSelect: "none",
      "--icon-size": "18px",
      _highlighted: { bg: "bg.hover" },
      "&[data-state=checked]": { color: "accent.text" },
      "&[data-disabled]": { opacity: "disabled", cursor: "not-allowed" },
    },
    itemBody: { flex: "1", minWidth: "0", display: "grid", gap: "0.5" },
    itemText: { overflowWrap: "anywhere" },
    itemHelp: { textStyle: "help", color: "fg.muted", overflowWrap: "anywhere" },
    itemIndicator: { display: "grid", color: "accent.text", "--icon-size": "16px", "&[hidden]": { display: "none" } },
    status: { px: "3", py: "2", textStyle: "meta", color: "fg.muted" },
  },
});
