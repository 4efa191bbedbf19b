import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { isoNow, type Context } from "./context.ts";
import type { BadgeAwardRow } from "./state/rows.ts";
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

/** Given to whoever completes their profile. */
export const firstBadgeId = "bdg-house-lights";

/** Gives a badge, once. The server awards, a client only reads (GAP-41). */
export function awardBadge(context: Context, userId: string, badgeId: string): void {
  const { state } = context;
  const id = `${userId}-${badgeId}`;
  if (!state.badges.get(badgeId) || state.badgeAwards.get(id)) return;
  state.badgeAwards.put({ id, userId, badgeId, visible: true, dateObtained: isoNow(context) });
}
