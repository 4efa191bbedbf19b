import type { CreatorPageResponse } from "#src/generated/api/model/creatorPageResponse.ts";
import type { ListFollowedCharactersParams } from "#src/generated/api/model/listFollowedCharactersParams.ts";
import type { ListFollowedCharactersResponse } from "#src/generated/api/model/listFollowedCharactersResponse.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import type { ListFollowedCreatorsParams } from "#src/generated/api/model/listFollowedCreatorsParams.ts";
import type { UpdateFollowingBody } from "#src/generated/api/model/updateFollowingBody.ts";
import type { UpdateFollowingResponse } from "#src/generated/api/model/updateFollowingResponse.ts";
import { isoNow } from "../context.ts";
import { offered } from "../offered.ts";
import { folded, paged } from "../paging.ts";
import { choiceId } from "../preferences.ts";
import { invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { visibleCreator } from "../selection.ts";
import { characterCard } from "../views/character-view.ts";
import { creatorCard, followingOf } from "../views/creator-view.ts";

/** Sets what it is told, so that a repeat changes nothing. */
export const updateFollowing = rule<{ params: { userId: string }; body: UpdateFollowingBody }, UpdateFollowingResponse>(
  ({ context, state, user, params, body }) => {
    const creator = visibleCreator(state, params.userId);
    if (creator.id === user.id) throw invalid("isFollowing", "You cannot follow yourself");
    const id = choiceId(user.id, creator.id);
    if (!body.isFollowing) state.follows.remove(id);
    else if (!state.follows.get(id))
      state.follows.put({ id, userId: user.id, creatorId: creator.id, createdAt: isoNow(context) });
    return { success: true, data: followingOf(state, creator.id, user) };
  },
);

/** The one followed last comes first. */
export const listFollowedCreators = rule<{ query: ListFollowedCreatorsParams }, CreatorPageResponse>(
  ({ state, user, query }) => {
    const text = folded(query.search?.trim() ?? "");
    const rows = state.follows
      .filter(({ userId }) => userId === user.id)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      .flatMap(({ creatorId }) => state.users.get(creatorId) ?? [])
      .filter(({ userName }) => folded(userName).includes(text));
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    const cards = items.map((row) => creatorCard(state, row, user));
    return { success: true, data: { items: cards, total: rows.length, nextPage } };
  },
);

/** The newest first. What was published after the user last looked, or began to follow, is new. */
export const listFollowedCharacters = rule<{ query: ListFollowedCharactersParams }, ListFollowedCharactersResponse>(
  ({ state, user, query }) => {
    const since = new Map(
      state.follows.filter(({ userId }) => userId === user.id).map((row) => [row.creatorId, row.createdAt]),
    );
    const rows = offered(state, user, user.NSFW)
      .filter(({ creatorId }) => since.has(creatorId))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    const isNew = ({ creatorId, createdAt }: { creatorId: string; createdAt: string }) =>
      createdAt > (user.followedSeenAt ?? "") && createdAt > (since.get(creatorId) ?? "");
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    return {
      success: true,
      data: {
        items: items.map((row) => characterCard(state, row, user)),
        nextPage,
        newCount: rows.filter(isNew).length,
      },
    };
  },
);

export const markFollowedSeen = rule<object, Success>(({ context, state, user }) => {
  state.users.put({ ...user, followedSeenAt: isoNow(context) });
  return { success: true };
});
