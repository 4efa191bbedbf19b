import { texts } from "#src/domain/texts.ts";
import { css } from "#styled-system/css";

const skip = css({
  position: "fixed",
  top: "calc(8px + env(safe-area-inset-top))",
  insetInlineStart: "2",
  zIndex: "toast",
  px: "4",
  py: "2",
  borderRadius: "full",
  bg: "accent.default",
  color: "fg.onAccent",
  fontWeight: "semibold",
  textDecoration: "none",
  transform: "translateY(calc(-72px - env(safe-area-inset-top)))",
  _focusVisible: { transform: "none" },
});

/** The first stop of the keyboard, seen while it has the focus: leads past the bars to `#content`. */
export function SkipLink() {
  return (
    <a href="#content" className={skip}>
      {texts.shell.skip}
    </a>
  );
}
