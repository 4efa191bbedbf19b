import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { day, hour, isoNow, type Context } from "./context.ts";
import type { BadgeAwardRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** A user's badges, latest first, without those that were removed (GAP-41). */
export function badgesOf(state: State, userId: string): BadgeAssignment[] {
  return state.badgeAwards
    .in(userId)
    .toSorted((a, b) => (a.dateObtained < b.dateObtained ? 1 : -1))
    .flatMap((award) => badgeView(state, award) ?? []);
}

/** A user's badge as the contract shows it; null when the badge was removed. */
export function badgeView(state: State, award: BadgeAwardRow): BadgeAssignment | null {
  const badge = state.badges.get(award.badgeId);
  if (badge === undefined) return null;
  const { id, badgeId, visible, dateObtained } = award;
  return {
    id,
    badgeId,
    visible,
    dateObtained,
    badge: { name: badge.name, description: badge.description, icon: badge.icon },
  };
}

/** The hours of the night owl badge, in UTC, since the server knows no other time zone. */
const lateFrom = 3;
const lateUntil = 6;

/** The conditions of badges that actions earn, as their texts describe them. */
const conditions: readonly (readonly [
  badgeId: string,
  isDone: (state: State, user: UserRow, now: number) => boolean,
])[] = [
  ["bdg-first-hundred", (state, { id }) => messagesWritten(state, id) >= 100],
  ["bdg-night-owl", (state, { id }, now) => isPastThree(state, id, now)],
  ["bdg-gathered-cast", (state, { id }) => state.groupChats.in(id).some(({ members }) => members.length >= 5)],
  ["bdg-other-endings", (state, { id }) => mostBranches(state, id) >= 10],
  [
    "bdg-opening-night",
    (state, { id }) => state.characters.in(id).some((row) => row.accessableTo === "public" && !row.deletedAt),
  ],
  ["bdg-sweet-tooth", (_state, { candies }) => candies.count >= 100],
  ["bdg-keeper-of-the-lamp", (_state, { createdAt }, now) => now - Date.parse(createdAt) >= 365 * day],
];

/** Awards the badges the user has earned; called after actions that can earn one. Awarded badges stay. */
export function awardEarnedBadges(context: Context, userId: string): void {
  const { state, clock } = context;
  const user = state.users.get(userId);
  if (!user) return;
  for (const [badgeId, isDone] of conditions)
    if (!state.badgeAwards.get(`${userId}-${badgeId}`) && isDone(state, user, clock.now()))
      awardBadge(context, userId, badgeId);
}

/** Counts deleted messages, but not copies in a branch or imported ones, which have no `clientMessageId`. */
function messagesWritten(state: State, userId: string): number {
  return state.threads
    .in(userId)
    .reduce(
      (sum, { id }) => sum + state.messages.in(id).filter(({ clientMessageId }) => clientMessageId !== null).length,
      0,
    );
}

/** A message was just written between three and six, in a scene that was played in the six hours before three. */
function isPastThree(state: State, userId: string, now: number): boolean {
  const time = new Date(now);
  if (time.getUTCHours() < lateFrom || time.getUTCHours() >= lateUntil) return false;
  const three = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), lateFrom);
  const isBefore = (at: string) => Date.parse(at) < three && Date.parse(at) >= three - 6 * hour;
  return state.threads
    .in(userId)
    .some(
      ({ id, updatedAt }) =>
        updatedAt === time.toISOString() && state.messages.in(id).some(({ createdAt }) => isBefore(createdAt)),
    );
}

/** The number of branches of the chat with most of them; branches of branches count for the original chat. */
function mostBranches(state: State, userId: string): number {
  const counts = new Map<string, number>();
  for (const { parentThreadId, branchMessageId } of state.threads.in(userId)) {
    if (parentThreadId === null || branchMessageId === null) continue;
    let story = parentThreadId;
    for (let next = state.threads.get(story)?.parentThreadId; next; next = state.threads.get(story)?.parentThreadId)
      story = next;
    counts.set(story, (counts.get(story) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** Awarded for completing the profile. */
export const firstBadgeId = "bdg-house-lights";

/** Awards a badge, once. Only the server awards badges (GAP-41). */
export function awardBadge(context: Context, userId: string, badgeId: string): void {
  const { state } = context;
  const id = `${userId}-${badgeId}`;
  if (!state.badges.get(badgeId) || state.badgeAwards.get(id)) return;
  state.badgeAwards.put({ id, userId, badgeId, visible: true, dateObtained: isoNow(context) });
}
