import { css } from "#styled-system/css";

/** A row of chips above a list. On a phone it scrolls sideways, to the edges of the page. */
export const chipRow = css({
  display: "flex",
  gap: "2",
  minWidth: "0",
  overflowX: "auto",
  scrollbarWidth: "none",
  mx: { base: "-16px", md: "0" },
  px: { base: "16px", md: "0" },
  py: "1",
  "& > button": { flexShrink: "0", whiteSpace: "nowrap" },
});
