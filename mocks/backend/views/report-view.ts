import type { Report } from "#src/generated/api/model/report.ts";
import type { ReportDetails } from "#src/generated/api/model/reportDetails.ts";
import { preview } from "../reply/wording.ts";
import { charactersOf, variantsOf } from "../selection.ts";
import { ownerIdOf, type ReportGroup, reportGroups } from "../staff/reports.ts";
import { personOf } from "../staff/staff.ts";
import type { ReportRow } from "../state/staff-rows.ts";
import type { State } from "../state/state.ts";
import { messagesOf, shownText } from "./message-view.ts";

/** Of the chat around a reported message, no more is shown than this. */
const before = 4;
const after = 2;

export const reportName = (state: State, { message, characterId, creatorId }: ReportRow): string =>
  message
    ? preview(message.text, 120)
    : (state.characters.get(characterId ?? "")?.name ?? state.users.get(creatorId ?? "")?.userName ?? "");

/** Reports of one thing as the staff see them: one entry, called after the oldest. */
export function reportView(state: State, group: ReportGroup): Report {
  const [row] = group;
  const character = state.characters.get(row.characterId ?? "");
  const variant = state.variants.get(row.variantId ?? "") ?? (character && variantsOf(state, character.id)[0]);
  const user = state.users.get(row.creatorId ?? "");
  const people = new Set(group.map(({ userId }) => userId).filter((id) => id !== ""));
  return {
    id: row.id,
    number: row.number ?? 0,
    status: row.status,
    kind: row.message ? "message" : character ? "character" : "user",
    name: reportName(state, row),
    icon: character ? (variant?.characterIcon ?? null) : (user?.avatar ?? null),
    owner: personOf(state, ownerIdOf(state, row)),
    character: character
      ? {
          id: character.id,
          name: character.name,
          variantName: state.variants.get(row.variantId ?? "")?.variantName ?? null,
        }
      : null,
    reason: group.find(({ reason }) => reason !== undefined)?.reason ?? null,
    reporterCount: people.size,
    isAutomatic: group.some(({ userId }) => userId === ""),
    createdAt: row.createdAt,
    action: row.decision?.action ?? null,
    resolvedBy: row.decision ? personOf(state, row.decision.byId) : null,
    resolvedAt: row.decision?.at ?? null,
    decision: row.decision?.reason ?? null,
  };
}

/** The chat around a reported message; nothing once the message is deleted. */
function contextOf(state: State, { message }: ReportRow): ReportDetails["context"] {
  const thread = state.threads.get(message?.threadId ?? "");
  if (!message || !thread) return [];
  const messages = messagesOf(state, thread.id);
  const at = messages.findIndex(({ id }) => id === message.id);
  if (at === -1) return [];
  return messages.slice(Math.max(0, at - before), at + after + 1).map((row) => ({
    id: row.id,
    role: row.role,
    name:
      row.role === "character"
        ? (state.characters.get(row.characterId ?? "")?.name ?? "")
        : (state.users.get(thread.userId)?.userName ?? ""),
    content: shownText(state, row),
    isReported: row.id === message.id,
    createdAt: row.createdAt,
  }));
}

/** One entry with all that helps to decide it. */
export function reportDetails(state: State, group: ReportGroup): ReportDetails {
  const [row] = group;
  const owner = state.users.get(ownerIdOf(state, row));
  const decided = reportGroups(state).filter(
    ([one]) => one.decision && owner && ownerIdOf(state, one) === owner.id && one.id !== row.id,
  );
  return {
    report: reportView(state, group),
    said: group.slice(0, 100).map(({ userId, note, createdAt }) => ({
      reporter: personOf(state, userId),
      note: note ?? null,
      createdAt,
    })),
    context: contextOf(state, row),
    message: row.message?.text ?? null,
    about: owner
      ? {
          joinedAt: owner.createdAt,
          characterCount: charactersOf(state, owner.id).length,
          reportCount: decided.length,
          upheldCount: decided.filter(([one]) => one.decision?.action !== "dismiss").length,
        }
      : null,
  };
}
