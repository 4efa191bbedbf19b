import { defineSlotRecipe } from "@pandacss/dev";

/** A full-width list row. The link covers the row; actions at its end stay separate. */
export const rowCard = defineSlotRecipe({
  className: "row-card",
  slots: ["root", "picture", "body", "title", "link", "line", "meta", "end"],
  base: {
    root: {
      position: "relative",
      row: { base: "3", md: "4" },
      minHeight: "88px",
      p: "3",
      borderRadius: "row",
      bg: "bg.surface",
      color: "fg.default",
      boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
      transition: "background-color {durations.fast}",
      "&:has([data-row-link]:hover)": { bg: "bg.hover" },
      "&:has([data-row-link]:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
      "&[data-selected]": { bg: "accent.subtle", boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
    },
    picture: { flexShrink: "0", display: "block" },
    body: { flex: "1", minWidth: "0", display: "grid", gap: "0.5" },
    title: {
      row: "2",
      minWidth: "0",
      fontSize: "15.5px",
      fontWeight: "semibold",
      lineHeight: "1.35",
    },
    link: {
      minWidth: "0",
      color: "inherit",
      textDecoration: "none",
      truncate: true,
      outline: "0",
      // For a button that opens something instead of a link.
      bg: "transparent",
      border: "0",
      p: "0",
      textAlign: "start",
      font: "inherit",
      cursor: "pointer",
      _before: { content: '""', position: "absolute", inset: "0", borderRadius: "row" },
    },
    line: { color: "fg.muted", fontSize: "14px", lineHeight: "1.4", lineClamp: "2", overflowWrap: "anywhere" },
    meta: { textStyle: "help", color: "fg.subtle", display: "flex", flexWrap: "wrap", columnGap: "3" },
    end: { position: "relative", row: "2", flexShrink: "0" },
  },
});
