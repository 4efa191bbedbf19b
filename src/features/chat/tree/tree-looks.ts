import { css } from "#styled-system/css";

export const list = css({ listStyle: "none", m: "0", p: "0", "--rail": "{colors.border.strong}" });
export const rowLook = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  columnGap: "2",
  minHeight: "64px",
  py: "10px",
  pe: "2",
  // The indent stops growing at five levels.
  ms: "calc(min(var(--level) - 1, 5) * 30px)",
  borderRadius: "row",
  cursor: "default",
  outline: "0",
  scrollMarginBlock: "80px",
  _hover: { bg: "bg.surface" },
  "&[data-here]": { bg: "bg.hover" },
  _focusVisible: { outline: "2px solid {colors.focus.ring}", outlineOffset: "-2px" },
  // The rail: bright along the current branch.
  _before: {
    content: '""',
    position: "absolute",
    insetInlineStart: "13px",
    top: "0",
    bottom: "0",
    width: "2px",
    bg: "var(--rail)",
  },
  "&[data-on-path]": { "--rail": "{colors.fg.muted}" },
  "&[data-kind=opening]": { _before: { top: "18px" } },
  "&[data-here], &[data-last]": { _before: { bottom: "auto", height: "18px" } },
  // A side branch is connected to the rail beside it.
  "&[data-side]": {
    _before: {
      insetInlineStart: "-16px",
      width: "30px",
      height: "18px",
      bottom: "auto",
      bg: "transparent",
      borderInlineStart: "2px solid var(--rail)",
      borderBottom: "2px solid var(--rail)",
      borderEndStartRadius: "14px",
    },
  },
});
/** The main rail continues beside its side branches. */
export const through = css({
  position: "absolute",
  top: "0",
  bottom: "0",
  insetInlineStart: "calc(13px - (min(var(--level) - 1, 5) * 30px))",
  width: "2px",
  bg: "fg.muted",
});
export const mark = css({
  position: "relative",
  zIndex: "1",
  justifySelf: "center",
  mt: "1",
  boxSize: "13px",
  borderRadius: "full",
  border: "2px solid {colors.fg.muted}",
  bg: "bg.canvas",
  "[data-here] &": { bg: "accent.default", borderColor: "accent.default" },
  "[data-kind=fork] &": { borderRadius: "2px", transform: "rotate(45deg)" },
});
export const bookmark = css({
  position: "relative",
  zIndex: "1",
  justifySelf: "center",
  mt: "1",
  bg: "bg.canvas",
  "--icon-size": "16px",
  color: "fg.muted",
});
export const words = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Beside its rail, whichever way it is read.
  justifyItems: "start",
  gap: "0.5",
  minWidth: "0",
  alignContent: "start",
  "& > *": { maxWidth: "full" },
});
export const title = css({ fontWeight: "semibold", fontSize: "15px", overflowWrap: "anywhere" });
export const checkpointName = css({ textStyle: "h3", fontSize: "20px!", overflowWrap: "anywhere" });
export const line = css({ fontSize: "15px", truncate: true });
export const fact = css({ fontSize: "13px", color: "fg.muted" });
export const end = css({ row: "2", alignSelf: "start", fontSize: "13px" });
export const here = css({ color: "accent.text", fontWeight: "semibold", whiteSpace: "nowrap", hideBelow: "sm" });
export const letter = css({
  display: "grid",
  placeItems: "center",
  boxSize: "24px",
  borderRadius: "sm",
  bg: "accent.subtle",
  color: "accent.text",
  fontWeight: "semibold",
});
