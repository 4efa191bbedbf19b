import type { CreateSavedSearchBody } from "#src/generated/api/model/createSavedSearchBody.ts";
import type { EditSavedSearchBody } from "#src/generated/api/model/editSavedSearchBody.ts";
import type { ListSuggestionsParams } from "#src/generated/api/model/listSuggestionsParams.ts";
import type { ListSuggestionsResponse } from "#src/generated/api/model/listSuggestionsResponse.ts";
import type { SavedSearch } from "#src/generated/api/model/savedSearch.ts";
import type { SavedSearchResponse } from "#src/generated/api/model/savedSearchResponse.ts";
import type { SearchCreatorsParams } from "#src/generated/api/model/searchCreatorsParams.ts";
import type { SearchCreatorsResponse } from "#src/generated/api/model/searchCreatorsResponse.ts";
import type { SearchMemoryResponse } from "#src/generated/api/model/searchMemoryResponse.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import type { Suggestion } from "#src/generated/api/model/suggestion.ts";
import type { UpdateInterestBody } from "#src/generated/api/model/updateInterestBody.ts";
import type { UpdateInterestResponse } from "#src/generated/api/model/updateInterestResponse.ts";
import type { UpdateRecentSearchesBody } from "#src/generated/api/model/updateRecentSearchesBody.ts";
import { isoNow } from "../context.ts";
import { offered, searchable, searched, setInterest } from "../offered.ts";
import { paged } from "../paging.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { charactersOf, variantInUse, visibleCharacter } from "../selection.ts";
import type { SavedSearchRow } from "../state/discovery-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { creatorCard } from "../views/creator-view.ts";

const suggestedAtMost = 8;
const savedAtMost = 20;

export const hasRoomForSavedSearch = (state: State, userId: string): boolean =>
  state.savedSearches.in(userId).length < savedAtMost;

export const updateInterest = rule<
  { params: { characterId: string }; body: UpdateInterestBody },
  UpdateInterestResponse
>(({ state, user, params, body: { isInterested } }) => {
  setInterest(state, user.id, visibleCharacter(state, user, params.characterId).id, isInterested);
  return { success: true, data: { isInterested } };
});

/** Those who have published something, without the ones this user ignores; the most followed first. */
function publishers(state: State, user: UserRow): UserRow[] {
  const ignored = new Set(user.excludeCreators);
  return state.users
    .filter(
      ({ id, userName, profileComplete }) =>
        profileComplete &&
        !ignored.has(userName) &&
        charactersOf(state, id).some(({ accessableTo }) => accessableTo === "public"),
    )
    .toSorted((a, b) => state.follows.in(b.id).length - state.follows.in(a.id).length);
}

export const searchCreators = rule<{ query: SearchCreatorsParams }, SearchCreatorsResponse>(
  ({ state, user, query }) => {
    const text = searchable(query.search?.trim() ?? "");
    const rows = publishers(state, user).filter(
      ({ userName, description }) =>
        searchable(userName).includes(text) || searchable(description ?? "").includes(text),
    );
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    return {
      success: true,
      data: { items: items.map((row) => creatorCard(state, row, user)), nextPage, total: rows.length },
    };
  },
);

/** Names that begin with the text come first, then those that hold it; characters before creators before categories. */
export const listSuggestions = rule<{ query: ListSuggestionsParams }, ListSuggestionsResponse>(
  ({ state, user, query }) => {
    const text = searchable(query.q.trim());
    const holds = ({ name }: { name: string }) => searchable(name).includes(text);
    const begins = ({ name }: { name: string }) => Number(searchable(name).startsWith(text));
    const people: Suggestion[] = offered(state, user, user.NSFW)
      .filter(holds)
      .toSorted((a, b) => b.messageCount - a.messageCount)
      .map((row) => {
        const image = variantInUse(state, row, user).characterIcon;
        return { kind: "character", id: row.id, name: row.name, image, NSFW: row.NSFW };
      });
    const creators: Suggestion[] = publishers(state, user)
      .map(({ id, userName, avatar }) => ({ kind: "creator" as const, id, name: userName, image: avatar, NSFW: false }))
      .filter(holds);
    const categories: Suggestion[] = [...state.categories.all()]
      .filter(holds)
      .map(({ id, name }) => ({ kind: "category", id, name, image: null, NSFW: false }));
    const items = [...people, ...creators, ...categories]
      .toSorted((a, b) => begins(b) - begins(a))
      .slice(0, suggestedAtMost);
    return { success: true, data: { items } };
  },
);

function savedView(state: State, user: UserRow, { id, name, query, seenAt }: SavedSearchRow): SavedSearch {
  const newCount = searched(state, user, query).filter(({ createdAt }) => createdAt > seenAt).length;
  return { id, name, query, newCount };
}

const memoryOf = (state: State, user: UserRow): SearchMemoryResponse => ({
  success: true,
  data: {
    saved: state.savedSearches
      .in(user.id)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
      .map((row) => savedView(state, user, row)),
    recent: [...(user.recentSearches ?? [])],
  },
});

export const getSearchMemory = rule<object, SearchMemoryResponse>(({ state, user }) => memoryOf(state, user));

export const updateRecentSearches = rule<{ body: UpdateRecentSearchesBody }, SearchMemoryResponse>(
  ({ state, user, body }) => {
    const recentSearches = body.recent.map((text) => text.trim());
    if (new Set(recentSearches).size < recentSearches.length) throw invalid("recent", "Name each text once");
    return memoryOf(state, state.users.put({ ...user, recentSearches }));
  },
);

export const createSavedSearch = rule<{ body: CreateSavedSearchBody }, SavedSearchResponse>(
  ({ context, state, user, body: { name, query } }) => {
    if (!hasRoomForSavedSearch(state, user.id)) throw conflict(`You can keep ${savedAtMost} searches`);
    const named = [...query.includeCategories, ...query.excludeCategories];
    if (!named.every((id) => state.categories.get(id))) throw invalid("query", "There is no such category");
    const now = isoNow(context);
    const row = state.savedSearches.put({
      id: context.newId("srch"),
      userId: user.id,
      name: name.trim(),
      query,
      createdAt: now,
      seenAt: now,
    });
    return { success: true, data: savedView(state, user, row) };
  },
);

/** The user's own; 404 for another's. */
function ownSearch(state: State, user: UserRow, id: string): SavedSearchRow {
  const row = state.savedSearches.get(id);
  return found(row?.userId === user.id ? row : null, "There is no such search");
}

type OfSearch = { params: { savedSearchId: string } };

export const editSavedSearch = rule<OfSearch & { body: EditSavedSearchBody }, SavedSearchResponse>(
  ({ state, user, params, body }) => {
    const row = ownSearch(state, user, params.savedSearchId);
    const changed = state.savedSearches.put({ ...row, name: body.name.trim() });
    return { success: true, data: savedView(state, user, changed) };
  },
);

export const deleteSavedSearch = rule<OfSearch, Success>(({ state, user, params }) => {
  state.savedSearches.remove(ownSearch(state, user, params.savedSearchId).id);
  return { success: true };
});

export const markSavedSearchSeen = rule<OfSearch, SavedSearchResponse>(({ context, state, user, params }) => {
  const row = ownSearch(state, user, params.savedSearchId);
  const seen = state.savedSearches.put({ ...row, seenAt: isoNow(context) });
  return { success: true, data: savedView(state, user, seen) };
});
