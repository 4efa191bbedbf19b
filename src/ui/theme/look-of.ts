import { deriveTheme } from "./derive-theme.ts";
import { type CustomThemeLook, themeVariables } from "./theme-variables.ts";

const looks = new Map<string, CustomThemeLook>();

/**
 * The look of a custom theme with these two colours (`#rrggbb`). Cached, because deriving takes some 5 ms (design 4).
 * Import it lazily when a custom theme is chosen: the derivation is not in the initial bundle.
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
