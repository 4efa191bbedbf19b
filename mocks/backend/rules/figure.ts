import type { FiguresResponse } from "#src/generated/api/model/figuresResponse.ts";
import type { Figures } from "#src/generated/api/model/figures.ts";
import type { GetFiguresParams } from "#src/generated/api/model/getFiguresParams.ts";
import type { VariantFigures } from "#src/generated/api/model/variantFigures.ts";
import { ownCharacter } from "../ownership.ts";
import { rule } from "../rule.ts";
import { dayOf, figureNames } from "../tallies.ts";

const none: Figures = { chats: 0, messages: 0, favourites: 0, swipes: 0 };

const sum = (a: Figures, b: Figures): Figures => ({
  chats: a.chats + b.chats,
  messages: a.messages + b.messages,
  favourites: a.favourites + b.favourites,
  swipes: a.swipes + b.swipes,
});

/** From the tallies of the character, which are few: a row for each variant and day. */
export const getFigures = rule<{ params: { characterId: string }; query: GetFiguresParams }, FiguresResponse>(
  ({ context, state, user, params, query }) => {
    const character = ownCharacter(state, user, params.characterId);
    const { days = 30 } = query;
    const now = context.clock.now();
    const first = dayOf(now, days - 1);
    const firstBefore = dayOf(now, 2 * days - 1);
    let total = none;
    let before = none;
    const byDay = new Map<string, Figures>();
    const byVariant = new Map<string | null, VariantFigures>();
    for (const row of state.tallies.in(character.id)) {
      if (row.day < firstBefore) continue;
      if (row.day < first) {
        before = sum(before, row);
        continue;
      }
      total = sum(total, row);
      byDay.set(row.day, sum(byDay.get(row.day) ?? none, row));
      const variant = state.variants.get(row.variantId);
      const variantId = variant?.id ?? null;
      const counted = sum(byVariant.get(variantId) ?? none, row);
      byVariant.set(variantId, { variantId, variantName: variant?.variantName ?? null, ...counted });
    }
    const perDay = Array.from({ length: days }, (_, index) => dayOf(now, days - 1 - index)).map((date) => ({
      day: date,
      ...(byDay.get(date) ?? none),
    }));
    const perVariant = [...byVariant.values()]
      .filter((one) => figureNames.some((name) => one[name] > 0))
      .toSorted((a, b) => b.messages - a.messages || b.chats - a.chats)
      .slice(0, 1000);
    return { success: true, data: { total, before, perDay, perVariant } };
  },
);
