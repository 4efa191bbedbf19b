/** A rectangle in the page's pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
/** The upper left corner of a candy's button. */
export type Spot = { readonly left: number; readonly top: number };

/** Side of a candy's button in pixels. */
export const candySize = 48;
/** Room kept around text and controls, in pixels. */
const margin = 4;
const step = 12;
/** Distance that candies keep from each other if there is room. */
const apart = 150;

const boxAt = ({ left, top }: Spot): Box => ({ left, top, right: left + candySize, bottom: top + candySize });
const isInside = (box: Box, area: Box) =>
  box.left >= area.left && box.top >= area.top && box.right <= area.right && box.bottom <= area.bottom;
const touches = (a: Box, b: Box, room: number) =>
  a.left < b.right + room && a.right > b.left - room && a.top < b.bottom + room && a.bottom > b.top - room;
const distance = (a: Spot, b: Spot) => Math.hypot(a.left - b.left, a.top - b.top);

/**
 * Finds a place for each candy where it covers no obstacle (GAP-63). A candy keeps its place as long as that is free. Null
 * means that there is no room; such a candy stays in the row below.
 */
export function placeCandies(
  before: readonly (Spot | null | undefined)[],
  area: Box,
  inTheWay: readonly Box[],
  random: () => number,
): (Spot | null)[] {
  const isFree = (spot: Spot) => {
    const box = boxAt(spot);
    return isInside(box, area) && !inTheWay.some((other) => touches(box, other, margin));
  };
  const placed: (Spot | null)[] = before.map((spot) => (spot && isFree(spot) ? spot : null));
  if (before.every((spot, at) => spot === null || placed[at] !== null)) return placed;
  const free: Spot[] = [];
  for (let top = area.top; top <= area.bottom - candySize; top += step)
    for (let left = area.left; left <= area.right - candySize; left += step)
      if (isFree({ left, top })) free.push({ left, top });
  before.forEach((spot, at) => {
    if (spot === null || placed[at] !== null) return;
    const others = placed.filter((one) => one !== null);
    const near = (room: number) => free.filter((one) => others.every((other) => distance(one, other) >= room));
    const wide = near(apart);
    const choice = wide.length > 0 ? wide : near(candySize * 1.5);
    placed[at] = choice[Math.floor(random() * choice.length)] ?? null;
  });
  return placed;
}
