import { css } from "#styled-system/css";

export const page = css({
  width: "full",
  maxWidth: "1280px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { md: "10px" },
  pb: "72px",
});
