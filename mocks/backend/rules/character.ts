import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { CharacterDetailsResponse } from "#src/generated/api/model/characterDetailsResponse.ts";
import type { CharacterPageResponse } from "#src/generated/api/model/characterPageResponse.ts";
import type { HomepagePreference } from "#src/generated/api/model/homepagePreference.ts";
import type { ListHomeCharactersBody } from "#src/generated/api/model/listHomeCharactersBody.ts";
import type { ListMyCharactersBody } from "#src/generated/api/model/listMyCharactersBody.ts";
import type { ListMyCharactersResponse } from "#src/generated/api/model/listMyCharactersResponse.ts";
import type { MyCharacterSort } from "#src/generated/api/model/myCharacterSort.ts";
import type { ReportCharacterBody } from "#src/generated/api/model/reportCharacterBody.ts";
import type { SearchCharactersBody } from "#src/generated/api/model/searchCharactersBody.ts";
import type { SearchCharactersResponse } from "#src/generated/api/model/searchCharactersResponse.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import { offered, searched } from "../offered.ts";
import { folded, paged } from "../paging.ts";
import { choiceId } from "../preferences.ts";
import { found } from "../refusal.ts";
import { addReport } from "../staff/reports.ts";
import { rule } from "../rule.ts";
import { charactersOf, variantOf, visibleCharacter } from "../selection.ts";
import type { CharacterRow, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { characterCard, characterDetails, ownCard } from "../views/character-view.ts";

const byNumber = (number: (row: CharacterRow) => number) => (a: CharacterRow, b: CharacterRow) => number(b) - number(a);

/**
 * The orders of the home feed (CONST-29). Only a total is kept for each character, so recent popularity is the total
 * weighed by how recently the character was made or changed.
 */
function inHomeOrder(
  state: State,
  characters: CharacterRow[],
  preference: HomepagePreference,
  visitor: UserRow | null,
): CharacterRow[] {
  const newest = (a: CharacterRow, b: CharacterRow) => (a.createdAt < b.createdAt ? 1 : -1);
  const recent = (days: number) =>
    byNumber((row) => {
      const age = Math.max(0, latest - Date.parse(row.updatedAt)) / 86_400_000;
      return row.messageCount / (1 + age / days);
    });
  const latest = Math.max(...characters.map((row) => Date.parse(row.updatedAt)), 0);
  switch (preference) {
    case "newCharacters":
      return characters.toSorted(newest);
    case "popularTotal":
      return characters.toSorted(byNumber((row) => row.messageCount));
    case "popularMonthly":
      return characters.toSorted(recent(30));
    case "popularWeekly":
      return characters.toSorted(recent(7));
    case "popularDaily":
      return characters.toSorted(recent(1));
    case "favoriteCreators": {
      // A favourite creator is one with a character among the user's favourites.
      const liked = new Set(
        characters
          .filter((row) => visitor && state.favourites.get(choiceId(visitor.id, row.id)))
          .map((row) => row.creatorId),
      );
      return characters.toSorted(byNumber((row) => Number(liked.has(row.creatorId))));
    }
    default: {
      const interests = new Set(visitor?.categoryIds);
      return characters.toSorted(byNumber((row) => row.categoryIds.filter((id) => interests.has(id)).length));
    }
  }
}

export const getCharacter = rule<{ params: { characterId: string } }, CharacterDetailsResponse>(
  ({ state, visitor, params }) => ({
    success: true,
    data: characterDetails(state, visibleCharacter(state, visitor, params.characterId), visitor),
  }),
);

export const listHomeCharacters = rule<{ body: ListHomeCharactersBody }, CharacterPageResponse>(
  ({ state, visitor, body }) => {
    const cast = offered(state, visitor, body.NSFW).filter(
      ({ categoryIds }) => body.categoryId === undefined || categoryIds.includes(body.categoryId),
    );
    const rows = inHomeOrder(state, cast, body.homepagePreference, visitor);
    const { items, nextPage } = paged(rows, body.page, body.pageSize);
    return { success: true, data: { items: items.map((row) => characterCard(state, row, visitor)), nextPage } };
  },
);

export const searchCharacters = rule<{ body: SearchCharactersBody }, SearchCharactersResponse>(
  ({ state, visitor, body }) => {
    const rows = searched(state, visitor, body);
    const { items, nextPage } = paged(rows, body.page, body.pageSize);
    return {
      success: true,
      data: {
        sourceCharacter: items.map((row) => characterCard(state, row, visitor)),
        nextPage,
        total: rows.length,
      },
    };
  },
);

const byName = new Intl.Collator("en");

/** The orders of the own list, each in its usual direction. */
const mineInOrder: Record<MyCharacterSort, (a: CharacterRow, b: CharacterRow) => number> = {
  updated: () => 0,
  name: (a, b) => byName.compare(a.name, b.name),
  chats: byNumber((row) => row.chatCount ?? 0),
  messages: byNumber((row) => row.messageCount),
  favourites: byNumber((row) => row.favouriteCount),
};

export const listMyCharacters = rule<{ body: ListMyCharactersBody }, ListMyCharactersResponse>(
  ({ state, user, body }) => {
    const text = folded(body.search.trim());
    const { sort = "updated", direction = sort === "name" ? "asc" : "desc" } = body;
    const ordered = charactersOf(state, user.id)
      .filter((row) => (body.NSFW || !row.NSFW) && folded(row.name).includes(text))
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
      .toSorted(mineInOrder[sort]);
    const inOrder = direction === (sort === "name" ? "asc" : "desc") ? ordered : ordered.toReversed();
    const of = (status: AccessableTo) => inOrder.filter(({ accessableTo }) => accessableTo === status);
    const rows = { all: inOrder, public: of("public"), private: of("private") };
    const { items, nextPage } = paged(rows[body.accessableTo], body.page, body.pageSize);
    const counts = { all: rows.all.length, public: rows.public.length, private: rows.private.length };
    return { success: true, data: { myCharacters: items.map((row) => ownCard(state, row, user)), nextPage, counts } };
  },
);

/** One open report for each user and variant; a repeat succeeds and changes nothing (GAP-68). */
export const reportCharacter = rule<{ body: ReportCharacterBody }, Success>(({ context, state, user, body }) => {
  const character = visibleCharacter(state, user, body.characterId);
  const variant = variantOf(state, character.id, body.characterVariantId);
  const { id: variantId } = found(variant, "There is no such variant");
  addReport(context, { userId: user.id, characterId: character.id, variantId });
  return { success: true };
});
