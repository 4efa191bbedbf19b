import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, hexToOklch, parseColor } from "./color-maths.ts";
import { contrastFailures } from "./contrast-pairs.ts";
import { colorNames } from "./built-in-themes.ts";
import { deriveTheme } from "./derive-theme.ts";

const hex = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((rgb) => `#${rgb.map((v) => v.toString(16).padStart(2, "0")).join("")}`);

const corners = [
  "#000000",
  "#ffffff",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#ff00ff",
  "#00ffff",
  "#808080",
  "#777777",
];

describe("deriveTheme", () => {
  it("keeps every contrast for any two colours (design 4)", () => {
    fc.assert(
      fc.property(hex, hex, (background, primary) => {
        expect(contrastFailures(deriveTheme({ background, primary }).colors)).toEqual([]);
      }),
      { numRuns: 600, seed: 20 },
    );
  });

  it("keeps every contrast at the extremes", () => {
    for (const background of corners) {
      for (const primary of corners) {
        expect(contrastFailures(deriveTheme({ background, primary }).colors), `${background} ${primary}`).toEqual([]);
      }
    }
  });

  it("names every semantic colour and nothing else", () => {
    const { colors } = deriveTheme({ background: "#7a1f3d", primary: "#3ad1a0" });
    expect(Object.keys(colors).toSorted()).toEqual(colorNames.toSorted());
  });

  it("takes its mode from the lightness of the background", () => {
    expect(deriveTheme({ background: "#101418", primary: "#3ad1a0" }).mode).toBe("dark");
    expect(deriveTheme({ background: "#f4f0e8", primary: "#3a4bd1" }).mode).toBe("light");
  });

  it("leaves a legible accent alone and says how far it moved another", () => {
    const legible = deriveTheme({ background: "#101418", primary: "#3ad1a0" });
    expect(legible.colors["accent.default"]).toBe("#3ad1a0");
    expect(legible.accentShift).toBe(0);
    const moved = deriveTheme({ background: "#101418", primary: "#20262c" });
    expect(moved.accentShift).toBeGreaterThan(0.08);
    expect(Math.abs(hexToOklch(moved.colors["accent.default"]).h - hexToOklch("#20262c").h)).toBeLessThan(12);
  });
});

describe("parseColor", () => {
  it.each([
    ["#AABBCC", "#aabbcc"],
    ["abc", "#aabbcc"],
    [" #00ff7F ", "#00ff7f"],
  ])("reads %s", (text, expected) => expect(parseColor(text)).toBe(expected));

  it.each(["", "red", "#12345", "#12345678", "url(#fff)", "#fff;color:red", 12, null, undefined])(
    "refuses %s",
    (text) => expect(parseColor(text)).toBeUndefined(),
  );
});

it("contrast is 21 between black and white and 1 with itself", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#777777")).toBe(1);
});
