import { css } from "#styled-system/css";

export const rowOuter = css({
  width: "full",
  maxWidth: { md: "calc(var(--chat-width, 760px) + 32px)" },
  marginInline: "auto",
  paddingInline: { base: "12px", md: "16px" },
  paddingBottom: { base: "16px", md: "22px" },
  // The next row goes on with the same speaker.
  "&[data-joins-on]": { paddingBottom: "4px" },
  // Highlights a message that was navigated to.
  "[data-marked] &": {
    "& [data-bubble]": { outline: "2px solid {colors.accent.default}", outlineOffset: "3px" },
  },
});
/** Day separator. May be over a picture, so it has its own background. */
export const dayMark = css({
  display: "flex",
  justifyContent: "center",
  minHeight: "28px",
  marginBottom: "18px",
  ofChat: "0.78125",
  "& > span": {
    display: "inline-flex",
    alignItems: "center",
    paddingInline: "14px",
    borderRadius: "full",
    background: "bg.overlay",
    color: "fg.muted",
    fontWeight: "500",
  },
});

export const characterRow = css({
  display: "grid",
  gridTemplateColumns: { base: "30px minmax(0, 1fr)", md: "40px minmax(0, 1fr)" },
  gap: { base: "8px", md: "12px" },
  alignItems: "start",
});
/** On a phone floating actions are aligned to the column: beside a short bubble they would overflow the screen. */
export const characterColumn = css({ position: "relative", minWidth: "0" });
export const oocRow = css({ display: "flex", justifyContent: "center" });
export const oocPill = css({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  gap: "9px",
  maxWidth: "full",
  ofChat: "0.84375",
  color: "chat.ooc.fg",
  background: "chat.ooc.bg",
  border: "1px dashed {colors.border.strong}",
  borderRadius: "10px",
  padding: "7px 13px",
  "[data-picture] &": { background: "color-mix(in srgb, {colors.chat.ooc.bg} 90%, transparent)" },
  "& > b": { fontWeight: "650", color: "fg.muted" },
  "& > div": { fontSize: "inherit", lineHeight: "1.4", color: "inherit", fontWeight: "450" },
});

export const meta = css({
  display: "flex",
  alignItems: "baseline",
  gap: "9px",
  marginTop: "-2px",
  marginBottom: "5px",
  paddingInlineEnd: "8px",
});
export const speaker = css({
  ofChat: "0.875",
  fontWeight: "650",
  color: "var(--speaker, {colors.chat.speaker.1})",
  lineHeight: "1.4",
  overflowWrap: "anywhere",
});
export const time = css({
  ofChat: "0.78125",
  fontWeight: "450",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const status = css({
  row: "8px",
  flexWrap: "wrap",
  marginTop: "10px",
  ofChat: "0.8125",
  lineHeight: "1.4",
  whiteSpace: "pre-line",
  color: "fg.muted",
  "--icon-size": "15px",
  "&[data-tone=danger]": { color: "danger.text" },
});
export const belowUser = css({
  row: "6px 10px",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  marginTop: "8px",
  ofChat: "0.8125",
  whiteSpace: "pre-line",
  color: "danger.text",
  background: "bg.overlay",
  borderRadius: "12px",
  padding: "4px 6px 4px 12px",
  "--icon-size": "15px",
});

/** May be over a picture, so the button has its own background. */
export const askLine = css({
  display: "flex",
  justifyContent: "flex-end",
  marginTop: "8px",
  "& > *": { background: "bg.overlay" },
});

export const portrait = css({ width: "220px", maxWidth: "60%", marginBottom: "18px", marginInline: "auto" });

/** One line on every phone: the count is narrower, and buttons without room are hidden (`needsRoom`). */
export const actions = css({ containerType: "inline-size", row: "6px", marginTop: "8px" });
/**
 * A button shown only where so many fit: 44 px each, 26 for the count and 6 between the groups. Four fit a screen of 320
 * px.
 */
export const needsRoom: Readonly<Record<number, string>> = {
  5: css({ "@container (width < 252px)": { display: "none" } }),
  6: css({ "@container (width < 296px)": { display: "none" } }),
};
export const actionGroup = css({
  display: "flex",
  alignItems: "center",
  // The groups with the count take the spare room.
  minWidth: "0",
  "&:last-child": { flexShrink: "0" },
  height: { base: "44px", md: "36px" },
  paddingInline: { base: "0", md: "3px" },
  borderRadius: "12px",
  background: "bg.overlay",
  "[data-picture] &": { background: "color-mix(in srgb, {colors.bg.overlay} 92%, transparent)" },
  "--icon-size": "16px",
  "& button": { boxSize: { base: "44px", md: "32px" }, borderRadius: { base: "12px", md: "9px" } },
});
/** Actions of an older row float over its top edge, so showing them shifts nothing; they end where its text begins. */
export const floatingActions = css({
  position: "absolute",
  bottom: { base: "calc(100% - 10px)", md: "calc(100% - 12px)" },
  insetInlineEnd: "8px",
  zIndex: "1",
  display: "flex",
  boxShadow: "shadow.2",
  borderRadius: "12px",
  animation: "fadeIn {durations.fast}",
  "& > div": { background: "bg.overlay!" },
});
/** On narrow screens the count extends into the empty edges of the arrows beside it. */
export const count = css({
  display: "flex",
  justifyContent: "center",
  whiteSpace: "nowrap",
  fontSize: "13px",
  fontWeight: "600",
  paddingInline: "4px",
  color: "fg.default",
  fontVariantNumeric: "tabular-nums",
  minWidth: { base: "26px", md: "34px" },
});

export const editor = css({
  display: "block",
  width: "full",
  minHeight: "80px",
  maxHeight: "50dvh",
  fieldSizing: "content",
  resize: "none",
  background: "bg.sunken",
  color: "fg.default",
  borderRadius: "input",
  border: "0",
  boxShadow: "inset 0 0 0 1px {colors.border.strong}",
  padding: "11px 14px",
  fontFamily: "sans",
  fontSize: "max(16px, {fontSizes.chat})",
  lineHeight: "1.5",
  _focusVisible: {
    outline: "none",
    boxShadow:
      "inset 0 0 0 1px {colors.accent.default}, 0 0 0 3px color-mix(in oklab, {colors.focus.ring} 45%, transparent)",
  },
});
export const editorButtons = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "8px",
  marginTop: "10px",
});
