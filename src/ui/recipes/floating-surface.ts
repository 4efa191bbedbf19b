/** Surface of a menu, popover or select list. Each sets its own width. */
export const floatingSurface = {
  overflowY: "auto",
  overscrollBehavior: "contain",
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
} as const;
