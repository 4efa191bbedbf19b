import { css } from "#styled-system/css";

export const box = css({
  background: "bg.overlay",
  borderRadius: "22px",
  boxShadow: "{shadows.shadow.3}, inset 0 0 0 1px {colors.border.default}",
  padding: "6px",
  marginBottom: { base: "calc(10px + env(safe-area-inset-bottom))", md: "8px" },
  "[data-picture] &": {
    background: "color-mix(in srgb, {colors.bg.overlay} 94%, transparent)",
    backdropFilter: "blur(14px)",
  },
  _focusWithin: { boxShadow: "{shadows.shadow.3}, inset 0 0 0 1px {colors.border.strong}" },
  "&[data-dropping]": { boxShadow: "{shadows.shadow.3}, inset 0 0 0 2px {colors.accent.default}" },
});
export const line = css({ display: "flex", alignItems: "flex-end", gap: "4px" });
export const field = css({
  flex: "1",
  minWidth: "0",
  // Eight lines of 1.4 em, plus padding.
  maxHeight: "min(12.625em, 40dvh)",
  minHeight: "44px",
  fieldSizing: "content",
  resize: "none",
  border: "0",
  outline: "none",
  background: "transparent",
  color: "fg.default",
  // Below 16 px a phone would zoom in on the field.
  fontSize: "max(16px, {fontSizes.chat})",
  lineHeight: "1.4",
  // Twice as large, its words would be torn on a phone.
  _placeholder: { fontSize: "min(1em, 7vw)" },
  paddingBlock: "11px",
  paddingInline: "8px 6px",
  overflowY: "auto",
  scrollbarWidth: "thin",
});
export const hintLine = css({
  display: { base: "none", md: "block" },
  textAlign: "center",
  fontSize: "12px",
  color: "fg.muted",
  paddingBottom: "10px",
  truncate: true,
});
export const counter = css({
  textAlign: "end",
  fontSize: "12px",
  fontVariantNumeric: "tabular-nums",
  color: "fg.muted",
  paddingInline: "14px 8px",
  paddingTop: "4px",
  "&[data-over]": { color: "danger.text" },
});
export const suggestion = css({
  row: "10px",
  justifyContent: "space-between",
  minHeight: "36px",
  paddingInline: "14px 6px",
  fontSize: "13px",
  color: "fg.muted",
});
