import { css } from "#styled-system/css";

const notice = css({
  maxWidth: "44ch",
  mt: "5",
  ps: "4",
  borderInlineStart: "2px solid {colors.accent.default}",
  fontSize: "16px",
  lineHeight: "1.5",
  textWrap: "pretty",
});

const words = {
  landing:
    "She waits for your line, but scripts are switched off here, and without them nobody hears it. Allow JavaScript for this page and load it again.",
  account:
    "The door needs JavaScript: it checks that a person is standing there. It is switched off here. Allow it for this page and load it again.",
};

/** What a script is missed for. It fills the empty `<noscript>` of a page as it is written to a file: no code carries it. */
export const NoScript = ({ of }: { of: keyof typeof words }) => (
  <noscript>
    <p className={notice}>{words[of]}</p>
  </noscript>
);
