import { fontIds, themeIds, themeModes, type ThemeMode } from "../../lib/look-ids.ts";

const themesOf = (mode: ThemeMode) =>
  [...themeIds.filter((id) => themeModes[id] === mode).map((id) => `[data-theme=${id}]`), `[data-mode=${mode}]`].join(
    ", ",
  );

const capitalised = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * The Panda condition of a theme: `roseTheme` -> `roseTheme`, `dark` -> `darkTheme`. Its values apply inside
 * `[data-theme=…]`. (Panda reserves names that begin with `theme`.)
 */
export const themeCondition = (id: string) => (id.endsWith("Theme") ? id : `${id}Theme`);

/** The Panda condition of a font: `caveat` -> `fontCaveat`. */
export const fontCondition = (id: string) => `font${capitalised(id)}`;

/**
 * Conditions beyond Panda's own. Themes and fonts are attributes on the root, and can be set on any element to show
 * another theme or font inside it (the swatch cards of the Themes dialog). A custom theme has no condition: it sets the
 * variables and `data-mode` on the element itself.
 */
export const conditions: Record<string, string | string[]> = {
  ...Object.fromEntries(themeIds.map((id) => [themeCondition(id), `[data-theme=${id}] &`])),
  ...Object.fromEntries(fontIds.map((id) => [fontCondition(id), `[data-font=${id}] &`])),
  onLight: `:is(${themesOf("light")}) &`,
  onDark: `:is(${themesOf("dark")}) &`,
  /** Touch: small icons get a hit area of 44 px (design 8). */
  coarse: "@media (pointer: coarse)",
  // Without the media query the hover style sticks after a tap on touch screens.
  hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:active)"],
};
