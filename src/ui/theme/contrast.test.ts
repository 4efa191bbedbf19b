import { describe, expect, it } from "vitest";
import { contrast } from "./color-maths.ts";
import { contrastFailures, contrastPairs } from "./contrast-pairs.ts";
import { colorNames, semanticColors, type ThemeColors } from "./semantic-colors.ts";
import { type BuiltInThemeId, themeIds } from "#src/lib/look-ids.ts";

const colorsOf = (id: BuiltInThemeId) =>
  Object.fromEntries(colorNames.map((name) => [name, semanticColors[name][id]])) as ThemeColors;

describe.each([...themeIds])("theme %s", (id) => {
  it("gives every semantic colour as #rrggbb", () => {
    expect(Object.entries(colorsOf(id)).filter(([, hex]) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });

  it("holds every pair of text or control and ground", () => {
    expect(contrastFailures(colorsOf(id))).toEqual([]);
  });

  it("sets body text at 14:1 or better", () => {
    const colors = colorsOf(id);
    expect(contrast(colors["fg.default"], colors["bg.canvas"])).toBeGreaterThan(14);
  });
});

it("would notice a pair that falls short", () => {
  const colors = { ...colorsOf("dark"), "fg.muted": "#222222" };
  expect(contrastFailures(colors).length).toBeGreaterThan(5);
  expect(contrastPairs).toHaveLength(191);
});
