import { menuAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";
import { floatingSurface } from "./floating-surface.ts";

const item = {
  row: "3",
  minHeight: { base: "44px", md: "40px" },
  px: "3",
  borderRadius: "md",
  color: "fg.default",
  fontSize: "14.5px",
  fontWeight: "medium",
  textDecoration: "none",
  cursor: "pointer",
  outline: "0",
  userSelect: "none",
  "--icon-size": "18px",
  "& > svg": { color: "fg.muted" },
  _highlighted: { bg: "bg.hover" },
  "&[data-disabled]": { opacity: "disabled", cursor: "not-allowed" },
  "&[data-tone=danger]": { color: "danger.text", "& > svg": { color: "danger.text" } },
  "&[data-tone=danger][data-highlighted]": { bg: "danger.subtle" },
  "&[data-tone=accent]": { color: "accent.text", "& > svg": { color: "accent.text" } },
} as const;

export const menu = defineSlotRecipe({
  className: "menu",
  slots: [...menuAnatomy.keys(), "hint"],
  base: {
    positioner: { zIndex: "popover!" },
    content: {
      ...floatingSurface,
      minWidth: "200px",
      maxWidth: "min(320px, calc(100vw - 24px))",
      maxHeight: "min(680px, var(--available-height, 420px))",
      p: "1.5",
    },
    item,
    itemText: { flex: "1", minWidth: "0", overflow: "hidden", textOverflow: "ellipsis" },
    itemIndicator: { display: "grid", color: "accent.text", "--icon-size": "16px" },
    itemGroupLabel: { px: "3", pt: "2", pb: "1", textStyle: "help", fontWeight: "semibold", color: "fg.subtle" },
    separator: { my: "1.5", mx: "3", border: "0", borderTop: "1px solid {colors.border.default}" },
    hint: { textStyle: "help", color: "fg.subtle", flexShrink: "0" },
  },
});
