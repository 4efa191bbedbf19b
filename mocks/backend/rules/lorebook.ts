import type { GetLorebookResponse } from "#src/generated/api/model/getLorebookResponse.ts";
import type { ListMyLorebooksParams } from "#src/generated/api/model/listMyLorebooksParams.ts";
import type { ListMyLorebooksResponse } from "#src/generated/api/model/listMyLorebooksResponse.ts";
import type { ListPublicLorebooksParams } from "#src/generated/api/model/listPublicLorebooksParams.ts";
import type { ListPublicLorebooksResponse } from "#src/generated/api/model/listPublicLorebooksResponse.ts";
import { found } from "../refusal.ts";
import { folded, paged } from "../paging.ts";
import { rule } from "../rule.ts";
import type { LorebookRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { lorebookDetails, lorebookView, mayRead } from "../views/lorebook-view.ts";

/** One page of those whose name or description has the text, in the given order. */
function pageOf(
  state: State,
  rows: readonly LorebookRow[],
  { search = "", page = 1, pageSize = 20 }: ListPublicLorebooksParams,
): ListPublicLorebooksResponse {
  const text = folded(search.trim());
  const matching = rows.filter(({ name, description }) => folded(`${name}\n${description ?? ""}`).includes(text));
  const { items, nextPage } = paged(matching, page, pageSize);
  return {
    success: true,
    data: { lorebooks: items.map((row) => lorebookView(state, row)), pagination: { hasMore: nextPage !== null } },
  };
}

/** Everybody's published ones, by name; one's own among them. */
export const listPublicLorebooks = rule<{ query: ListPublicLorebooksParams }, ListPublicLorebooksResponse>(
  ({ state, query }) =>
    pageOf(
      state,
      state.lorebooks
        .filter((row) => row.isPublic && !row.deletedAt)
        .toSorted((a, b) => a.name.localeCompare(b.name, "en") || (a.id < b.id ? -1 : 1)),
      query,
    ),
);

/** The user's own, the last changed first; `public=true` leaves out those not published (API-23). */
export const listMyLorebooks = rule<{ query: ListMyLorebooksParams }, ListMyLorebooksResponse>(
  ({ state, user, query }) =>
    pageOf(
      state,
      state.lorebooks
        .in(user.id)
        .filter((row) => !row.deletedAt && (row.isPublic || query.public !== true))
        .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : a.id < b.id ? -1 : 1)),
      query,
    ),
);

export const getLorebook = rule<{ params: { lorebookId: string } }, GetLorebookResponse>(({ state, user, params }) => {
  const row = state.lorebooks.get(params.lorebookId);
  const lorebook = found(mayRead(row, user) ? row : null, "There is no such lorebook");
  return { success: true, data: lorebookDetails(state, lorebook, user) };
});
