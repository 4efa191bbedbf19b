import { parseColor } from "./color-maths.ts";
import type { ColorName, ThemeColors } from "./derive-theme.ts";
import type { ThemeMode } from "#src/lib/look-ids.ts";

/** The CSS variable of a semantic colour: `fg.onAccent` -> `--colors-fg-on-accent`. */
export function colorVariable(name: ColorName): `--colors-${string}` {
  return `--colors-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(".", "-")}`;
}

/**
 * The look of a custom theme: `variables` as inline style properties, `mode` as `data-mode`. An entry of
 * `app.customThemes` may store it as `look`, so that the boot script can paint the first frame without deriving it
 * (TRAP-73).
 */
export interface CustomThemeLook {
  mode: ThemeMode;
  variables: Record<string, string>;
}

/** Colours as CSS variables. Invalid values are left out, so the default theme's apply. */
export function themeVariables(colors: ThemeColors): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(colors)) {
    const hex = parseColor(value);
    if (hex !== undefined) variables[colorVariable(name as ColorName)] = hex;
  }
  return variables;
}
