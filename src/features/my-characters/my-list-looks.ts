import { css } from "#styled-system/css";

/* What the head, the rows and their skeletons share, so that nothing moves when the list comes. */

export const columns = {
  base: "40px minmax(0, 1fr) auto 44px",
  md: "40px minmax(0, 1fr) 92px 68px 84px 92px 44px",
} as const;

export const characterList = css({ display: "grid", gap: "1" });

export const characterRow = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: columns,
  alignItems: "center",
  columnGap: "4",
  minHeight: "76px",
  mx: { base: "-8px", md: "0" },
  px: { base: "2", md: "3" },
  py: "2",
  borderRadius: "row",
  borderInlineStart: "2px solid transparent",
  transition: "background-color {durations.fast}",
  _hover: { bg: "bg.surface" },
  "&[data-chosen]": {
    bg: "accent.subtle",
    borderInlineStartColor: "accent.default",
    // On hover as well.
    _hover: { bg: "accent.subtle" },
  },
  "&[data-still]": { _hover: { bg: "transparent" } },
  "&:has([data-row]:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "-2px" },
});

/** Covers the row to make it clickable; other controls are above it. */
export const wholeRow = css({
  position: "absolute",
  inset: "0",
  borderRadius: "row",
  cursor: "pointer",
  outline: "none!",
});
export const above = css({ position: "relative", zIndex: "1" });
export const rowPicture = css({ width: "40px", borderRadius: "sm", overflow: "hidden", pointerEvents: "none" });
export const rowWords = css({ display: "grid", gap: "2px", minWidth: "0", justifyItems: "start" });
export const rowName = css({
  maxWidth: "full",
  fontSize: "15.5px",
  fontWeight: "650",
  lineHeight: "1.35",
  color: "fg.default",
  textDecoration: "none",
  lineClamp: { base: "2", md: "1" },
  overflowWrap: "anywhere",
  _hover: { textDecoration: "underline" },
});
export const quiet = css({
  maxWidth: "full",
  color: "fg.muted",
  textStyle: "meta",
  truncate: true,
  pointerEvents: "none",
});
export const number = css({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  fontSize: "14.5px",
  pointerEvents: "none",
});
export const wideOnly = css({ hideBelow: "md" });
export const narrowOnly = css({ hideFrom: "md" });
