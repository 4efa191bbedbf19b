import type { ListReportsParams } from "#src/generated/api/model/listReportsParams.ts";
import type { ListReportsResponse } from "#src/generated/api/model/listReportsResponse.ts";
import type { ReopenReportBody } from "#src/generated/api/model/reopenReportBody.ts";
import type { ReportDetailsResponse } from "#src/generated/api/model/reportDetailsResponse.ts";
import type { ReportResponse } from "#src/generated/api/model/reportResponse.ts";
import type { ResolveReportBody } from "#src/generated/api/model/resolveReportBody.ts";
import { isoNow } from "../context.ts";
import { conflict, found, invalid } from "../refusal.ts";
import type { Call } from "../rule.ts";
import { ban, mayBan } from "../staff/ban.ts";
import { moderate } from "../staff/publish.ts";
import { groupOf, ownerIdOf, reportGroups } from "../staff/reports.ts";
import { adminPage, noteAction, staffRule } from "../staff/staff.ts";
import type { ReportDecision, ReportRow } from "../state/staff-rows.ts";
import { reportDetails, reportName, reportView } from "../views/report-view.ts";

const missing = "There is no such report";

export const listReports = staffRule<{ query: ListReportsParams }, ListReportsResponse>(({ state, query }) => {
  const { status = "open", kind, source, reason } = query;
  const entries = reportGroups(state)
    .filter(([row]) => status === "all" || row.status === status)
    .map((group) => reportView(state, group))
    .filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (!source || one.isAutomatic === (source === "server")) &&
        (!reason || (one.reason ?? "none") === reason),
    );
  return {
    success: true,
    data: adminPage(
      entries,
      query,
      {
        name: ({ name }) => name,
        createdAt: ({ createdAt }) => createdAt,
        count: ({ reporterCount }) => reporterCount,
        texts: ({ name, number, owner, character }) => [
          name,
          String(number),
          owner?.userName ?? "",
          character?.name ?? "",
        ],
      },
      (one) => one,
    ),
  };
});

/** Reading in somebody's chat is an act of its own, noted once for each reader and report. */
function noteReading(call: Call, row: ReportRow): void {
  const { state, user } = call;
  if (!row.message) return;
  const isNoted = state.adminActions.find(
    ({ kind, actorId, targetId }) => kind === "reportedChatRead" && actorId === user.id && targetId === row.id,
  );
  if (isNoted) return;
  const targetName = reportName(state, row);
  noteAction(call, { kind: "reportedChatRead", targetId: row.id, targetName, number: row.number ?? null });
}

export const getReport = staffRule<{ params: { reportId: string } }, ReportDetailsResponse>((call) => {
  const { state, params } = call;
  const group = found(groupOf(state, params.reportId), missing);
  noteReading(call, group[0]);
  return { success: true, data: reportDetails(state, group) };
});

/** Decides everything that is open about the same thing; each step has its own entry in the record. */
export const resolveReport = staffRule<{ body: ResolveReportBody }, ReportResponse>((call) => {
  const { context, state, user, body } = call;
  const { action, reason, until = null } = body;
  const group = found(groupOf(state, body.reportId), missing);
  const [row] = group;
  const { number = 0 } = row;
  if (row.status !== "open") throw conflict("Somebody has decided this report already");
  if (action !== "dismiss" && reason === undefined) throw invalid("reason", "Say why, for the record");
  const character = state.characters.get(row.characterId ?? "");
  if (action === "unpublish" && !character) throw conflict("There is no character to unpublish");
  const why = { reason: reason ?? null, number };
  if (action === "dismiss")
    noteAction(call, { kind: "reportDismissed", targetId: row.id, targetName: reportName(state, row), ...why });
  const owner = action === "ban" ? found(state.users.get(ownerIdOf(state, row)), "This account is gone") : null;
  if (owner) mayBan(call, owner);
  const hasUnpublished = action !== "dismiss" && character !== undefined && moderate(call, character, "private", why);
  if (owner) ban(call, owner, { reason: reason ?? "", until, number });
  const decision: ReportDecision = {
    action,
    byId: user.id,
    at: isoNow(context),
    reason: reason ?? null,
    hasUnpublished,
  };
  for (const one of group) state.reports.put({ ...one, status: "resolved", decision });
  return { success: true, data: reportView(state, found(groupOf(state, row.id))) };
});

/** Takes a decision back, and what it did with it. */
export const reopenReport = staffRule<{ body: ReopenReportBody }, ReportResponse>((call) => {
  const { state, body } = call;
  const group = found(groupOf(state, body.reportId), missing);
  const [row] = group;
  const { decision, number = 0 } = row;
  if (!decision) throw conflict("This report is open");
  if (decision.action === "ban") throw conflict("A ban is lifted with the user");
  const character = state.characters.get(row.characterId ?? "");
  if (decision.hasUnpublished && character) moderate(call, character, "public", { reason: null, number });
  noteAction(call, { kind: "reportReopened", targetId: row.id, targetName: reportName(state, row), number });
  for (const { decision: _gone, ...one } of group) state.reports.put({ ...one, status: "open" });
  return { success: true, data: reportView(state, found(groupOf(state, row.id))) };
});
