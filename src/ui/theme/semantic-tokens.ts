import { builtInColors, colorNames } from "./built-in-themes.ts";
import { fontCondition, themeCondition } from "./conditions.ts";
import { type FontId, fontIds, defaultThemeId, themeIds } from "../../lib/look-ids.ts";

type TokenTree = { [name: string]: TokenTree | { value: Record<string, string> } };

/** `{"bg.canvas": x}` -> `{bg: {canvas: x}}`, the nesting Panda asks for. */
function nested(flat: Record<string, { value: Record<string, string> }>): TokenTree {
  const tree: TokenTree = {};
  for (const [path, token] of Object.entries(flat)) {
    const names = path.split(".");
    const last = names.pop() as string;
    let at = tree;
    for (const name of names) at = (at[name] ??= {}) as TokenTree;
    at[last] = token;
  }
  return tree;
}

const colors = nested(
  Object.fromEntries(
    colorNames.map((name) => [
      name,
      {
        value: {
          base: builtInColors[defaultThemeId][name],
          ...Object.fromEntries(themeIds.map((id) => [`_${themeCondition(id)}`, builtInColors[id][name]])),
        },
      },
    ]),
  ),
);

const modal = (dark: string, light: string) => ({ value: { base: dark, _onDark: dark, _onLight: light } });
const tint = (color: string, percent: number) => `color-mix(in oklab, {colors.${color}} ${percent}%, transparent)`;
const innerLight = (percent: number) => `0 1px 0 0 ${tint("fg.default", percent)} inset`;

/** Depth is shown by lightness; only floating elements have shadows (design 2). */
const shadows = {
  shadow: {
    1: modal(`${innerLight(5)}, 0 1px 2px ${tint("shadow.color", 60)}`, `0 1px 2px ${tint("shadow.color", 12)}`),
    2: modal(
      `${innerLight(6)}, 0 12px 28px -8px ${tint("shadow.color", 80)}`,
      `0 10px 24px -8px ${tint("shadow.color", 22)}`,
    ),
    3: modal(
      `${innerLight(8)}, 0 32px 80px -16px ${tint("shadow.color", 92)}`,
      `0 32px 72px -18px ${tint("shadow.color", 34)}`,
    ),
  },
};

/** Fonts that are also used for titles and narration, so that the choice is visible (design 3). */
const takesOver: ReadonlySet<FontId> = new Set(["system", "comicSans", "wingdings", "papyrus"]);

const perFont = (base: string, value: (id: FontId) => string) => ({
  value: { base, ...Object.fromEntries(fontIds.map((id) => [`_${fontCondition(id)}`, value(id)])) },
});

const fonts = {
  /** Controls and chat dialogue. */
  sans: perFont("{fonts.satoshi}", (id) => `{fonts.${id}}`),
  /** Titles. */
  display: perFont("{fonts.newsreader}", (id) => (takesOver.has(id) ? `{fonts.${id}}` : "{fonts.newsreader}")),
  /** Narration; always italic. */
  narration: perFont("{fonts.newsreaderText}", (id) =>
    takesOver.has(id) ? `{fonts.${id}}` : "{fonts.newsreaderText}",
  ),
};

/** Light text on dark looks thin, so the regular weight is heavier there. */
const fontWeights = { body: modal("450", "420") };

export const semanticTokens = { colors, shadows, fonts, fontWeights };
