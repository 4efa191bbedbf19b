import fc from "fast-check";
import { expect, test } from "vitest";
import { cutTo, movedBy, pixelsOf, zoomedTo } from "./image-cut.ts";

test("a wide one loses its sides, a high one more of its foot than of its head", () => {
  const pixels = (width: number, height: number, aspect: number) =>
    pixelsOf(cutTo({ width, height }, aspect), { width, height });
  expect(pixels(900, 600, 1)).toEqual({ x: 150, y: 0, width: 600, height: 600 });
  expect(pixels(600, 900, 1)).toEqual({ x: 0, y: 90, width: 600, height: 600 });
  expect(pixels(1600, 900, 3.2)).toEqual({ x: 0, y: 120, width: 1600, height: 500 });
});

test("closer keeps the middle and the shape; at the edge as much of the middle as there is picture", () => {
  const widest = cutTo({ width: 800, height: 800 }, 1);
  const twice = zoomedTo(widest, widest, 2);
  expect(twice).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
  expect(zoomedTo(movedBy(twice, 1, -1), widest, 1)).toEqual(widest);
  expect(movedBy(twice, 1, -1)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
});

test("whatever is done to it, what is left has its shape and lies within the picture", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  const step = fc.oneof(
    fc.record({ zoom: fc.double({ min: 1, max: 4, noNaN: true }) }),
    fc.record({ x: fc.double({ min: -1, max: 1, noNaN: true }), y: fc.double({ min: -1, max: 1, noNaN: true }) }),
  );
  fc.assert(
    fc.property(side, side, fc.constantFrom(1, 3.2, 2 / 3), fc.array(step), (width, height, aspect, steps) => {
      const widest = cutTo({ width, height }, aspect);
      let cut = widest;
      for (const one of steps) cut = "zoom" in one ? zoomedTo(cut, widest, one.zoom) : movedBy(cut, one.x, one.y);
      expect((cut.width * width) / (cut.height * height)).toBeCloseTo(aspect, 6);
      const pixels = pixelsOf(cut, { width, height });
      for (const value of Object.values(pixels)) expect(Number.isInteger(value)).toBe(true);
      expect(Math.min(pixels.width, pixels.height)).toBeGreaterThan(0);
      expect(Math.min(pixels.x, pixels.y)).toBeGreaterThanOrEqual(0);
      expect(pixels.x + pixels.width).toBeLessThanOrEqual(width);
      expect(pixels.y + pixels.height).toBeLessThanOrEqual(height);
    }),
  );
});
