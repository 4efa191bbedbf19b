import { fontIds, themeIds, themeModes, type ThemeMode } from "../../lib/look-ids.ts";

const themesOf = (mode: ThemeMode) =>
  [...themeIds.filter((id) => themeModes[id] === mode).map((id) => `[data-theme=${id}]`), `[data-mode=${mode}]`].join(
    ", ",
  );

const capitalised = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/**
 * The Panda condition of a theme: `roseTheme` -> `roseTheme`, `dark` -> `darkTheme`. Values under it stand inside
 * `[data-theme=…]`. (Panda keeps names that begin with `theme` for itself.)
 */
export const themeCondition = (id: string) => (id.endsWith("Theme") ? id : `${id}Theme`);

/** The Panda condition of a font: `caveat` -> `fontCaveat`. */
export const fontCondition = (id: string) => `font${capitalised(id)}`;

/**
 * Conditions beyond Panda's own. Themes and fonts are attributes on the root, and may be set again on any element to
 * show another theme or font inside it (the swatch cards of the Themes dialog). A custom theme has no condition of its
 * own: it sets the variables on the element and `data-mode` there.
 */
export const conditions: Record<string, string | string[]> = {
  ...Object.fromEntries(themeIds.map((id) => [themeCondition(id), `[data-theme=${id}] &`])),
  ...Object.fromEntries(fontIds.map((id) => [fontCondition(id), `[data-font=${id}] &`])),
  onLight: `:is(${themesOf("light")}) &`,
  onDark: `:is(${themesOf("dark")}) &`,
  /** A finger: small glyphs grow their hit area to 44 px (design 8). */
  coarse: "@media (pointer: coarse)",
  // Without the media query a tap leaves the hover look behind on touch screens.
  hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:active)"],
};
