import type { AdminPerson } from "#src/generated/api/model/adminPerson.ts";
import type { AdminSort } from "#src/generated/api/model/adminSort.ts";
import { isoNow } from "../context.ts";
import { searchable } from "../offered.ts";
import { paged } from "../paging.ts";
import { type Answer, type Call, type CallInput, rule, type Rule } from "../rule.ts";
import type { UserRow } from "../state/rows.ts";
import type { AdminActionRow } from "../state/staff-rows.ts";
import type { State } from "../state/state.ts";

const ruleFor =
  (roles: readonly UserRow["role"][]) =>
  <Input extends CallInput, Body>(run: (call: Call<Input>) => Answer<Body>): Rule<Input, Body> => ({
    roles,
    ...rule<Input, Body>(run),
  });

/** Rules for moderators and administrators, and for administrators only (GAP-103); 403 for others. */
export const staffRule = ruleFor(["moderator", "admin"]);
export const adminRule = ruleFor(["admin"]);

/** Writes what was done into the record. */
export function noteAction(
  { context, state, user }: Call,
  done: Pick<AdminActionRow, "kind" | "targetId" | "targetName"> & { reason?: string | null; number?: number | null },
): void {
  const { kind, targetId, targetName, reason = null, number = null } = done;
  state.adminActions.put({
    id: context.newId("act"),
    kind,
    actorId: user.id,
    targetId,
    targetName,
    reason,
    reportNumber: number,
    createdAt: isoNow(context),
  });
}

export function personOf(state: State, id: string): AdminPerson | null {
  const user = state.users.get(id);
  return user ? { id, userName: user.userName } : null;
}

type Query = { page?: number; pageSize?: number; search?: string; sort?: AdminSort };
type Sorting<Row> = {
  name: (row: Row) => string;
  createdAt: (row: Row) => string;
  /** What `most` counts. */
  count: (row: Row) => number;
  /** What a search looks at. */
  texts: (row: Row) => readonly string[];
};

const byText = (a: string, b: string): number => a.localeCompare(b, "en", { sensitivity: "base" });

/** The page of a list that the query asks for, and how many there are in all. */
export function adminPage<Row extends { readonly id: string }, Item>(
  rows: readonly Row[],
  query: Query,
  sorting: Sorting<Row>,
  view: (row: Row) => Item,
): { items: Item[]; total: number } {
  const { page = 1, pageSize = 20, search = "", sort = "newest" } = query;
  const { name, createdAt, count, texts } = sorting;
  const text = searchable(search.trim());
  const orders: Record<AdminSort, (a: Row, b: Row) => number> = {
    newest: (a, b) => byText(createdAt(b), createdAt(a)),
    oldest: (a, b) => byText(createdAt(a), createdAt(b)),
    name: (a, b) => byText(name(a), name(b)),
    nameDown: (a, b) => byText(name(b), name(a)),
    most: (a, b) => count(b) - count(a),
  };
  const found = rows
    .filter((row) => text === "" || texts(row).some((one) => searchable(one).includes(text)))
    .toSorted((a, b) => orders[sort](a, b) || byText(a.id, b.id));
  return { items: paged(found, page, pageSize).items.map(view), total: found.length };
}
