import { parseColor } from "./color-maths.ts";
import { defaultFontId, type FontId } from "./font-ids.ts";
import { colorNames, semanticColors } from "./semantic-colors.ts";
import { type BuiltInThemeId, builtInThemeIds, defaultThemeId } from "./theme-ids.ts";
import { colorVariable, type CustomThemeLook } from "./theme-variables.ts";

/** Whether a text names a built-in theme. */
export const isBuiltInTheme = (id: string): id is BuiltInThemeId => (builtInThemeIds as readonly string[]).includes(id);

function paintBrowserChrome(color: string) {
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
}

/**
 * Shows a theme on the whole page. `id` is a built-in id or `custom-{id}` (THEME-04). For a custom theme give its look
 * (`deriveTheme` + `themeVariables`); without one, or with an unknown id, the default theme stands (GAP-51). Remembers
 * nothing: storing the choice is the caller's.
 */
export function applyTheme(id: string, look?: CustomThemeLook, root: HTMLElement = document.documentElement): void {
  const canvas = colorVariable("bg.canvas");
  for (const name of colorNames) root.style.removeProperty(colorVariable(name));
  delete root.dataset["mode"];
  if (look !== undefined && !isBuiltInTheme(id)) {
    const allowed = new Set<string>(colorNames.map(colorVariable));
    for (const [name, value] of Object.entries(look.variables)) {
      const hex = parseColor(value);
      if (hex !== undefined && allowed.has(name)) root.style.setProperty(name, hex);
    }
    root.dataset["mode"] = look.mode;
    root.dataset["theme"] = id;
    paintBrowserChrome(parseColor(look.variables[canvas]) ?? semanticColors["bg.canvas"][defaultThemeId]);
    return;
  }
  const shown = isBuiltInTheme(id) ? id : defaultThemeId;
  root.dataset["theme"] = shown;
  paintBrowserChrome(semanticColors["bg.canvas"][shown]);
}

/** Shows a font on the whole page (FONT-01). Its files load when text first needs them. Remembers nothing. */
export function applyFont(id: FontId = defaultFontId, root: HTMLElement = document.documentElement): void {
  root.dataset["font"] = id;
}
