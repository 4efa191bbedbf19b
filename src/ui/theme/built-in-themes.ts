import type { BuiltInThemeId } from "../../lib/look-ids.ts";
import { type ColorName, deriveTheme, type ThemeColors, type ThemeSeed } from "./derive-theme.ts";

const seeds: Record<BuiltInThemeId, ThemeSeed> = {
  dark: {
    background: "#0a1315",
    primary: "#fab16a",
    text: [0.016, 82],
    narration: [0.03, 205],
    // The colour grade of design 1: the user in warm light, the character in cool shadow.
    grounds: {
      characterBubble: "#142023",
      userBubble: "#3b2715",
      accentSubtle: "#342314",
      accentSubtleHover: "#412b18",
    },
  },
  lightModeTheme: { background: "#f0f4f0", primary: "#b35624", text: [0.02, 215], narration: [0.035, 215] },
  roseTheme: { background: "#fcecee", primary: "#bb3c65", text: [0.035, 355], narration: [0.06, 355] },
  purpleTheme: { background: "#0c0a1b", primary: "#cca8f6", text: [0.014, 290], narration: [0.045, 250] },
  tealTheme: { background: "#00181b", primary: "#68e3cd", text: [0.014, 185], narration: [0.045, 195] },
  grayTheme: { background: "#1d1e1f", primary: "#d8dfe6", text: [0.004, 250], narration: [0.02, 250] },
  skyTheme: { background: "#e6f4fb", primary: "#1370b5", text: [0.035, 248], narration: [0.055, 248] },
};

/**
 * The colours of each built-in theme. Components use only their names, `ColorName`. `contrast.test.ts` checks the contrast
 * of every pair (THEME-02). Meant for the style sheet's configuration and for tests, not for the page.
 */
export const builtInColors = Object.fromEntries(
  Object.entries(seeds).map(([id, seed]) => [id, deriveTheme(seed).colors]),
) as Record<BuiltInThemeId, ThemeColors>;

/** The names of all semantic colours. */
export const colorNames = Object.keys(builtInColors.dark) as ColorName[];
