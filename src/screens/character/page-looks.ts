import { css } from "#styled-system/css";

/** The character page and its skeleton: the poster beside everything else, on a phone above it. */
export const columns = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "240px minmax(0, 1fr)",
    xl: "340px minmax(0, 1fr)",
  },
  columnGap: { md: "8", xl: "12" },
  width: "full",
  maxWidth: "1280px",
  mx: "auto",
  px: { base: "4", md: "6", lg: "8" },
  pt: { md: "4" },
  pb: { base: "calc(100px + env(safe-area-inset-bottom))", md: "72px" },
});
/** Stays while the other column scrolls, where the window is high enough for it. */
export const side = css({
  minWidth: "0",
  alignSelf: "start",
  "@media (min-width: 768px) and (min-height: 860px)": { position: "sticky", top: "70px" },
});
/** On a phone as wide as the window, fading into the page. */
export const posterFrame = css({
  mdDown: { mx: "-16px", maskImage: "linear-gradient(to top, transparent, black 42%)" },
});
export const poster = css({ mdDown: { borderRadius: "0!", aspectRatio: "390 / 360!", _after: { display: "none" } } });
export const main = css({
  minWidth: "0",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: { base: "36px", md: "44px" },
  // The name stands on the foot of the picture.
  mdDown: { mt: "-54px", zIndex: "1" },
});
