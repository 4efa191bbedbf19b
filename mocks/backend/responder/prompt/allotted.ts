/** What a part needs, and its guaranteed share of the room (0 to 1); all shares add up to at most 1. */
export type Wish = { need: number; share: number };

/**
 * How much of `room` each part gets, most important first: all it needs, unless that would cut into the guaranteed share of
 * a later part. Never more than `room` in sum; never less than the smaller of a part's share and need.
 */
export function allotted(wishes: readonly Wish[], room: number): number[] {
  const least = ({ need, share }: Wish): number => (share === 0 ? 0 : Math.min(need, Math.max(0, share * room)));
  let left = Math.max(0, room);
  let owed = wishes.reduce((sum, wish) => sum + least(wish), 0);
  return wishes.map((wish) => {
    owed -= least(wish);
    // Tolerates rounding, so that a part with enough room gets exactly what it needs.
    const given = wish.need <= left - owed + 1e-6 ? wish.need : Math.max(0, left - owed);
    left -= given;
    return given;
  });
}
