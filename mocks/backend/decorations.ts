import type { DecorationRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** In a decoration's name: for paid tiers; there is no flag (TRAP-53). */
export const isProDecoration = ({ name }: { name: string }): boolean => name.includes("(Pro)");

/** The one tier that is known; every other counts as paid (GAP-110). */
export const isFreeTier = (state: State, user: UserRow): boolean =>
  state.plans.get(user.subscription.subscriptionId)?.tier === "free";

/** The user's own decoration, in use or not. */
export const ownDecoration = (state: State, userId: string): DecorationRow | undefined =>
  state.decorations.in(userId).find(({ deletedAt }) => deletedAt === null);

/** What a user may see: the catalogue and their own; undefined is unknown, deleted or another user's. */
export function decorationFor(state: State, user: UserRow, id: string | null): DecorationRow | undefined {
  const row = id === null ? undefined : state.decorations.get(id);
  const isTheirs = row?.ownerId === null || row?.ownerId === user.id;
  return row?.deletedAt === null && isTheirs ? row : undefined;
}

/** The address of the decoration a user wears, or null. */
export const wornDecoration = (state: State, user: UserRow): string | null =>
  decorationFor(state, user, user.avatarDecorationId)?.image ?? null;
