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
};
