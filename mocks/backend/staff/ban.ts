import { isoNow } from "../context.ts";
import { forbidden } from "../refusal.ts";
import type { Call } from "../rule.ts";
import type { UserRow } from "../state/rows.ts";
import { noteAction } from "./staff.ts";

type Ban = { reason: string; until: string | null; number?: number | null };

/** Oneself and the staff are not to be banned: 403. */
export function mayBan({ user }: Call, target: UserRow): void {
  if (target.id === user.id) throw forbidden("You cannot ban yourself");
  if (target.role !== "user") throw forbidden("Staff cannot be banned");
}

/**
 * Keeps a user out until then, or for good. Sessions stay, so that each call can say why; what is being written for them
 * stops. An end that has passed lets them in again.
 */
export function ban(call: Call, target: UserRow, { reason, until, number = null }: Ban): UserRow {
  const { context, state, replies } = call;
  mayBan(call, target);
  const isOver = until !== null && Date.parse(until) <= context.clock.now();
  noteAction(call, {
    kind: isOver ? "userUnbanned" : "userBanned",
    targetId: target.id,
    targetName: target.userName,
    reason,
    number,
  });
  if (isOver) return state.users.put({ ...target, banned: null });
  for (const { id } of state.threads.in(target.id)) {
    const running = replies.active(id);
    if (running) replies.stop(running.id);
  }
  return state.users.put({ ...target, banned: { reason, until, at: isoNow(context), reportNumber: number } });
}
