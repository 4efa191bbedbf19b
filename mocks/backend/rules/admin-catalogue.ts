import type { AdminBadge } from "#src/generated/api/model/adminBadge.ts";
import type { AdminBadgeResponse } from "#src/generated/api/model/adminBadgeResponse.ts";
import type { AdminCategory } from "#src/generated/api/model/adminCategory.ts";
import type { AdminCategoryResponse } from "#src/generated/api/model/adminCategoryResponse.ts";
import type { AdminDecoration } from "#src/generated/api/model/adminDecoration.ts";
import type { AdminDecorationResponse } from "#src/generated/api/model/adminDecorationResponse.ts";
import type { CreateBadgeBody } from "#src/generated/api/model/createBadgeBody.ts";
import type { CreateCategoryBody } from "#src/generated/api/model/createCategoryBody.ts";
import type { CreateDecorationBody } from "#src/generated/api/model/createDecorationBody.ts";
import type { DeleteBadgeBody } from "#src/generated/api/model/deleteBadgeBody.ts";
import type { DeleteCategoryBody } from "#src/generated/api/model/deleteCategoryBody.ts";
import type { DeleteDecorationBody } from "#src/generated/api/model/deleteDecorationBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { EditBadgeBody } from "#src/generated/api/model/editBadgeBody.ts";
import type { EditCategoryBody } from "#src/generated/api/model/editCategoryBody.ts";
import type { EditDecorationBody } from "#src/generated/api/model/editDecorationBody.ts";
import type { ListAdminBadgesParams } from "#src/generated/api/model/listAdminBadgesParams.ts";
import type { ListAdminBadgesResponse } from "#src/generated/api/model/listAdminBadgesResponse.ts";
import type { ListAdminCategoriesParams } from "#src/generated/api/model/listAdminCategoriesParams.ts";
import type { ListAdminCategoriesResponse } from "#src/generated/api/model/listAdminCategoriesResponse.ts";
import type { ListAdminDecorationsParams } from "#src/generated/api/model/listAdminDecorationsParams.ts";
import type { ListAdminDecorationsResponse } from "#src/generated/api/model/listAdminDecorationsResponse.ts";
import { isoNow } from "../context.ts";
import { noteDeletion } from "../deletion.ts";
import { folded } from "../paging.ts";
import { conflict, found } from "../refusal.ts";
import { catalogueSince } from "../staff/catalogue.ts";
import { adminPage, adminRule, noteAction } from "../staff/staff.ts";
import type { BadgeRow, CategoryRow, DecorationRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

type Named = { readonly id: string; readonly name: string };

/** The name without space around it; 409 when another of the catalogue has it, but for case. */
function freeName(rows: Iterable<Named>, name: string, id: string | null = null): string {
  const trimmed = name.trim();
  for (const row of rows)
    if (row.id !== id && folded(row.name) === folded(trimmed)) {
      const message = "This name is taken";
      throw conflict(message, { errors: [{ field: "name", message }] });
    }
  return trimmed;
}

/** Both names in the record when it was renamed. */
const renamed = (before: string, after: string): string | null => (before === after ? null : `Was “${before}”`);

const byName = { name: ({ name }: Named) => name, texts: ({ name }: Named) => [name] };
const since = ({ createdAt }: { createdAt?: string }): string => createdAt ?? catalogueSince;

// Categories

const charactersIn = (state: State, id: string): number =>
  state.characters.filter(({ categoryIds, deletedAt }) => !deletedAt && categoryIds.includes(id)).length;

const categoryView = (state: State, row: CategoryRow): AdminCategory => ({
  id: row.id,
  name: row.name,
  characterCount: charactersIn(state, row.id),
  createdAt: since(row),
});

export const listAdminCategories = adminRule<{ query: ListAdminCategoriesParams }, ListAdminCategoriesResponse>(
  ({ state, query }) => ({
    success: true,
    data: adminPage(
      [...state.categories.all()],
      query,
      { ...byName, createdAt: since, count: ({ id }) => charactersIn(state, id) },
      (row) => categoryView(state, row),
    ),
  }),
);

export const createCategory = adminRule<{ body: CreateCategoryBody }, AdminCategoryResponse>((call) => {
  const { context, state, body } = call;
  const name = freeName(state.categories.all(), body.name);
  const order = Math.max(-1, ...[...state.categories.all()].map((row) => row.order)) + 1;
  const row = state.categories.put({ id: context.newId("cat"), name, order, createdAt: isoNow(context) });
  noteAction(call, { kind: "categoryCreated", targetId: row.id, targetName: name });
  return { success: true, data: categoryView(state, row) };
});

export const editCategory = adminRule<{ body: EditCategoryBody }, AdminCategoryResponse>((call) => {
  const { state, body } = call;
  const before = found(state.categories.get(body.categoryId), "There is no such category");
  const name = freeName(state.categories.all(), body.name, before.id);
  const row = state.categories.put({ ...before, name });
  noteAction(call, {
    kind: "categoryEdited",
    targetId: row.id,
    targetName: name,
    reason: renamed(before.name, name),
  });
  return { success: true, data: categoryView(state, row) };
});

export const deleteCategory = adminRule<{ body: DeleteCategoryBody }, DeletionResponse>((call) => {
  const { context, state, body } = call;
  const category = found(state.categories.get(body.categoryId), "There is no such category");
  state.categories.remove(category.id);
  const { id, name } = category;
  noteAction(call, { kind: "categoryDeleted", targetId: id, targetName: name });
  return noteDeletion(call, { kind: "category", name, rowIds: [id], kept: { category }, deletedAt: isoNow(context) });
});

// Badges

const badgeView = (state: State, row: BadgeRow): AdminBadge => ({
  id: row.id,
  name: row.name,
  description: row.description,
  icon: row.icon,
  holderCount: state.badgeAwards.filter(({ badgeId }) => badgeId === row.id).length,
  createdAt: since(row),
});

export const listAdminBadges = adminRule<{ query: ListAdminBadgesParams }, ListAdminBadgesResponse>(
  ({ state, query }) => ({
    success: true,
    data: adminPage(
      [...state.badges.all()].map((row) => badgeView(state, row)),
      query,
      { ...byName, createdAt: since, count: ({ holderCount }) => holderCount },
      (one) => one,
    ),
  }),
);

export const createBadge = adminRule<{ body: CreateBadgeBody }, AdminBadgeResponse>((call) => {
  const { context, state, body } = call;
  const name = freeName(state.badges.all(), body.name);
  const row = state.badges.put({ ...body, id: context.newId("bdg"), name, createdAt: isoNow(context) });
  noteAction(call, { kind: "badgeCreated", targetId: row.id, targetName: name });
  return { success: true, data: badgeView(state, row) };
});

export const editBadge = adminRule<{ body: EditBadgeBody }, AdminBadgeResponse>((call) => {
  const { state, body } = call;
  const { badgeId, ...change } = body;
  const before = found(state.badges.get(badgeId), "There is no such badge");
  const name = freeName(state.badges.all(), change.name ?? before.name, before.id);
  const row = state.badges.put({ ...before, ...change, name });
  noteAction(call, { kind: "badgeEdited", targetId: row.id, targetName: name, reason: renamed(before.name, name) });
  return { success: true, data: badgeView(state, row) };
});

/** The awards stay and show again when the badge comes back. */
export const deleteBadge = adminRule<{ body: DeleteBadgeBody }, DeletionResponse>((call) => {
  const { context, state, body } = call;
  const badge = found(state.badges.get(body.badgeId), "There is no such badge");
  state.badges.remove(badge.id);
  const { id, name } = badge;
  noteAction(call, { kind: "badgeDeleted", targetId: id, targetName: name });
  return noteDeletion(call, { kind: "badge", name, rowIds: [id], kept: { badge }, deletedAt: isoNow(context) });
});

// Decorations

const catalogue = (state: State): DecorationRow[] =>
  state.decorations.filter(({ ownerId, deletedAt }) => ownerId === null && deletedAt === null);

const decorationIn = (state: State, id: string): DecorationRow =>
  found(
    catalogue(state).find((row) => row.id === id),
    "There is no such decoration",
  );

const decorationView = (state: State, row: DecorationRow): AdminDecoration => ({
  id: row.id,
  name: row.name,
  avatarDecoration: row.image,
  userCount: state.users.filter(({ avatarDecorationId }) => avatarDecorationId === row.id).length,
  createdAt: row.createdAt,
});

export const listAdminDecorations = adminRule<{ query: ListAdminDecorationsParams }, ListAdminDecorationsResponse>(
  ({ state, query }) => ({
    success: true,
    data: adminPage(
      catalogue(state).map((row) => decorationView(state, row)),
      query,
      { ...byName, createdAt: since, count: ({ userCount }) => userCount },
      (one) => one,
    ),
  }),
);

export const createDecoration = adminRule<{ body: CreateDecorationBody }, AdminDecorationResponse>((call) => {
  const { context, state, body } = call;
  const row = state.decorations.put({
    id: context.newId("dec"),
    name: freeName(catalogue(state), body.name),
    image: body.avatarDecoration,
    ownerId: null,
    createdAt: isoNow(context),
    deletedAt: null,
  });
  noteAction(call, { kind: "decorationCreated", targetId: row.id, targetName: row.name });
  return { success: true, data: decorationView(state, row) };
});

export const editDecoration = adminRule<{ body: EditDecorationBody }, AdminDecorationResponse>((call) => {
  const { state, body } = call;
  const before = decorationIn(state, body.avatarDecorationId);
  const name = freeName(catalogue(state), body.name ?? before.name, before.id);
  const row = state.decorations.put({ ...before, name, image: body.avatarDecoration ?? before.image });
  noteAction(call, {
    kind: "decorationEdited",
    targetId: row.id,
    targetName: name,
    reason: renamed(before.name, name),
  });
  return { success: true, data: decorationView(state, row) };
});

/** Whoever wears it has it again when it comes back. */
export const deleteDecoration = adminRule<{ body: DeleteDecorationBody }, DeletionResponse>((call) => {
  const { context, state, body } = call;
  const row = decorationIn(state, body.avatarDecorationId);
  const deletedAt = isoNow(context);
  state.decorations.put({ ...row, deletedAt });
  noteAction(call, { kind: "decorationDeleted", targetId: row.id, targetName: row.name });
  return noteDeletion(call, { kind: "avatarDecoration", name: row.name, rowIds: [row.id], deletedAt });
});
