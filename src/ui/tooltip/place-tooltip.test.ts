import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeTooltip, type TooltipSide } from "./place-tooltip.ts";

const view = { width: 400, height: 300 };
const tip = { width: 100, height: 30 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

describe("placeTooltip", () => {
  it("is centred on the requested side", () => {
    expect(placeTooltip(box(180, 100), tip, view, "bottom")).toEqual({ x: 150, y: 148 });
    expect(placeTooltip(box(180, 100), tip, view, "top")).toEqual({ x: 150, y: 62 });
    expect(placeTooltip(box(180, 100), tip, view, "end")).toEqual({ x: 228, y: 105 });
    expect(placeTooltip(box(180, 100), tip, view, "start")).toEqual({ x: 72, y: 105 });
  });

  it("mirrors start and end from right to left", () => {
    expect(placeTooltip(box(180, 100), tip, view, "start", true)).toEqual({ x: 228, y: 105 });
    expect(placeTooltip(box(180, 100), tip, view, "end", true)).toEqual({ x: 72, y: 105 });
  });

  it("flips to the other side if there is no room", () => {
    expect(placeTooltip(box(180, 10), tip, view, "top").y).toBe(58);
    expect(placeTooltip(box(180, 255), tip, view, "bottom").y).toBe(217);
    expect(placeTooltip(box(355, 100), tip, view, "end").x).toBe(247);
  });

  it("never overflows the viewport", () => {
    const sides: TooltipSide[] = ["top", "bottom", "start", "end"];
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 500 }),
        fc.integer({ min: -100, max: 400 }),
        fc.constantFrom(...sides),
        fc.boolean(),
        (left, top, side, isRtl) => {
          const { x, y } = placeTooltip(box(left, top), tip, view, side, isRtl);
          expect(x).toBeGreaterThanOrEqual(8);
          expect(x + tip.width).toBeLessThanOrEqual(view.width - 8);
          expect(y).toBeGreaterThanOrEqual(8);
          expect(y + tip.height).toBeLessThanOrEqual(view.height - 8);
        },
      ),
    );
  });
});
