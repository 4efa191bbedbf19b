import type { ListBadgesParams } from "#src/generated/api/model/listBadgesParams.ts";
import type { ListBadgesResponse } from "#src/generated/api/model/listBadgesResponse.ts";
import type { UpdateBadgeVisibilityBody } from "#src/generated/api/model/updateBadgeVisibilityBody.ts";
import type { UpdateBadgeVisibilityResponse } from "#src/generated/api/model/updateBadgeVisibilityResponse.ts";
import { badgesOf, badgeView } from "../badges.ts";
import { paged } from "../paging.ts";
import { forbidden, found } from "../refusal.ts";
import { rule } from "../rule.ts";

/** A user's badges; what another has hidden is neither shown nor counted (GAP-41). */
export const listBadges = rule<{ query: ListBadgesParams }, ListBadgesResponse>(({ state, user, query }) => {
  const owner = found(state.users.get(query.userId), "There is no such user");
  const badges = badgesOf(state, owner.id).filter(({ visible }) => visible || owner.id === user.id);
  const { items } = paged(badges, query.page ?? 1, query.pageSize ?? 20);
  return { success: true, data: { items, total: badges.length } };
});

/** Shows or hides one of one's own (API-18). */
export const updateBadgeVisibility = rule<{ body: UpdateBadgeVisibilityBody }, UpdateBadgeVisibilityResponse>(
  ({ state, user, body }) => {
    if (body.userId !== user.id) throw forbidden("These badges are not yours");
    const award = state.badgeAwards.in(user.id).find(({ badgeId }) => badgeId === body.badgeId);
    const row = state.badgeAwards.put({ ...found(award, "There is no such badge"), visible: body.visible });
    return { success: true, data: found(badgeView(state, row), "There is no such badge") };
  },
);
