import { css } from "#styled-system/css";

export const frame = css({
  md: {
    maxWidth: "700px",
    alignSelf: "flex-start",
    mt: "min(8dvh, 84px)",
    maxHeight: "calc(100dvh - 2 * min(8dvh, 84px))",
  },
});
export const head = css({
  row: "3",
  flexShrink: "0",
  minHeight: "66px",
  ps: { base: "4", md: "6" },
  pe: { base: "2", md: "4" },
  pt: "env(safe-area-inset-top)",
  boxShadow: "inset 0 -1px 0 {colors.border.subtle}",
  "--icon-size": "20px",
});
export const field = css({
  flex: "1",
  minWidth: "0",
  height: "52px",
  border: "0",
  bg: "transparent",
  color: "fg.default",
  fontSize: "18px",
  caretColor: "accent.default",
  // No focus ring in the palette: the caret shows that the field has the focus.
  outline: "0",
  textOverflow: "ellipsis",
  _placeholder: { color: "fg.muted" },
});
export const shut = css({ hideBelow: "md", borderRadius: "sm", cursor: "pointer", minHeight: "44px", px: "1" });
export const scopes = css({
  hideFrom: "md",
  row: "2",
  flexShrink: "0",
  overflowX: "auto",
  scrollbarWidth: "none",
  px: "4",
  py: "3",
  "& > button": { flexShrink: "0" },
});
export const list = css({
  flex: "1 1 auto",
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  px: { base: "1", md: "10px" },
  pt: "2",
  pb: "4",
});
export const caption = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  px: "3",
  pt: "3",
  pb: "1",
  fontSize: "13px",
  color: "fg.muted",
});
export const row = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  minHeight: "52px",
  px: "3",
  py: "1.5",
  borderRadius: "row",
  cursor: "pointer",
  scrollMarginBlock: "44px",
  "--icon-size": "18px",
  "& > svg": { justifySelf: "center", color: "fg.muted" },
  "&[data-hit]": { alignItems: "start", py: "2" },
  "&[aria-selected=true]": {
    bg: "bg.hover",
    _before: {
      content: '""',
      position: "absolute",
      insetInlineStart: "0",
      insetBlock: "10px",
      width: "3px",
      borderRadius: "full",
      bg: "accent.default",
    },
    "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});
export const words = css({ display: "grid", minWidth: "0" });
export const label = css({
  fontWeight: "semibold",
  fontSize: "15px",
  truncate: true,
  "[role=option][aria-selected=true] &": { whiteSpace: "normal", overflowWrap: "anywhere" },
});
export const note = css({ fontSize: "13px", color: "fg.muted", truncate: true });
export const end = css({ row: "2", fontSize: "13px", color: "fg.muted", whiteSpace: "nowrap", ps: "2" });
export const who = css({
  fontSize: "13px",
  color: "fg.muted",
  overflowWrap: "anywhere",
  "& > bdi": { color: "chat.speaker.1" },
});
export const line = css({ fontSize: "15px", lineHeight: "1.55", lineClamp: "3", overflowWrap: "anywhere" });
export const narration = css({ fontFamily: "narration", fontStyle: "italic", color: "chat.narration.fg" });
export const nothing = css({ px: "3", pt: "6", pb: "2", textStyle: "h3" });
export const foot = css({
  hideBelow: "md",
  row: "5",
  flexShrink: "0",
  minHeight: "46px",
  px: "5",
  fontSize: "13px",
  color: "fg.muted",
  boxShadow: "inset 0 1px 0 {colors.border.subtle}",
  "& > *": { inlineRow: "1.5" },
  "& > button": {
    ms: "auto",
    minHeight: "44px",
    cursor: "pointer",
    borderRadius: "sm",
    _hover: { color: "fg.default" },
  },
});
export const panel = css({
  display: "flex",
  flexDirection: "column",
  flex: "1",
  minHeight: "0",
  height: "full",
  maxHeight: "inherit",
});
export const openHint = css({ row: "2", hideBelow: "md" });
/** Appears after a short delay, since most answers are faster. */
export const waiting = css({
  row: "3",
  minHeight: "52px",
  px: "3",
  opacity: "0",
  animation: "fadeIn 80ms forwards",
  animationDelay: "200ms",
});
