import type { CreatorCard } from "#src/generated/api/model/creatorCard.ts";
import { wornDecoration } from "../decorations.ts";
import { choiceId } from "../preferences.ts";
import { charactersOf } from "../selection.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** How many follow a creator, and whether the visitor is one of them. */
export const followingOf = (state: State, creatorId: string, visitor: UserRow | null) => ({
  followerCount: state.follows.in(creatorId).length,
  isFollowing: visitor !== null && state.follows.get(choiceId(visitor.id, creatorId)) !== undefined,
});

/** A creator in a list; characters are counted as everybody sees them. */
export const creatorCard = (state: State, creator: UserRow, visitor: UserRow | null): CreatorCard => ({
  id: creator.id,
  userName: creator.userName,
  avatar: creator.avatar,
  avatarDecoration: wornDecoration(state, creator),
  description: creator.description,
  characterCount: charactersOf(state, creator.id).filter(({ accessableTo }) => accessableTo === "public").length,
  ...followingOf(state, creator.id, visitor),
});
