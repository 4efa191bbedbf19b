import { day, type Context } from "./context.ts";
import type { TallyRow } from "./state/character-rows.ts";
import type { VariantRow } from "./state/rows.ts";

/** What is counted for a variant on a day. */
export const figureNames = ["chats", "messages", "favourites", "swipes"] as const;
export type FigureName = (typeof figureNames)[number];

/** Twice the longest span that can be asked for: each is compared with the one before it. */
const keptDays = 180;

/** The day of UTC, `ago` days before now. */
export const dayOf = (now: number, ago = 0): string => new Date(now - ago * day).toISOString().slice(0, 10);

const idOf = (variantId: string, date: string): string => `${variantId}.${date}`;

/**
 * Counts one more. A row holds a variant's figures of one day, so that nobody has to walk messages to read them. Whole
 * chats and favourites count for the character's total as well.
 */
export function tally({ state, clock }: Context, variant: VariantRow, figure: FigureName): void {
  const { id: variantId, characterId } = variant;
  const date = dayOf(clock.now());
  const id = idOf(variantId, date);
  const row: TallyRow = state.tallies.get(id) ?? {
    id,
    characterId,
    variantId,
    day: date,
    chats: 0,
    messages: 0,
    favourites: 0,
    swipes: 0,
  };
  state.tallies.put({ ...row, [figure]: row[figure] + 1 });
}

/** A chat was begun. */
export function tallyChat(context: Context, variant: VariantRow): void {
  tally(context, variant, "chats");
  const character = context.state.characters.get(variant.characterId);
  if (character) context.state.characters.put({ ...character, chatCount: (character.chatCount ?? 0) + 1 });
}

/** Takes a favourite back from the day it was given, if that is still kept. */
export function untallyFavourite({ state }: Context, variantId: string | undefined, givenAt: string): void {
  const row = state.tallies.get(idOf(variantId ?? "", givenAt.slice(0, 10)));
  if (row && row.favourites > 0) state.tallies.put({ ...row, favourites: row.favourites - 1 });
}

/** Removes the days that nobody can ask for any more. */
export function pruneTallies({ state, clock }: Pick<Context, "state" | "clock">): void {
  const first = dayOf(clock.now(), keptDays - 1);
  for (const row of state.tallies.filter((one) => one.day < first)) state.tallies.remove(row.id);
}
