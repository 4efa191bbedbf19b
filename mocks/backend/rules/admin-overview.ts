import type { AdminDay } from "#src/generated/api/model/adminDay.ts";
import type { GetAdminOverviewParams } from "#src/generated/api/model/getAdminOverviewParams.ts";
import type { GetAdminOverviewResponse } from "#src/generated/api/model/getAdminOverviewResponse.ts";
import type { ListAdminActionsParams } from "#src/generated/api/model/listAdminActionsParams.ts";
import type { ListAdminActionsResponse } from "#src/generated/api/model/listAdminActionsResponse.ts";
import type { AdminAction } from "#src/generated/api/model/adminAction.ts";
import { isBanned } from "../caller.ts";
import { day, type Context } from "../context.ts";
import { reportGroups } from "../staff/reports.ts";
import { adminPage, adminRule, personOf } from "../staff/staff.ts";
import type { AdminActionRow } from "../state/staff-rows.ts";
import type { State } from "../state/state.ts";
import { dayOf } from "../tallies.ts";

const size = (rows: Iterable<unknown>): number => [...rows].length;

function actionView(state: State, row: AdminActionRow): AdminAction {
  const { actorId, ...rest } = row;
  return { ...rest, actor: personOf(state, actorId) ?? { id: actorId, userName: "" } };
}

/** What happened on each of the last `count` days, oldest first; messages are counted as they are tallied. */
function perDay({ state, clock }: Context, count: number): AdminDay[] {
  const days = new Map<string, AdminDay>();
  for (let ago = count - 1; ago >= 0; ago--) {
    const date = dayOf(clock.now(), ago);
    days.set(date, { day: date, messages: 0, newAccounts: 0, published: 0, reportsOpened: 0, reportsClosed: 0 });
  }
  const add = (at: string | undefined, what: Exclude<keyof AdminDay, "day">, number = 1) => {
    const one = at === undefined ? undefined : days.get(at.slice(0, 10));
    if (one) one[what] += number;
  };
  for (const tally of state.tallies.all()) add(tally.day, "messages", tally.messages);
  for (const { createdAt } of state.users.all()) add(createdAt, "newAccounts");
  for (const row of state.characters.all())
    if (row.accessableTo === "public" && !row.deletedAt) add(row.createdAt, "published");
  for (const [row] of reportGroups(state)) {
    add(row.createdAt, "reportsOpened");
    add(row.decision?.at, "reportsClosed");
  }
  return [...days.values()];
}

/** Who was here since then: every living session says when it was last used. */
const peopleSince = (state: State, since: string): number =>
  new Set(state.sessions.filter(({ lastUsedAt }) => lastUsedAt >= since).map(({ userId }) => userId)).size;

export const getAdminOverview = adminRule<{ query: GetAdminOverviewParams }, GetAdminOverviewResponse>(
  ({ context, state, query }) => {
    const { days = 30 } = query;
    const now = context.clock.now();
    const users = state.users.filter(({ email }) => email !== "");
    const characters = state.characters.filter(({ deletedAt }) => !deletedAt);
    const open = reportGroups(state).filter(([{ status }]) => status === "open");
    return {
      success: true,
      data: {
        counts: {
          users: users.length,
          bannedUsers: users.filter((row) => isBanned(context, row)).length,
          creators: new Set(characters.map(({ creatorId }) => creatorId)).size,
          characters: characters.length,
          publicCharacters: characters.filter(({ accessableTo }) => accessableTo === "public").length,
          threads: size(state.threads.all()),
          messages: size(state.messages.all()),
          lorebooks: size(state.lorebooks.all()),
        },
        people: {
          today: peopleSince(state, dayOf(now)),
          week: peopleSince(state, new Date(now - 7 * day).toISOString()),
        },
        openReports: open.length,
        oldestReportAt: open[0]?.[0].createdAt ?? null,
        perDay: perDay(context, 2 * days),
        lastActions: [...state.adminActions.all()]
          .toReversed()
          .slice(0, 5)
          .map((row) => actionView(state, row)),
      },
    };
  },
);

export const listAdminActions = adminRule<{ query: ListAdminActionsParams }, ListAdminActionsResponse>(
  ({ state, query }) => ({
    success: true,
    data: adminPage(
      state.adminActions.filter(({ kind }) => query.kind === undefined || kind === query.kind),
      query,
      {
        name: ({ actorId }) => personOf(state, actorId)?.userName ?? "",
        createdAt: ({ createdAt }) => createdAt,
        count: ({ reportNumber }) => reportNumber ?? 0,
        texts: ({ actorId, targetName, reason, reportNumber }) => [
          personOf(state, actorId)?.userName ?? "",
          targetName,
          reason ?? "",
          String(reportNumber ?? ""),
        ],
      },
      (row) => actionView(state, row),
    ),
  }),
);
