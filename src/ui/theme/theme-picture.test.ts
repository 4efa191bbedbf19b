import fc from "fast-check";
import { expect, it } from "vitest";
import { contrast, over } from "./color-maths.ts";
import { deriveTheme } from "./derive-theme.ts";
import { veilAlpha } from "./theme-picture.tsx";

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const text = ["fg.default", "fg.muted", "fg.subtle", "fg.link", "accent.text"] as const;

it("keeps text on the veiled picture at 4.5 : 1, whatever the picture and the two colours", () => {
  fc.assert(
    fc.property(hex, hex, (background, primary) => {
      const { colors } = deriveTheme({ background, primary });
      for (const picture of ["#ffffff", "#000000"]) {
        const ground = over(colors["bg.canvas"], veilAlpha, picture);
        expect(text.filter((name) => contrast(colors[name], ground) < 4.5)).toEqual([]);
      }
    }),
    { numRuns: 200, seed: 7 },
  );
});
