/** The built-in themes in the order they are offered. The names shown to a person are product words and live elsewhere. */
export const builtInThemeIds = [
  "dark",
  "lightModeTheme",
  "roseTheme",
  "purpleTheme",
  "tealTheme",
  "grayTheme",
  "skyTheme",
] as const;

export type BuiltInThemeId = (typeof builtInThemeIds)[number];

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
