import { deriveTheme } from "./derive-theme.ts";
import { type CustomThemeLook, themeVariables } from "./theme-variables.ts";

const looks = new Map<string, CustomThemeLook>();

/**
 * How the custom theme of these two colours (`#rrggbb`) looks; the same object for the same colours, because deriving
 * takes some 5 ms (design 4). Load it when a custom theme is chosen: the derivation is no part of the first load.
 */
export function lookOf({ background, primary }: { background: string; primary: string }): CustomThemeLook {
  const key = `${background} ${primary}`.toLowerCase();
  const known = looks.get(key);
  if (known) return known;
  const { mode, colors } = deriveTheme({ background, primary });
  const look = { mode, variables: themeVariables(colors) };
  looks.set(key, look);
  return look;
}
