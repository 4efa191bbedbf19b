import { css } from "#styled-system/css";

/*
 * The side menu is always laid out at full width and the rail clips it to 65 px, so that nothing moves when it opens:
 * icons stay, labels fade in. `data-expanded` is set on the menu element.
 */

export const menuItem = css({
  row: "13px",
  height: "40px",
  px: "3",
  borderRadius: "input",
  color: "fg.muted",
  fontSize: "14px",
  fontWeight: "550",
  textDecoration: "none",
  whiteSpace: "nowrap",
  overflow: "hidden",
  transition: "background-color {durations.fast}, color {durations.fast}",
  _hover: { bg: "bg.hover", color: "fg.default" },
  _focusVisible: { outlineOffset: "-2px" },
  "&[aria-current=page]": { bg: "accent.subtle", color: "accent.text" },
  "[data-mobile] &": { height: "44px" },
});

/** Label beside an icon: invisible on the rail, but always available to screen readers. */
export const menuLabel = css({
  flex: "1",
  minWidth: "0",
  overflow: "hidden",
  textOverflow: "ellipsis",
  opacity: "0",
  transition: "opacity {durations.fast}",
  "[data-expanded] &": { opacity: "1", transitionDelay: "80ms" },
});

export const menuCaption = css({
  height: "0",
  overflow: "hidden",
  px: "3",
  opacity: "0",
  color: "fg.subtle",
  fontSize: "12.5px",
  fontWeight: "semibold",
  lineHeight: "22px",
  whiteSpace: "nowrap",
  transition: "height {durations.base} {easings.standard}, opacity {durations.fast}",
  "[data-expanded] &": { height: "24px", opacity: "1" },
});

/** Content that makes sense only while labels are visible. */
export const menuOnlyOpen = css({
  px: "3",
  py: "1",
  color: "fg.subtle",
  textStyle: "help",
  display: "none",
  "[data-expanded] &": { display: "block" },
});

export const menuRule = css({ mx: "3", my: "2", border: "0", borderTop: "1px solid {colors.border.default}" });

export const menuPro = css({ color: "accent.text!", "[data-expanded] &": { height: "44px", bg: "accent.subtle" } });

export const menuLegal = css({
  display: "flex",
  gap: "4",
  px: "3",
  height: "0",
  overflow: "hidden",
  opacity: "0",
  transition: "height {durations.base} {easings.standard}, opacity {durations.fast}",
  "[data-expanded] &": { height: "32px", opacity: "1" },
  "[data-mobile][data-expanded] &": { gap: "1", height: "44px", px: "1" },
  "& a": {
    alignSelf: "flex-end",
    color: "fg.subtle",
    fontSize: "12.5px",
    textDecoration: "none",
    borderRadius: "xs",
    _hover: { color: "fg.default", textDecoration: "underline" },
    _focusVisible: { outlineOffset: "0" },
    "[data-mobile] &": { display: "flex", alignItems: "center", minWidth: "44px", height: "44px", px: "2" },
  },
});
