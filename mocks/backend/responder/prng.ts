/** A small seeded random source: the same seed gives the same choices on every machine. */
export type Dice = {
  /** A number in [0, 1). */
  roll(): number;
  /** An integer in [0, below). */
  below(count: number): number;
  /** True with probability `share`. */
  chance(share: number): boolean;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** The items, rotated by a random number. */
  turned<T>(items: readonly T[]): T[];
};

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** Dice for a seed (mulberry32). */
export function diceFor(seed: string): Dice {
  let state = hashText(seed);
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(roll() * count);
  return {
    roll,
    below,
    chance: (share) => roll() < share,
    pick: <T>(items: readonly T[]): T => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("picked from an empty list");
      return item;
    },
    turned: (items) => {
      const start = below(items.length);
      return [...items.slice(start), ...items.slice(0, start)];
    },
  };
}
