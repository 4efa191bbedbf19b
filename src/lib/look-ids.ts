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

/** Whether a theme is light or dark; becomes `color-scheme` and chooses the shadows and the text weight. */
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

/** The theme of the base layer: what stands when nothing is chosen or the choice is unreadable (GAP-50). */
export const defaultThemeId = "dark" satisfies BuiltInThemeId;

/** The fonts a person may choose (FONT-01), in the order they are offered. */
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
