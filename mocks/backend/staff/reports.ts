import { isoNow, type Context } from "../context.ts";
import type { ReportRow } from "../state/staff-rows.ts";
import type { State } from "../state/state.ts";

/** What a report is about: several of one thing are decided as one. */
export const subjectOf = ({ message, variantId, creatorId }: ReportRow): string =>
  message ? `message.${message.id}` : (variantId ?? `user.${creatorId}`);

/** Puts a report in the queue, unless this user has an open one of the same thing (GAP-68). */
export function addReport(context: Context, given: Omit<ReportRow, "id" | "number" | "status" | "createdAt">): void {
  const { reports } = context.state;
  const row: ReportRow = {
    ...given,
    id: context.newId("rep"),
    number: firstNumber + reports.size,
    status: "open",
    createdAt: isoNow(context),
  };
  const isKnown = reports.in(row.userId).some((one) => one.status === "open" && subjectOf(one) === subjectOf(row));
  if (!isKnown) reports.put(row);
}
/** Four digits from the start: a number is read out and written down. */
const firstNumber = 1001;

/** Reports that are shown as one, the oldest first. */
export type ReportGroup = readonly [ReportRow, ...ReportRow[]];

/** The reports in groups: open ones by what they are about, decided ones by their decision. */
export function reportGroups(state: State): ReportGroup[] {
  const groups = new Map<string, [ReportRow, ...ReportRow[]]>();
  const rows = [...state.reports.all()].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  for (const row of rows) {
    const key = `${subjectOf(row)} ${row.status} ${row.decision?.at ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

export const groupOf = (state: State, reportId: string): ReportGroup | undefined =>
  reportGroups(state).find((group) => group.some(({ id }) => id === reportId));

/** Who wrote what was reported, or is meant. */
export const ownerIdOf = (state: State, { characterId, creatorId }: ReportRow): string =>
  creatorId ?? state.characters.get(characterId ?? "")?.creatorId ?? "";

/** How many things of each character, and of each user, wait for a decision. */
export function openCounts(state: State): { characters: Map<string, number>; users: Map<string, number> } {
  const characters = new Map<string, number>();
  const users = new Map<string, number>();
  const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [row] of reportGroups(state)) {
    if (row.status !== "open") continue;
    if (row.characterId !== null) add(characters, row.characterId);
    add(users, ownerIdOf(state, row));
  }
  return { characters, users };
}
