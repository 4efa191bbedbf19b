/** Element defaults. Goes into the `base` layer, so any recipe or utility wins over it. */
export const globalCss = {
  html: {
    colorScheme: "dark",
    bg: "bg.canvas",
    color: "fg.default",
    fontFamily: "sans",
    fontSize: "16px",
    lineHeight: "body",
    textSizeAdjust: "100%",
    WebkitFontSmoothing: "antialiased",
    MozOsxFontSmoothing: "grayscale",
    scrollbarColor: "{colors.border.strong} transparent",
    "--dir": "1",
  },
  "[dir=rtl]": { "--dir": "-1" },
  body: { textStyle: "body", minHeight: "100dvh", textRendering: "optimizeLegibility" },
  // Set again on an inner element to show another theme or font inside it.
  "[data-theme]": { color: "fg.default" },
  ":is([data-theme=lightModeTheme], [data-theme=roseTheme], [data-theme=skyTheme], [data-mode=light])": {
    colorScheme: "light",
  },
  ":is([data-theme=dark], [data-theme=purpleTheme], [data-theme=tealTheme], [data-theme=grayTheme], [data-mode=dark])":
    {
      colorScheme: "dark",
    },
  "[data-font]": { fontFamily: "sans" },
  "h1, h2, h3, h4": { textWrap: "balance" },
  p: { textWrap: "pretty" },
  // A name that is read from the right stands where the others of its list stand, on one line or two.
  bdi: {
    textAlign: "match-parent",
    "@supports (text-align: -webkit-match-parent)": { textAlign: "-webkit-match-parent" },
  },
  "button, input, textarea, select": { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  "button, [role=button], a, label, summary": { WebkitTapHighlightColor: "transparent", touchAction: "manipulation" },
  // A chevron in place of the browser's triangle.
  "summary::marker": { content: '""' },
  "summary::-webkit-details-marker": { display: "none" },
  "summary::before": {
    content: '""',
    display: "inline-block",
    boxSize: "7px",
    me: "10px",
    mb: "2px",
    borderEnd: "1.75px solid",
    borderBottom: "1.75px solid",
    transform: "rotate(-45deg)",
    transition: "transform {durations.fast}",
  },
  "details[open] > summary::before": { transform: "translateY(-2px) rotate(45deg)" },
  // Icons: 20 px, or the size set by the surrounding control.
  "svg.lucide": { boxSize: "var(--icon-size, 20px)", strokeWidth: "1.75", flexShrink: "0" },
  "::selection": { bg: "color-mix(in oklab, {colors.accent.default} 32%, transparent)" },
  "::placeholder": { color: "fg.subtle", opacity: "1" },
  "input:placeholder-shown": { textOverflow: "ellipsis" },
  // Gets focus after a navigation: announced by screen readers, but not interactive.
  ":is(h1, main)[tabindex='-1']:focus-visible": { outline: "none" },
  ":focus-visible": {
    outline: "2px solid {colors.focus.ring}",
    outlineOffset: "2px",
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      scrollBehavior: "auto!",
      transitionProperty: "opacity, color, background-color, box-shadow!",
      transitionDuration: "80ms!",
    },
  },
  // `prefers-contrast: more` makes borders and muted text one step stronger in every theme. Important, because theme
  // values are in a later layer, and those of a custom theme on the element.
  "@media (prefers-contrast: more)": {
    "[data-theme]": {
      "--colors-border-subtle": "var(--colors-border-strong)!",
      "--colors-border-default": "var(--colors-border-strong)!",
      "--colors-fg-subtle": "var(--colors-fg-muted)!",
      "--colors-fg-muted": "var(--colors-fg-default)!",
    },
  },
  // The colours of the logo that index.html shows while the code loads.
  ".opening": {
    "& path": { stroke: "fg.default", strokeLinecap: "round" },
    "& circle": { fill: "accent.default" },
  },
  ":is(#root:not(:empty) + .opening)": { display: "none" },
  "@media (scripting: none)": { ".opening": { display: "none" } },
  // In place of the app (index.html).
  ".unscripted": {
    display: "grid",
    alignContent: "center",
    gap: "4",
    maxWidth: "36em",
    minHeight: "100dvh",
    mx: "auto",
    p: "6",
    "& h1": { textStyle: "h1" },
    "& a": { color: "accent.text", textDecoration: "underline" },
  },
  // Forced colours remove backgrounds and shadows, so borders take their place, and marks keep a colour of the system.
  "@media (forced-colors: active)": {
    "button, [role=button], input, textarea, select, [data-part=control], [role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=progressbar], [role=slider], [data-scope=toast][data-part=root]":
      { border: "1px solid!" },
    "[aria-pressed=true], [aria-checked=true], [aria-selected=true], [data-state=checked], label:has(:checked)": {
      border: "2px solid Highlight!",
    },
    // The row or place somebody is at.
    ":is([aria-current]:not([aria-current=false]), [data-current], [data-chosen], :is(tr, li)[data-open])": {
      borderInlineStart: "3px solid Highlight!",
    },
    ":focus-visible:not([tabindex='-1'])": { outline: "2px solid Highlight!" },
    "[data-highlighted]": { outline: "2px solid Highlight!", outlineOffset: "-2px!" },
    "input:is([type=checkbox], [type=radio]):checked, .cue-mark, [role=slider], [role=progressbar] > *, [data-scope=slider][data-part=range]":
      { forcedColorAdjust: "none", bg: "Highlight!" },
    "input:is([type=checkbox], [type=radio]):checked::after": { bg: "HighlightText!" },
    "[role=switch]:not(:checked)::after": { forcedColorAdjust: "none", bg: "ButtonText!" },
  },
};
