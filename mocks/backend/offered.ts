import type { SearchQuery } from "#src/generated/api/model/searchQuery.ts";
import { folded } from "./paging.ts";
import { choiceId } from "./preferences.ts";
import type { CharacterRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/**
 * Published characters this visitor wants to see: no ignored creators, no excluded interests, nobody they are not
 * interested in (GAP-66).
 */
export function offered(state: State, visitor: UserRow | null, NSFW: boolean): CharacterRow[] {
  const ignored = new Set(visitor?.excludeCreators);
  const excluded = new Set(visitor?.excludeCategoryIds);
  const unwanted = new Set(visitor && state.disinterests.in(visitor.id).map(({ characterId }) => characterId));
  return state.characters.filter(
    (character) =>
      character.accessableTo === "public" &&
      !character.deletedAt &&
      (NSFW || !character.NSFW) &&
      !unwanted.has(character.id) &&
      !character.categoryIds.some((id) => excluded.has(id)) &&
      !ignored.has(state.users.get(character.creatorId)?.userName ?? ""),
  );
}

/** Text for searching: as for comparing, and accents do not matter. */
export const searchable = (text: string): string => folded(text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, ""));

/** How well a character fits a search text: name, then creator, tagline, categories; 0 is no match. */
function relevance(state: State, row: CharacterRow, text: string): number {
  const name = searchable(row.name);
  if (name === text) return 6;
  if (name.startsWith(text)) return 5;
  if (name.includes(text)) return 4;
  if (searchable(row.shortMessage ?? "").includes(text)) return 3;
  if (searchable(state.users.get(row.creatorId)?.userName ?? "").includes(text)) return 2;
  return row.categoryIds.some((id) => searchable(state.categories.get(id)?.name ?? "").includes(text)) ? 1 : 0;
}

const orders: Record<Exclude<SearchQuery["sort"], "relevance">, (a: CharacterRow, b: CharacterRow) => number> = {
  popular: (a, b) => b.messageCount - a.messageCount,
  favourites: (a, b) => b.favouriteCount - a.favouriteCount,
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
};

/** What a search finds, in its order (GAP-67). */
export function searched(state: State, visitor: UserRow | null, query: SearchQuery): CharacterRow[] {
  const text = searchable(query.search.trim());
  const { sort } = query;
  return offered(state, visitor, query.NSFW)
    .filter((row) => query.includeCategories.every((id) => row.categoryIds.includes(id)))
    .filter((row) => !query.excludeCategories.some((id) => row.categoryIds.includes(id)))
    .filter((row) => query.language === undefined || row.language === query.language)
    .filter((row) => query.pointOfView === undefined || row.pointOfView === query.pointOfView)
    .map((row) => ({ row, fit: text === "" ? 1 : relevance(state, row, text) }))
    .filter(({ fit }) => fit > 0)
    .toSorted(
      (a, b) =>
        (sort === "relevance" ? b.fit - a.fit : orders[sort](a.row, b.row)) || b.row.messageCount - a.row.messageCount,
    )
    .map(({ row }) => row);
}

/** Hides a character from this user's feed and search, or shows it again. */
export function setInterest(state: State, userId: string, characterId: string, isInterested: boolean): void {
  const id = choiceId(userId, characterId);
  if (isInterested) state.disinterests.remove(id);
  else state.disinterests.put({ id, userId, characterId });
}
