import {
  type BuiltInThemeId,
  defaultFontId,
  defaultLineLength,
  defaultTextSize,
  defaultThemeId,
  type FontId,
  type LineLength,
  type TextSize,
  themeIds,
} from "#src/lib/look-ids.ts";
import type { CustomThemeLook } from "./theme-variables.ts";

// Part of the initial bundle, so it contains no colours: values come from the style sheet or a look.
const canvas = "--colors-bg-canvas";
const variableName = /^--colors-[a-z0-9-]+$/;

/** Whether `id` is a built-in theme. */
export const isBuiltInTheme = (id: string): id is BuiltInThemeId => (themeIds as readonly string[]).includes(id);

/** The only colour format written to a style: `#rrggbb`. User input goes through `parseColor` first. */
export const isHexColor = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);

function clearVariables(root: HTMLElement) {
  for (const name of Array.from(root.style)) if (variableName.test(name)) root.style.removeProperty(name);
}

/** Browser UI that takes a theme colour gets the page's background. */
function paintBrowserChrome(root: HTMLElement) {
  const color = getComputedStyle(root).getPropertyValue(canvas).trim();
  if (isHexColor(color)) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
}

/**
 * Applies a theme to the whole page. `id` is a built-in id or `custom-{id}` (THEME-04). A custom theme needs its look
 * (`lookOf`); without one, or with an unknown id, the default theme applies (GAP-51). Values are written by
 * `style.setProperty` only, as `#rrggbb` (S4). Stores nothing: the caller does. Takes about 0.1 ms, plus restyling the
 * page.
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

/** Applies a font to the whole page (FONT-01). Font files load when text first needs them. Stores nothing. */
export function applyFont(id: FontId = defaultFontId, root: HTMLElement = document.documentElement): void {
  root.dataset["font"] = id;
}

/**
 * Applies text size and line length to all chats of the page (GAP-153), as variables that their styles read; the default
 * leaves none. Stores nothing.
 */
export function applyChatText(textSize: TextSize, lineLength: LineLength, root = document.documentElement): void {
  root.style.setProperty("--chat-text", textSize === defaultTextSize ? "" : `${textSize}px`);
  root.style.setProperty("--chat-width", lineLength === defaultLineLength ? "" : `${lineLength}px`);
}
