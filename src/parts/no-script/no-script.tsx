import { css, cx } from "#styled-system/css";

const notice = css({
  maxWidth: "44ch",
  mt: "5",
  ps: "4",
  borderInlineStart: "2px solid {colors.accent.default}",
  fontSize: "16px",
  lineHeight: "1.5",
  textWrap: "pretty",
});

/** What a script is missed for, in place of what needs one; that is hidden by `needsScript`. */
export function NoScript({ text, className }: { text: string; className?: string }) {
  return (
    <noscript>
      <p className={cx(notice, className)}>{text}</p>
    </noscript>
  );
}

/** On what would look alive without a script and is not. */
export const needsScript = css({ _noscript: { display: "none!" } });
