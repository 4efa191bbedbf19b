/** The built-in themes in the order they are offered. Their names are in `domain/options.ts`; `public/boot.js` repeats the ids. */
export const themeIds = [
  "dark",
  "lightModeTheme",
  "roseTheme",
  "purpleTheme",
  "tealTheme",
  "grayTheme",
  "skyTheme",
] as const;

export type BuiltInThemeId = (typeof themeIds)[number];

/** Sets `color-scheme` and selects the shadows and the text weight. */
export type ThemeMode = "dark" | "light";

export const themeModes: Record<BuiltInThemeId, ThemeMode> = {
  dark: "dark",
  lightModeTheme: "light",
  roseTheme: "light",
  purpleTheme: "dark",
  tealTheme: "dark",
  grayTheme: "dark",
  skyTheme: "light",
};

/** The base theme, used if nothing is chosen or the choice is unreadable (GAP-50). */
export const defaultThemeId = "dark" satisfies BuiltInThemeId;

/** The fonts the user can choose (FONT-01), in order. */
export const fontIds = [
  "satoshi",
  "montserrat",
  "caveat",
  "playfair",
  "system",
  "comicSans",
  "wingdings",
  "papyrus",
] as const;

export type FontId = (typeof fontIds)[number];

export const defaultFontId = "satoshi" satisfies FontId;

/** Px of a message's text (GAP-153): 16 is the design's, 32 twice that (WCAG 1.4.4). `public/boot.js` repeats them. */
export const textSizes = ["14", "16", "18", "20", "24", "32"] as const;

export type TextSize = (typeof textSizes)[number];

export const defaultTextSize = "16" satisfies TextSize;

/**
 * Px of a chat's column (GAP-153): 760 is the design's; 600 are 76 characters a line (WCAG 1.4.8 names 80), 1000 about 135.
 * `public/boot.js` repeats them.
 */
export const lineLengths = ["600", "760", "1000"] as const;

export type LineLength = (typeof lineLengths)[number];

export const defaultLineLength = "760" satisfies LineLength;
