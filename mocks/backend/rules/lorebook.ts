import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import type { CreateLorebookResponse } from "#src/generated/api/model/createLorebookResponse.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { EditLorebookBody } from "#src/generated/api/model/editLorebookBody.ts";
import type { EditLorebookResponse } from "#src/generated/api/model/editLorebookResponse.ts";
import type { GetLorebookResponse } from "#src/generated/api/model/getLorebookResponse.ts";
import type { LorebookAttachmentsResponse } from "#src/generated/api/model/lorebookAttachmentsResponse.ts";
import type { ListMyLorebooksParams } from "#src/generated/api/model/listMyLorebooksParams.ts";
import type { ListMyLorebooksResponse } from "#src/generated/api/model/listMyLorebooksResponse.ts";
import type { ListPublicLorebooksParams } from "#src/generated/api/model/listPublicLorebooksParams.ts";
import type { ListPublicLorebooksResponse } from "#src/generated/api/model/listPublicLorebooksResponse.ts";
import type { LorebookSort } from "#src/generated/api/model/lorebookSort.ts";
import { isoNow } from "../context.ts";
import { noteDeletion } from "../deletion.ts";
import { blankLorebook, checkLorebookRoom, ownLorebook, writtenLorebook } from "../lorebooks.ts";
import { lorebookUses, ownAttachments } from "../lorebook-uses.ts";
import { conflict, forbidden, found, invalid } from "../refusal.ts";
import { folded, paged } from "../paging.ts";
import { rule, type Call } from "../rule.ts";
import type { LorebookRow, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { creatorOf, listedLorebooks, lorebookDetails, lorebookView, mayRead } from "../views/lorebook-view.ts";

/** One page of those whose name or description, or what else they are found by, has the text, in the given order. */
function pageOf(
  { state, user }: { state: State; user: UserRow },
  rows: readonly LorebookRow[],
  { search = "", page = 1, pageSize = 20 }: ListMyLorebooksParams,
  alsoFoundBy: (row: LorebookRow) => string = () => "",
): ListPublicLorebooksResponse {
  const text = folded(search.trim());
  const wordsOf = (row: LorebookRow) => `${row.name}\n${row.description ?? ""}\n${alsoFoundBy(row)}`;
  const matching = rows.filter((row) => folded(wordsOf(row)).includes(text));
  const { items, nextPage } = paged(matching, page, pageSize);
  return {
    success: true,
    data: {
      lorebooks: listedLorebooks(state, items, user),
      pagination: { hasMore: nextPage !== null, total: matching.length },
    },
  };
}

/** In an order of a list; ties go by name. */
function inOrder(state: State, rows: readonly LorebookRow[], sort: LorebookSort): LorebookRow[] {
  const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name, "en") || (a.id < b.id ? -1 : 1));
  if (sort === "name") return byName;
  if (sort === "updated")
    return byName.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));
  const usesOf = lorebookUses(state, null);
  const counts = new Map(rows.map((row) => [row.id, usesOf(row).count]));
  return byName.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0));
}

/** Everybody's published ones, one's own among them. */
export const listPublicLorebooks = rule<{ query: ListPublicLorebooksParams }, ListPublicLorebooksResponse>(
  ({ state, user, query: { category, sort = "name", ...query } }) => {
    const rows = state.lorebooks.filter(
      (row) => row.isPublic && !row.deletedAt && (category === undefined || row.category === category),
    );
    return pageOf({ state, user }, inOrder(state, rows, sort), query, (row) => creatorOf(state, row).userName);
  },
);

/** The user's own, the last changed first unless asked; `public=true` leaves out those not published (API-23). */
export const listMyLorebooks = rule<{ query: ListMyLorebooksParams }, ListMyLorebooksResponse>(
  ({ state, user, query: { sort = "updated", ...query } }) => {
    const rows = state.lorebooks.in(user.id).filter((row) => !row.deletedAt && (row.isPublic || query.public !== true));
    return pageOf({ state, user }, inOrder(state, rows, sort), query);
  },
);

/** One's own, or a public one; throws 404 for any other. */
function readable(state: State, user: UserRow, id: string): LorebookRow {
  const row = state.lorebooks.get(id);
  return found(mayRead(row, user) ? row : null, "There is no such lorebook");
}

export const getLorebook = rule<OfLorebook, GetLorebookResponse>(({ state, user, params }) => {
  return { success: true, data: lorebookDetails(state, readable(state, user, params.lorebookId), user) };
});

export const getLorebookAttachments = rule<OfLorebook, LorebookAttachmentsResponse>(({ state, user, params }) => ({
  success: true,
  data: ownAttachments(state, user, readable(state, user, params.lorebookId).id),
}));

export const createLorebook = rule<{ body: CreateLorebookBody }, CreateLorebookResponse>((call) => {
  const { context, state, user, body } = call;
  checkLorebookRoom(state, user.id);
  const row = state.lorebooks.put(writtenLorebook(call, blankLorebook(context, user), body));
  return { success: true, data: lorebookDetails(state, row, user) };
});

type OfLorebook = { params: { lorebookId: string } };

/** The user's own lorebook to change; a character's own is changed with its character only (GAP-97). */
function changeable({ state, user, params }: Call<OfLorebook>): LorebookRow {
  const row = ownLorebook(state, user, params.lorebookId);
  if (lorebookView(state, row).fromCharacter) throw forbidden("This lorebook belongs to a character and is read-only");
  return row;
}

/** Chats it is attached to read the changed one from their next reply on. */
export const editLorebook = rule<OfLorebook & { body: EditLorebookBody }, EditLorebookResponse>((call) => {
  const { state, user } = call;
  const { basedOn, ...given } = call.body;
  const row = changeable(call);
  if (Object.keys(given).length === 0) throw invalid("", "Name at least one change");
  if (basedOn !== undefined && basedOn !== row.updatedAt)
    throw conflict("This lorebook has been changed elsewhere in the meantime");
  const changed = state.lorebooks.put(writtenLorebook(call, row, given));
  return { success: true, data: lorebookDetails(state, changed, user) };
});

/** Hides it from lists, characters and groups, which keep its id for when it comes back (GAP-130). */
export const deleteLorebook = rule<OfLorebook, DeletionResponse>((call) => {
  const { context, state } = call;
  const row = changeable(call);
  const deletedAt = isoNow(context);
  state.lorebooks.put({ ...row, deletedAt });
  return noteDeletion(call, { kind: "lorebook", name: row.name, rowIds: [row.id], deletedAt });
});
