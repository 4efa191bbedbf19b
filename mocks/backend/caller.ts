import type { BanNotice } from "#src/generated/api/model/banNotice.ts";
import { day, hour, isoNow, minute, randomText, type Context } from "./context.ts";
import { Refusal } from "./refusal.ts";
import type { SessionRow, UserRow } from "./state/rows.ts";
import { withRenewals } from "./subscription-terms.ts";

const idle = 12 * hour;
const absolute = 30 * day;

const isOver = (session: SessionRow, now: number): boolean =>
  now - Date.parse(session.createdAt) >= absolute ||
  (!session.rememberMe && now - Date.parse(session.lastUsedAt) >= idle);

/** Opens a session and returns its token, of which only the hash is stored (GAP-06). */
export function openSession(
  context: Context,
  userId: string,
  rememberMe: boolean,
  token = `sst_${randomText(context.random, 43)}`,
): string {
  const now = isoNow(context);
  context.state.sessions.put({ id: context.digest(token), userId, rememberMe, createdAt: now, lastUsedAt: now });
  return token;
}

export function endSessions(context: Context, userId: string, exceptId: string | null = null): void {
  for (const session of context.state.sessions.in(userId))
    if (session.id !== exceptId) context.state.sessions.remove(session.id);
}

/**
 * The user of a bearer token, which is valid for 30 days with `Remember me`, else until 12 hours after its last use (GAP-06).
 * Null for missing, unknown and expired tokens; 403 for a banned user, unless the operation is open to them (GAP-105).
 */
export function callerOf(
  context: Context,
  token: string | null,
  openToBanned: boolean,
): { user: UserRow; session: SessionRow } | null {
  if (!token) return null;
  const session = context.state.sessions.get(context.digest(token));
  if (!session) return null;
  const now = context.clock.now();
  const user = context.state.users.get(session.userId);
  if (!user || isOver(session, now)) {
    context.state.sessions.remove(session.id);
    return null;
  }
  if (!openToBanned) refuseBanned(context, user);
  const current = withRenewals(context, user);
  // Extended on use, but not with a write for every read.
  if (now - Date.parse(session.lastUsedAt) > 5 * minute)
    context.state.sessions.put({ ...session, lastUsedAt: isoNow(context) });
  return { user: current, session };
}

/** Whether a ban is in force. */
export const isBanned = ({ clock }: Context, { banned }: UserRow): boolean =>
  banned !== null && (banned.until === null || Date.parse(banned.until) > clock.now());

/** 403 while a ban lasts; its message is for people to read, its data for a page (GAP-105). */
export function refuseBanned(context: Context, user: UserRow): void {
  const { banned } = user;
  if (!banned || !isBanned(context, user)) return;
  const { reason, until, reportNumber = null } = banned;
  const end = until ? ` until ${until.slice(0, 10)}` : "";
  throw new Refusal(403, `This account is suspended${end}: ${reason}`, {
    data: { ban: { reason, until, userName: user.userName, case: reportNumber } } satisfies BanNotice,
  });
}
