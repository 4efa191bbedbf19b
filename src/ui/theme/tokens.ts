type Named<T extends string | number> = Record<string, { value: T }>;
const values = <T extends string | number>(raw: Record<string | number, T>): Named<T> =>
  Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, { value }]));

/** Lengths, fonts, durations and layers of the design. Colours are semantic only: `derive-theme.ts`. */
export const tokens = {
  spacing: values({
    0: "0",
    px: "1px",
    "0.5": "2px",
    1: "4px",
    "1.5": "6px",
    2: "8px",
    3: "12px",
    4: "16px",
    5: "20px",
    6: "24px",
    8: "32px",
    10: "40px",
    12: "48px",
    14: "56px",
    16: "64px",
    20: "80px",
    24: "96px",
    32: "128px",
  }),
  sizes: {
    ...values({ full: "100%" }),
    drawer: values({ collapsed: "65px", expanded: "220px" }),
    topbar: { ...values({ mobile: "52px" }), DEFAULT: { value: "56px" } },
    content: values({ max: "1280px" }),
    prose: values({ max: "66ch" }),
    control: values({ sm: "34px", md: "40px", lg: "48px" }),
    dialog: values({ sm: "420px", md: "560px", xl: "1080px" }),
  },
  radii: values({
    xs: "4px",
    sm: "6px",
    md: "10px",
    input: "12px",
    lg: "14px",
    row: "16px",
    bubble: "18px",
    xl: "20px",
    "2xl": "28px",
    full: "999px",
  }),
  fonts: values({
    satoshi: '"Satoshi", "Figtree Variable", "Figtree Fallback", "Figtree DejaVu", system-ui, sans-serif',
    montserrat: '"Montserrat Variable", "Montserrat Fallback", system-ui, sans-serif',
    caveat: '"Caveat Variable", "Segoe Print", "Bradley Hand", cursive',
    playfair: '"Playfair Display Variable", "Playfair Fallback", Georgia, serif',
    system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    comicSans: '"Comic Sans MS", "Comic Sans", "Chalkboard SE", "Comic Neue", cursive',
    wingdings: 'Wingdings, "Zapf Dingbats", "Segoe UI Symbol", "Noto Sans Symbols 2", fantasy',
    papyrus: 'Papyrus, "Herculanum", "Luminari", "Caveat Variable", fantasy',
    newsreader: '"Newsreader Display", "Newsreader Fallback", "Newsreader Noto", "Newsreader DejaVu", Georgia, serif',
    newsreaderText:
      '"Newsreader Text", "Newsreader Text Fallback", "Newsreader Text Noto", "Newsreader Text DejaVu", Georgia, serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace',
  }),
  fontSizes: values({
    xs: "12px",
    help: "12.5px",
    sm: "13px",
    md: "15px",
    chat: "16px",
    lg: "17px",
    xl: "20px",
  }),
  lineHeights: values({
    snug: "1.25",
    body: "1.5",
    prose: "1.62",
  }),
  letterSpacings: values({ heading: "-0.012em" }),
  fontWeights: values({ regular: "400", title: "450", medium: "500", semibold: "600", bold: "700" }),
  durations: values({ instant: "80ms", fast: "140ms", base: "220ms", slow: "360ms", scene: "640ms" }),
  easings: values({
    standard: "cubic-bezier(.2,.0,.1,1)",
    enter: "cubic-bezier(.16,1,.3,1)",
    exit: "cubic-bezier(.5,0,.9,.4)",
    breathe: "cubic-bezier(.45,0,.55,1)",
  }),
  zIndex: values({
    // Below what sticks: a candy never comes to lie over a control (GAP-63).
    candy: 5,
    sticky: 10,
    topbar: 20,
    drawer: 30,
    dialog: 60,
    // Above dialogs: a menu or select list can open inside one.
    popover: 75,
    toast: 80,
    tooltip: 90,
  }),
  opacity: values({ disabled: 0.42 }),
  blurs: values({ glass: "14px" }),
  aspectRatios: values({ poster: "2 / 3", icon: "1 / 1", banner: "3.2 / 1", still: "16 / 9" }),
};

/** Cards: 2 columns below md, 4 from md, 5 from lg, 6 from xl, 7 from 2xl (design 2). Below md is mobile (GAP-14). */
export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1200px", "2xl": "1600px" };
