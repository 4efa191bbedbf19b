import { proMark } from "#src/domain/limits.ts";
import type { AvatarDecoration } from "#src/generated/api/model/avatarDecoration.ts";

/**
 * A decoration whose name contains `(Pro)` needs a paid tier; there is no flag (SET-PRO-20, TRAP-53). The user's own
 * never does.
 */
export const isProDecoration = ({ name, isCustom }: AvatarDecoration): boolean => !isCustom && name.includes(proMark);

/** Locked for this tier (SET-PRO-21); the one in use stays selectable after a plan has ended. */
export const isLocked = (decoration: AvatarDecoration, isFree: boolean, worn: string | null): boolean =>
  isFree && isProDecoration(decoration) && decoration.id !== worn;

/** Display order: the user's own, free ones, then those of paid tiers; each in the server's order. */
export function inOrder(decorations: readonly AvatarDecoration[]): AvatarDecoration[] {
  const rank = (one: AvatarDecoration) => (one.isCustom ? 0 : isProDecoration(one) ? 2 : 1);
  return decorations.toSorted((a, b) => rank(a) - rank(b));
}

/** The decoration that `Delete custom decoration` deletes; null if there is none to delete (SET-PRO-19). */
export const deletable = (decorations: readonly AvatarDecoration[], chosen: string | null): AvatarDecoration | null =>
  decorations.find(({ id, isCustom }) => id === chosen && isCustom) ?? null;
