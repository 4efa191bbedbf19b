/** What a part would take, and what it gets in any case: a share of the room, all shares together at most 1. */
export type Wish = { need: number; share: number };

/**
 * How much of `room` each part may take, in the order of their importance: all it needs, unless that would take from a
 * later one what it gets in any case. Never more than `room` in sum; never less than a part's share or its need.
 */
export function allotted(wishes: readonly Wish[], room: number): number[] {
  const least = ({ need, share }: Wish): number => (share === 0 ? 0 : Math.min(need, Math.max(0, share * room)));
  let left = Math.max(0, room);
  let owed = wishes.reduce((sum, wish) => sum + least(wish), 0);
  return wishes.map((wish) => {
    owed -= least(wish);
    // A part that has room for all it needs gets exactly that, whatever the sums were rounded to.
    const given = wish.need <= left - owed + 1e-6 ? wish.need : Math.max(0, left - owed);
    left -= given;
    return given;
  });
}
