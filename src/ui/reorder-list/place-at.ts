/**
 * The new index of a dragged row: after every other row whose middle the pointer has passed. `middles` are those of the
 * other rows, top to bottom.
 */
export function placeAt(pointer: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < pointer).length;
}
