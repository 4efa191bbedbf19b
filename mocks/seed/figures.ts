import type { Context } from "../backend/context.ts";
import { charactersOf, variantsOf } from "../backend/selection.ts";
import { dayOf } from "../backend/tallies.ts";

const days = 180;

/** A number from 0 to 1 that looks random and is the same every time. */
const noise = (seed: number): number => ((seed * 9301 + 49_297) % 233_280) / 233_280;

/**
 * Half a year of figures for the user's characters: slowly more, more at weekends, the first variant most. Their sum is
 * about a third of the character's totals, the rest is older.
 */
export function putFigures(context: Context, creatorId: string): void {
  const { state, clock } = context;
  for (const [at, character] of charactersOf(state, creatorId).entries()) {
    const variants = variantsOf(state, character.id);
    for (const [place, variant] of variants.entries())
      for (let ago = 0; ago < days; ago++) {
        const date = dayOf(clock.now(), ago);
        const weekday = new Date(date).getUTCDay();
        const growth = 1.4 - ago / days;
        const weight =
          (growth * (weekday % 6 === 0 ? 1.5 : 1) * (0.7 + 0.6 * noise(ago * 31 + place * 7 + at))) / 2 ** place;
        const of = (total: number) => Math.round((total / 3 / days) * weight * 0.55);
        state.tallies.put({
          id: `${variant.id}.${date}`,
          characterId: character.id,
          variantId: variant.id,
          day: date,
          chats: of(character.chatCount ?? 0),
          messages: of(character.messageCount),
          favourites: of(character.favouriteCount),
          swipes: of(character.messageCount / 6),
        });
      }
  }
}
