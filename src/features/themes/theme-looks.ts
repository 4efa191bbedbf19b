import { css } from "#styled-system/css";

/** The grid of theme cards. */
export const cardGrid = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
  gap: "3",
});
