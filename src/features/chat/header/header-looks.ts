import { css } from "#styled-system/css";

export const card = css({
  position: "relative",
  zIndex: "1",
  display: "flex",
  alignItems: "center",
  gap: "12px",
  background: "bg.overlay",
  "[data-picture] &": {
    background: "color-mix(in oklab, {colors.bg.overlay} 88%, transparent)",
    backdropFilter: "blur(14px)",
  },
  height: { base: "calc(56px + var(--safe-top, env(safe-area-inset-top)))", md: "60px" },
  paddingTop: { base: "var(--safe-top, env(safe-area-inset-top))", md: "0" },
  paddingInline: { base: "10px 4px", md: "9px 8px" },
  borderRadius: { base: "0", md: "row" },
  boxShadow: { base: "0 1px 0 {colors.border.subtle}", md: "{shadows.shadow.2}, 0 0 0 1px {colors.border.subtle}" },
  flexShrink: "0",
});
export const who = css({ flex: "1", minWidth: "0" });
export const nameLine = css({ display: "flex", alignItems: "center", gap: "8px", minWidth: "0" });
export const title = css({
  fontFamily: "display",
  fontWeight: "450",
  fontSize: { base: "18px", md: "20px" },
  letterSpacing: "-0.012em",
  lineHeight: "1.25",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minWidth: "0",
});
export const tagline = css({
  fontSize: "13px",
  lineHeight: "1.4",
  color: "fg.muted",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  maxWidth: "full",
  width: "fit-content",
});
/** A line of a menu that is no action. */
export const menuFact = css({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  paddingInline: "12px",
  minHeight: "36px",
  color: "fg.muted",
  fontSize: "13.5px",
  fontVariantNumeric: "tabular-nums",
  "--icon-size": "18px",
});
