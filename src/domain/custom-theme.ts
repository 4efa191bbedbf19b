import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";

/** Maximum number of custom themes per user (GAP-51). */
export const customThemesAtMost = 10;
export const themeNameLength = 40;

/** Relative luminance of WCAG, 0 to 1, of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrastOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * The primary colour a theme is derived from (GAP-52): the main one or, where its contrast with the background is too
 * low, the light one on a dark background and the dark one on a light one. The derivation corrects what is left.
 */
export function primaryOf({
  background,
  primaryColours: { main, light, dark },
}: Omit<CustomTheme, "id" | "name">): string {
  const chosen = luminance(background.colour);
  // Derived backgrounds are never of middle lightness. The numbers are the luminances of OKLCH .65 and of the darkest
  // and lightest background (design 4).
  const isDark = chosen < 0.275;
  const ground = isDark ? Math.min(chosen, 0.022) : Math.max(chosen, 0.78);
  const stands = (hex: string) => contrastOf(luminance(hex), ground) >= 3;
  return [main, isDark ? light : dark].find(stands) ?? main;
}
