import { describe, expect, it } from "vitest";
import { contrast } from "./color-maths.ts";
import { contrastFailures, contrastPairs } from "./contrast-pairs.ts";
import { builtInColors } from "./built-in-themes.ts";
import { themeIds } from "#src/lib/look-ids.ts";

describe.each([...themeIds])("theme %s", (id) => {
  it("gives every semantic colour as #rrggbb", () => {
    expect(Object.entries(builtInColors[id]).filter(([, hex]) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });

  it("holds every pair of text or control and ground", () => {
    expect(contrastFailures(builtInColors[id])).toEqual([]);
  });

  it("sets body text at 14:1 or better", () => {
    const colors = builtInColors[id];
    expect(contrast(colors["fg.default"], colors["bg.canvas"])).toBeGreaterThan(14);
  });
});

it("would notice a pair that falls short", () => {
  const colors = { ...builtInColors.dark, "fg.muted": "#222222" };
  expect(contrastFailures(colors).length).toBeGreaterThan(5);
  expect(contrastPairs).toHaveLength(191);
});
