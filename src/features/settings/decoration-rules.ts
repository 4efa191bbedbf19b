import { proMark } from "#src/domain/limits.ts";
import type { AvatarDecoration } from "#src/generated/api/model/avatarDecoration.ts";

/** A decoration whose name contains `(Pro)` is for paid tiers; there is no flag (SET-PRO-20, TRAP-53). One's own is one's own. */
export const isProDecoration = ({ name, isCustom }: AvatarDecoration): boolean => !isCustom && name.includes(proMark);

/** Locked for this tier (SET-PRO-21); what is worn already stays choosable when a plan has ended. */
export const isLocked = (decoration: AvatarDecoration, isFree: boolean, worn: string | null): boolean =>
  isFree && isProDecoration(decoration) && decoration.id !== worn;

/** In the order to show: one's own, then what everybody has, then what paid tiers have; each as the server orders them. */
export function inOrder(decorations: readonly AvatarDecoration[]): AvatarDecoration[] {
  const rank = (one: AvatarDecoration) => (one.isCustom ? 0 : isProDecoration(one) ? 2 : 1);
  return decorations.toSorted((a, b) => rank(a) - rank(b));
}

/** The decoration that `Delete custom decoration` would delete; null means there is no such request (SET-PRO-19). */
export const deletable = (decorations: readonly AvatarDecoration[], chosen: string | null): AvatarDecoration | null =>
  decorations.find(({ id, isCustom }) => id === chosen && isCustom) ?? null;
