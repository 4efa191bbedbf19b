import { defaultFontId, type FontId, type BuiltInThemeId, themeIds, defaultThemeId } from "#src/lib/look-ids.ts";
import type { CustomThemeLook } from "./theme-variables.ts";

// Stands in the first load, so it knows no colours: values come from the style sheet and from looks.
const canvas = "--colors-bg-canvas";
const variableName = /^--colors-[a-z0-9-]+$/;

/** Whether a text names a built-in theme. */
export const isBuiltInTheme = (id: string): id is BuiltInThemeId => (themeIds as readonly string[]).includes(id);

/** The one form of a colour that reaches a style: `#rrggbb`. What a person types goes through `parseColor` first. */
export const isHexColor = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

function clearVariables(root: HTMLElement) {
  for (const name of Array.from(root.style)) if (variableName.test(name)) root.style.removeProperty(name);
}

/** The browser's own frame, where it takes a colour, is the page's ground. */
function paintBrowserChrome(root: HTMLElement) {
  const color = getComputedStyle(root).getPropertyValue(canvas).trim();
  if (isHexColor(color)) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
}

/**
 * Shows a theme on the whole page, at once. `id` is a built-in id or `custom-{id}` (THEME-04). For a custom theme give its
 * look (`lookOf`); without one, or with an unknown id, the default theme stands (GAP-51). Values go through
 * `style.setProperty` only, and only as `#rrggbb` (S4). Remembers nothing: storing the choice is the caller's. About
 * 0.1 ms, and the restyling of the page.
 */
export function applyTheme(id: string, look?: CustomThemeLook, root: HTMLElement = document.documentElement): void {
  clearVariables(root);
  delete root.dataset["mode"];
  if (look !== undefined && !isBuiltInTheme(id)) {
    for (const [name, value] of Object.entries(look.variables))
      if (variableName.test(name) && isHexColor(value)) root.style.setProperty(name, value);
    root.dataset["mode"] = look.mode === "light" ? "light" : "dark";
    root.dataset["theme"] = id;
  } else root.dataset["theme"] = isBuiltInTheme(id) ? id : defaultThemeId;
  paintBrowserChrome(root);
}

/** Shows a font on the whole page (FONT-01). Its files load when text first needs them. Remembers nothing. */
export function applyFont(id: FontId = defaultFontId, root: HTMLElement = document.documentElement): void {
  root.dataset["font"] = id;
}
