import { css } from "#styled-system/css";

/** A fixed aspect ratio, so that a picture that comes, loads or fails shifts nothing. */
export const frame = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "min(480px, 100%)",
  aspectRatio: "16 / 9",
  marginTop: "12px",
  padding: "0",
  borderRadius: "lg",
  overflow: "hidden",
  background: "bg.sunken",
  color: "fg.muted",
  fontSize: "13.5px",
  "--icon-size": "22px",
  "& img": { position: "absolute", inset: "0", boxSize: "full", objectFit: "cover" },
  "&[data-blurred] img": { filter: "blur(26px)", transform: "scale(1.16)" },
  "&:is(button)": { cursor: "zoom-in" },
});
export const note = css({ display: "grid", justifyItems: "center", gap: "8px", padding: "16px", textAlign: "center" });
