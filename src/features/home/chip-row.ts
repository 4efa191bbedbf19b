import { css } from "#styled-system/css";

/** A row of chips. On a phone it scrolls to the edge of the page. */
export const chipRow = css({
  display: "flex",
  gap: "2",
  flexWrap: { base: "nowrap", lg: "wrap" },
  overflowX: { base: "auto", lg: "visible" },
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  mx: { base: "-16px", md: "-24px", lg: "0" },
  px: { base: "16px", md: "24px", lg: "0" },
  py: { base: "1", lg: "0" },
  "& > button": { flexShrink: "0", whiteSpace: "nowrap" },
});
