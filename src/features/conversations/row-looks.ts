import { css } from "#styled-system/css";

/* Shared by rows of threads, groups and deleted items. */
export const rowList = css({ display: "grid", gap: "1px", mx: { base: "-12px", md: "-14px" } });

export const row = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: { base: "3", md: "14px" },
  minHeight: "80px",
  px: { base: "3", md: "14px" },
  py: "11px",
  borderRadius: "row",
  transition: "background-color {durations.fast}",
  _hover: { bg: "bg.surface" },
  "&:has(a:focus-visible), &:has(input:focus-visible)": {
    outline: "2px solid {colors.focus.ring}",
    outlineOffset: "-2px",
  },
  "&[data-chosen]": { bg: "accent.subtle" },
  "&[data-still]": { _hover: { bg: "transparent" } },
});

/** Covers the whole row to make it clickable; other controls are above it. */
export const wholeRow = css({
  color: "fg.default",
  textDecoration: "none",
  outline: "none!",
  _after: { content: '""', position: "absolute", inset: "0", borderRadius: "row" },
});

export const words = css({ minWidth: "0", display: "grid", gap: "2px" });
export const nameLine = css({ row: "2", minWidth: "0" });
export const name = css({
  minWidth: "0",
  fontSize: "15.5px",
  fontWeight: "650",
  lineHeight: "1.35",
  truncate: true,
});
export const quietLine = css({ color: "fg.muted", textStyle: "meta", truncate: true });
export const lastLine = css({
  color: "fg.muted",
  fontSize: "14px",
  lineHeight: "1.4",
  overflowWrap: "anywhere",
  lineClamp: "1",
  "&[data-found]": { lineClamp: "2", color: "fg.default" },
  "&[data-whole]": { lineClamp: "3" },
});
export const end = css({
  position: "relative",
  zIndex: "1",
  row: { base: "1", md: "3" },
  pointerEvents: "none",
  "& button, & a": { pointerEvents: "auto" },
});
export const figures = css({
  display: "grid",
  gap: "3px",
  justifyItems: "end",
  textAlign: "end",
  whiteSpace: "nowrap",
  textStyle: "meta",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  hideBelow: "md",
});
/** On a phone the time is beside the name, so that the text gets the full width. */
export const nameTime = css({
  ms: "auto",
  ps: "2",
  flexShrink: "0",
  textStyle: "meta",
  color: "fg.muted",
  hideFrom: "md",
});

export const sectionTitle = css({
  row: "2",
  mt: { base: "18px", md: "6" },
  mb: "1.5",
  color: "fg.muted",
  textStyle: "label",
  "--icon-size": "14px",
});
