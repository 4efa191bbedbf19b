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
  // Set again on an inner element these show another theme or font inside it.
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
  "button, input, textarea, select": { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  "button, [role=button], a, label, summary": { WebkitTapHighlightColor: "transparent", touchAction: "manipulation" },
  // Icons: 20 px, or what the control around them says.
  "svg.lucide": { boxSize: "var(--icon-size, 20px)", strokeWidth: "1.75", flexShrink: "0" },
  "::selection": { bg: "color-mix(in oklab, {colors.accent.default} 32%, transparent)" },
  "::placeholder": { color: "fg.subtle", opacity: "1" },
  // Where the focus is led to after a change of page: read out, but nothing one could press.
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
  // Who asks for more contrast gets edges and quiet texts a step stronger, in every theme. Important, because values of a
  // theme stand in a later layer, those of a custom theme on the element.
  "@media (prefers-contrast: more)": {
    "[data-theme]": {
      "--colors-border-subtle": "var(--colors-border-strong)!",
      "--colors-border-default": "var(--colors-border-strong)!",
      "--colors-fg-subtle": "var(--colors-fg-muted)!",
      "--colors-fg-muted": "var(--colors-fg-default)!",
    },
  },
  // The mark of index.html. Only who waits sees it come.
  ".opening": {
    position: "fixed",
    inset: "0",
    margin: "auto",
    boxSize: "56px",
    pointerEvents: "none",
    animation: "fadeIn 400ms ease-out 250ms backwards",
    "& path": { fill: "none", stroke: "fg.default", strokeWidth: "2.6", strokeLinecap: "round" },
    "& circle": { fill: "accent.default" },
  },
  ":is(#root:not(:empty) + .opening)": { display: "none" },
  "@media (scripting: none)": { ".opening": { display: "none" } },
  // With the system's own colours there are no grounds and no shadows: what they said is said by borders.
  "@media (forced-colors: active)": {
    "button, [role=button], input, textarea, select, [data-part=control], [role=dialog], [role=menu], [role=listbox]": {
      border: "1px solid!",
    },
    "[aria-pressed=true], [aria-checked=true], [aria-selected=true], [data-state=checked], label:has(:checked)": {
      border: "2px solid Highlight!",
    },
    "nav [aria-current=page]": { borderInlineStart: "3px solid Highlight!" },
    // A mark that was a colour stays one.
    "input:is([type=checkbox], [type=radio]):checked, .cue-mark": { forcedColorAdjust: "none", bg: "Highlight!" },
  },
};
