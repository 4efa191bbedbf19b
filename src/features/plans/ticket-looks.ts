import { css } from "#styled-system/css";

/** These colours do not change with the theme: the ticket is a picture with text on it (design 7). */
const ivory = "#fff6e8";

export const ticket = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: "0",
  borderRadius: "24px",
  bg: "bg.surface",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  overflow: "hidden",
  isolation: "isolate",
});
export const velvet = css({
  boxShadow: "none",
  color: ivory,
  "--check": "#ffd9a0",
  bg: "#45101a",
  backgroundImage:
    "radial-gradient(520px 520px at 76% 40%, #ff9d5aa8, transparent 72%), repeating-linear-gradient(92deg, #0000 0 26px, #00000038 44px, #0000 62px), linear-gradient(100deg, #2a080d, #6b1620 48%, #a32b2c)",
  order: { base: "-1", lg: "0" },
});
export const figure = css({
  position: "absolute",
  zIndex: "-2",
  maxWidth: "none",
  width: { base: "270px", md: "390px" },
  right: { base: "-84px", md: "-34px" },
  bottom: { base: "20px", md: "-96px" },
  pointerEvents: "none",
});
/** Keeps text readable over any background picture. */
export const veil = css({
  position: "absolute",
  inset: "0",
  zIndex: "-1",
  backgroundImage: {
    base: "linear-gradient(to right, #21070bf0, #21070bd9 60%, #21070b33 92%)",
    md: "linear-gradient(to right, #21070b99, #21070b80 46%, transparent 66%)",
  },
});
export const body = css({
  flex: "1",
  minWidth: "0",
  p: { base: "22px 20px 18px", md: "28px 30px 24px" },
  "[data-paid=true] > &": { maxWidth: { md: "62%" }, pe: { base: "84px", md: "0" } },
});
export const nameRow = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "3",
  minHeight: "36px",
  "& > :first-child": { minWidth: "0", mt: "0" },
  "& > :last-child:not(:first-child)": { mt: "7px" },
});
export const name = css({
  fontFamily: "display",
  fontSize: "28px",
  fontWeight: "regular",
  lineHeight: "1.2",
  letterSpacing: "-0.015em",
  overflowWrap: "anywhere",
});
export const price = css({
  fontFamily: "display",
  fontSize: { base: "50px", md: "60px" },
  fontWeight: "regular",
  lineHeight: "1.05",
  letterSpacing: "-0.03em",
  fontVariantNumeric: "lining-nums tabular-nums",
  mt: { base: "1", md: "10px" },
  mb: "4",
  "& small": { fontFamily: "sans", fontSize: "16px", letterSpacing: "0", opacity: "0.9" },
});
export const features = css({
  display: "grid",
  gap: "11px",
  mt: "2",
  fontSize: "15.5px",
  listStyle: "none",
  "--icon-size": "17px",
  "& li": { display: "flex", gap: "11px", alignItems: "flex-start", overflowWrap: "anywhere" },
  "& svg": { flexShrink: "0", mt: "3px", color: "var(--check, {colors.accent.text})" },
});
export const stub = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  flexWrap: { base: "wrap", lg: "nowrap" },
  columnGap: "4",
  rowGap: "10px",
  minHeight: "94px",
  px: { base: "20px", md: "30px" },
  py: "20px",
  borderTop: "2px dashed {colors.border.strong}",
  "[data-paid=true] > &": { borderColor: "#ffe6c480", bg: "#21070be6" },
  // The cut-outs show the page behind.
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    top: "-14px",
    width: "26px",
    height: "26px",
    borderRadius: "full",
    bg: "bg.canvas",
  },
  "&::before": { left: "-13px" },
  "&::after": { right: "-13px" },
  "& button": { width: { base: "full", md: "auto" }, flexShrink: "0" },
});
export const velvetButton = css({
  bg: "#ffd9a0",
  color: "#2a1508",
  "&:not([aria-disabled=true])": { _hover: { bg: "#ffe4bb", color: "#2a1508" } },
});
/** On the velvet, whatever the theme. */
export const velvetQuiet = css({
  color: "#ffe4bb",
  borderColor: "#ffe4bb66",
  "&:not([aria-disabled=true])": { _hover: { bg: "#ffe4bb1f", color: "#ffe4bb" } },
});
export const note = css({
  fontSize: "14px",
  color: "fg.muted",
  "[data-paid=true] &": { color: "#ffe9cf" },
  _empty: { display: "none" },
});
