import { css } from "#styled-system/css";

/** The head of a part: its name, and what can be done with it. */
export const memoryHead = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: "3",
  minHeight: "44px",
});
export const memoryHeading = css({ textStyle: "label" });
export const memoryHint = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "2",
  color: "fg.muted",
  fontSize: "13.5px",
});
