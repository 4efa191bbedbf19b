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
