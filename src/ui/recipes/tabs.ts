import { tabsAnatomy } from "@ark-ui/react/anatomy";
import { defineSlotRecipe } from "@pandacss/dev";

export const tabs = defineSlotRecipe({
  className: "tabs",
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: "flex", minWidth: "0", minHeight: "0" },
    list: { display: "flex", flexShrink: "0", gap: "1" },
    trigger: {
      row: "3",
      minHeight: "44px",
      px: "14px",
      border: "0",
      borderRadius: "input",
      bg: "transparent",
      color: "fg.muted",
      fontSize: "15px",
      fontWeight: "medium",
      whiteSpace: "nowrap",
      cursor: "pointer",
      transition: "background-color {durations.fast}, color {durations.fast}",
      "&:not([data-selected])": { _hover: { bg: "bg.hover", color: "fg.default" } },
      _selected: { bg: "accent.subtle", color: "accent.text" },
      "&[data-disabled]": { opacity: "disabled", cursor: "not-allowed" },
    },
    content: {
      minWidth: "0",
      flex: "1",
      _open: { animation: "fadeIn 120ms {easings.standard}" },
      _focusVisible: { outlineOffset: "-2px" },
    },
  },
  variants: {
    look: {
      /** Beside the content, as in the settings. */
      side: { root: { flexDirection: "row" }, list: { flexDirection: "column", width: "212px", p: "3" } },
      /** Above the content, scrolls horizontally. */
      strip: {
        root: { flexDirection: "column" },
        list: {
          overflowX: "auto",
          scrollbarWidth: "none",
          scrollSnapType: "x proximity",
          maskImage: "linear-gradient(to right, transparent 0, black 12px, black calc(100% - 12px), transparent)",
          px: "3",
          py: "1",
        },
        trigger: { scrollSnapAlign: "center", borderRadius: "full", flexShrink: "0" },
      },
      /** A switch between two or three lists, above them. */
      segment: {
        root: { flexDirection: "column" },
        list: { alignSelf: "flex-start", gap: "0", p: "1", borderRadius: "input", bg: "bg.sunken" },
        trigger: {
          minHeight: { base: "40px", md: "36px" },
          px: "4",
          borderRadius: "md",
          fontSize: "14px",
          fontWeight: "semibold",
          _selected: { bg: "bg.active", color: "fg.default" },
          _focusVisible: { outlineOffset: "-2px" },
        },
      },
      /** Above the content with a line under the current tab. */
      line: {
        root: { flexDirection: "column" },
        list: {
          gap: "5",
          overflowX: "auto",
          scrollbarWidth: "none",
          boxShadow: "inset 0 -1px 0 {colors.border.default}",
        },
        trigger: {
          px: "1",
          borderRadius: "0",
          flexShrink: "0",
          _selected: { bg: "transparent", boxShadow: "inset 0 -2px 0 {colors.accent.default}" },
          "&:not([data-selected])": { _hover: { bg: "transparent" } },
          _focusVisible: { outlineOffset: "-2px" },
        },
      },
    },
  },
  defaultVariants: { look: "line" },
});
