import { css } from "#styled-system/css";

/** Prose of a message: paragraphs 10 px apart, dialogue face by default (design §10). */
export const proseBody = css({
  color: "chat.dialogue.fg",
  fontSize: "chat",
  lineHeight: "prose",
  fontWeight: "[400]",
  overflowWrap: "anywhere",
  textWrap: "pretty",
  // Each paragraph reads in its own direction: a chat may hold several. Lists, quotes and tables have one as a whole.
  "& p": { unicodeBidi: "plaintext" },
  "& > :where(:not(:first-child))": { marginTop: "10px" },
});

export const narration = css({
  fontFamily: "narration",
  fontStyle: "italic",
  fontSize: "[1.05em]",
  lineHeight: "[1.55]",
  fontWeight: "[400]",
  color: "chat.narration.fg",
});

/** Stress inside of speech keeps the voice of the speech: only the slant tells. */
export const stress = css({ fontStyle: "italic", color: "inherit", fontFamily: "inherit" });

export const dialogue = css({
  color: "chat.dialogue.fg",
  fontFamily: "sans",
  fontStyle: "normal",
  fontSize: "chat",
  fontWeight: "[450]",
});

export const strong = css({ fontWeight: "[650]" });

export const note = css({
  fontFamily: "sans",
  fontStyle: "normal",
  ofChat: "0.84375",
  fontWeight: "[450]",
  color: "chat.ooc.fg",
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textUnderlineOffset: "[3px]",
});

export const heading = css({
  fontFamily: "display",
  fontWeight: "[450]",
  ofChat: "1.25",
  lineHeight: "snug",
  letterSpacing: "heading",
});
export const quote = css({
  borderInlineStart: "[2px solid]",
  borderColor: "border.strong",
  paddingInlineStart: "3",
  color: "fg.muted",
  "& > :where(:not(:first-child))": { marginTop: "2" },
});
export const list = css({
  paddingInlineStart: "5",
  "& > li + li": { marginTop: "1" },
  "&:is(ul)": { listStyle: "disc" },
  "&:is(ol)": { listStyle: "decimal" },
});
export const code = css({
  fontFamily: "mono",
  fontSize: "[0.9em]",
  background: "bg.sunken",
  borderRadius: "sm",
  paddingInline: "1",
});
export const codeBlock = css({
  fontFamily: "mono",
  ofChat: "0.8125",
  lineHeight: "body",
  background: "bg.sunken",
  borderRadius: "lg",
  padding: "3",
  overflowX: "auto",
  whiteSpace: "pre",
  margin: "0",
  direction: "ltr",
  "& > code": { fontFamily: "mono", fontSize: "inherit" },
});
export const codeTitle = css({ display: "block", color: "fg.muted", textStyle: "meta" });
export const rule = css({
  border: "0",
  height: "[1px]",
  background: "border.strong",
  opacity: "[0.5]",
  marginBlock: "4",
  marginInline: "auto",
  width: "[40%]",
});
export const tableScroll = css({ overflowX: "auto" });
export const table = css({
  borderCollapse: "collapse",
  ofChat: "0.9375",
  "& :is(td, th)": {
    border: "[1px solid]",
    // By the text's colour: seen on every bubble, the user's too.
    borderColor: "[color-mix(in oklab, currentColor 38%, transparent)]",
    paddingInline: "2",
    paddingBlock: "1",
    textAlign: "start",
    verticalAlign: "top",
    // No word is torn to fit: a wide table scrolls.
    overflowWrap: "break-word",
  },
});
export const link = css({ color: "fg.link", textDecoration: "underline", textUnderlineOffset: "[3px]" });
export const linkAddress = css({ color: "fg.muted", fontSize: "[0.85em]" });

/** The cue mark; `Caret` lets it breathe. */
export const caret = css({
  display: "inline-block",
  width: "[9px]",
  height: "[9px]",
  borderRadius: "full",
  background: "chat.caret",
  marginInlineStart: "[6px]",
  verticalAlign: "[1px]",
  boxShadow: "[0 0 0 4px color-mix(in oklab, var(--colors-chat-caret) 22%, transparent)]",
});

export const proseButton = css({
  inlineRow: "1",
  minHeight: "[36px]",
  paddingInline: "3",
  borderRadius: "full",
  boxShadow: "[inset 0 0 0 1px var(--colors-border-strong)]",
  color: "fg.default",
  fontFamily: "sans",
  fontStyle: "normal",
  fontSize: "sm",
  cursor: "pointer",
  background: "transparent",
  _hover: { background: "bg.hover" },
});

export const asTypedText = css({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
