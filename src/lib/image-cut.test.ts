import fc from "fast-check";
import { expect, test } from "vitest";
import { cutTo } from "./image-cut.ts";

test("a picture without a wanted shape stays whole", () => {
  expect(cutTo({ width: 600, height: 900 })).toEqual({ x: 0, y: 0, width: 600, height: 900 });
});

test("a wide one loses its sides, a high one more of its foot than of its head", () => {
  expect(cutTo({ width: 900, height: 600 }, 1)).toEqual({ x: 150, y: 0, width: 600, height: 600 });
  expect(cutTo({ width: 600, height: 900 }, 1)).toEqual({ x: 0, y: 90, width: 600, height: 600 });
  expect(cutTo({ width: 1600, height: 900 }, 3.2)).toEqual({ x: 0, y: 120, width: 1600, height: 500 });
});

test("what is left lies within the picture, whatever its shape", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(1, 3.2, 2 / 3), (width, height, aspect) => {
      const cut = cutTo({ width, height }, aspect);
      expect(cut.width).toBeGreaterThan(0);
      expect(cut.height).toBeGreaterThan(0);
      expect(cut.x).toBeGreaterThanOrEqual(0);
      expect(cut.y).toBeGreaterThanOrEqual(0);
      expect(cut.x + cut.width).toBeLessThanOrEqual(width);
      expect(cut.y + cut.height).toBeLessThanOrEqual(height);
    }),
  );
});
