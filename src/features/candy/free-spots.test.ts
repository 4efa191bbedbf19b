import fc from "fast-check";
import { expect, it } from "vitest";
import { seededRandom } from "#src/lib/seeded-random.ts";
import { type Box, candySize, placeCandies, type Spot } from "./free-spots.ts";

const page: Box = { left: 65, top: 60, right: 1425, bottom: 900 };
const none = (count: number) => Array.from({ length: count }, () => undefined);
const boxAt = ({ left, top }: Spot): Box => ({ left, top, right: left + candySize, bottom: top + candySize });
const overlap = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const box = fc
  .record({
    left: fc.integer({ min: 0, max: 1400 }),
    top: fc.integer({ min: 0, max: 900 }),
    width: fc.nat(600),
    height: fc.nat(300),
  })
  .map(({ left, top, width, height }): Box => ({ left, top, right: left + width, bottom: top + height }));

it("covers nothing, leaves the page nowhere, and no candy touches another, whatever stands on the page", () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 40 }), fc.integer(), (inTheWay, seed) => {
      const spots = placeCandies(none(5), page, inTheWay, seededRandom(seed)).filter((spot) => spot !== null);
      spots.forEach((spot, at) => {
        const own = boxAt(spot);
        expect(
          own.left >= page.left && own.right <= page.right && own.top >= page.top && own.bottom <= page.bottom,
        ).toBe(true);
        expect([...inTheWay, ...spots.slice(0, at).map(boxAt)].filter((other) => overlap(own, other))).toEqual([]);
      });
    }),
  );
});

it("keeps a candy in its place until something comes there, and the others even then", () => {
  const random = seededRandom(1);
  const first = placeCandies(none(5), page, [], random);
  expect(placeCandies(first, page, [], random)).toEqual(first);
  const taken = first[2]!;
  const second = placeCandies(first, page, [boxAt(taken)], random);
  expect(second[2]).not.toEqual(taken);
  expect(second.toSpliced(2, 1)).toEqual(first.toSpliced(2, 1));
});

it("finds the one gap there is, and has no place on a full page, for good", () => {
  const gap = [
    { ...page, bottom: 400 },
    { ...page, top: 470 },
    { ...page, right: 1360 },
  ];
  const [only, none2] = placeCandies(none(2), page, gap, seededRandom(3));
  expect(only?.left).toBeGreaterThanOrEqual(1360);
  expect(none2).toBeNull();
  expect(placeCandies([null], page, [], seededRandom(3))).toEqual([null]);
});
