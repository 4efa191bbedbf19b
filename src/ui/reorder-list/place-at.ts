/**
 * The place of a dragged row: after all others whose middle the pointer has passed. `middles` are those of the others, from
 * the top.
 */
export function placeAt(pointer: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < pointer).length;
}
