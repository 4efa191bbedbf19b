import type { CharacterPageResponse } from "#src/generated/api/model/characterPageResponse.ts";
import type { CreatorCharacterSort } from "#src/generated/api/model/creatorCharacterSort.ts";
import type { CreatorPreferencesResponse } from "#src/generated/api/model/creatorPreferencesResponse.ts";
import type { CreatorProfileResponse } from "#src/generated/api/model/creatorProfileResponse.ts";
import type { ExcludedCreatorsResponse } from "#src/generated/api/model/excludedCreatorsResponse.ts";
import type { LegacyPageResponse } from "#src/generated/api/model/legacyPageResponse.ts";
import type { ListCreatorCharactersBody } from "#src/generated/api/model/listCreatorCharactersBody.ts";
import type { ListCreatorLorebooksParams } from "#src/generated/api/model/listCreatorLorebooksParams.ts";
import type { ListCreatorLorebooksResponse } from "#src/generated/api/model/listCreatorLorebooksResponse.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import type { UpdateExcludedCreatorsBody } from "#src/generated/api/model/updateExcludedCreatorsBody.ts";
import type { UpdateLegacyPageBody } from "#src/generated/api/model/updateLegacyPageBody.ts";
import { badgesOf } from "../badges.ts";
import { bucketsOf } from "../buckets.ts";
import { folded, paged } from "../paging.ts";
import { invalid } from "../refusal.ts";
import { addReport } from "../staff/reports.ts";
import { rule } from "../rule.ts";
import { charactersOf, visibleCreator } from "../selection.ts";
import type { CharacterRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { categoriesOf, characterCard } from "../views/character-view.ts";
import { creatorCard } from "../views/creator-view.ts";
import { listedLorebooks } from "../views/lorebook-view.ts";

type OfUser = { params: { userId: string } };

export const getCreator = rule<OfUser, CreatorProfileResponse>(({ state, visitor, params }) => {
  const creator = visibleCreator(state, params.userId);
  const total = charactersOf(state, creator.id)
    .filter(({ accessableTo }) => accessableTo === "public")
    .reduce((sum, { messageCount }) => sum + messageCount, 0);
  return {
    success: true,
    data: {
      ...creatorCard(state, creator, visitor),
      backgroundImage: creator.backgroundImage,
      categories: categoriesOf(state, creator.creatorCategoryIds),
      badges: badgesOf(state, creator.id).filter(({ visible }) => visible),
      useLegacyCreatorPage: creator.useLegacyCreatorPage,
      showMessageCountOnProfile: creator.showMessageCountOnProfile,
      messageCount: creator.showMessageCountOnProfile || creator.id === visitor?.id ? total : null,
      isIgnored: visitor?.excludeCreators.includes(creator.userName) ?? false,
      lorebookCount: publishedBooks(state, creator.id).length,
      collectionCount: bucketsOf(state, creator.id).filter(({ isPublic }) => isPublic).length,
      createdAt: creator.createdAt,
    },
  };
});

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const orders: Record<CreatorCharacterSort, (a: CharacterRow, b: CharacterRow) => number> = {
  newest: (a, b) => byText(b.createdAt, a.createdAt),
  oldest: (a, b) => byText(a.createdAt, b.createdAt),
  popular: (a, b) => b.messageCount - a.messageCount,
  name: (a, b) => a.name.localeCompare(b.name, "en"),
};

/** Published ones, and for the creator the private ones among them. */
export const listCreatorCharacters = rule<OfUser & { body: ListCreatorCharactersBody }, CharacterPageResponse>(
  ({ state, visitor, params, body }) => {
    const creator = visibleCreator(state, params.userId);
    const text = folded(body.search.trim());
    const rows = charactersOf(state, creator.id)
      .filter((row) => row.accessableTo === "public" || creator.id === visitor?.id)
      .filter((row) => (body.NSFW || !row.NSFW) && folded(row.name).includes(text))
      .filter(({ categoryIds }) => body.categoryId === undefined || categoryIds.includes(body.categoryId))
      .toSorted((a, b) => orders[body.sort ?? "newest"](a, b) || byText(a.id, b.id));
    const { items, nextPage } = paged(rows, body.page, body.pageSize);
    return { success: true, data: { items: items.map((row) => characterCard(state, row, visitor)), nextPage } };
  },
);

const publishedBooks = (state: State, userId: string) =>
  state.lorebooks.in(userId).filter(({ isPublic, deletedAt }) => isPublic && !deletedAt);

/** The last changed first. */
export const listCreatorLorebooks = rule<OfUser & { query: ListCreatorLorebooksParams }, ListCreatorLorebooksResponse>(
  ({ state, visitor, params, query }) => {
    const creator = visibleCreator(state, params.userId);
    const rows = publishedBooks(state, creator.id).toSorted(
      (a, b) => byText(b.updatedAt, a.updatedAt) || byText(a.id, b.id),
    );
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    return { success: true, data: { items: listedLorebooks(state, items, visitor), nextPage } };
  },
);

/** One open report for each user and creator; a repeat succeeds and changes nothing. */
export const reportCreator = rule<OfUser, Success>(({ context, state, user, params }) => {
  const { id: creatorId } = visibleCreator(state, params.userId);
  if (creatorId === user.id) throw invalid("userId", "You cannot report yourself");
  addReport(context, { userId: user.id, characterId: null, variantId: null, creatorId });
  return { success: true };
});

export const getCreatorPreferences = rule<object, CreatorPreferencesResponse>(({ user }) => ({
  success: true,
  data: { showMessageCountOnProfile: user.showMessageCountOnProfile },
}));

/** Toggles the stored value (TRAP-47). */
export const toggleMessageCount = rule<object, CreatorPreferencesResponse>(({ state, user }) => {
  const { showMessageCountOnProfile } = state.users.put({
    ...user,
    showMessageCountOnProfile: !user.showMessageCountOnProfile,
  });
  return { success: true, data: { showMessageCountOnProfile } };
});

export const getLegacyPage = rule<object, LegacyPageResponse>(({ user }) => ({
  success: true,
  data: { useLegacyCreatorPage: user.useLegacyCreatorPage },
}));

export const updateLegacyPage = rule<{ body: UpdateLegacyPageBody }, LegacyPageResponse>(({ state, user, body }) => {
  const { useLegacyCreatorPage } = state.users.put({ ...user, useLegacyCreatorPage: body.useLegacyCreatorPage });
  return { success: true, data: { useLegacyCreatorPage } };
});

export const getExcludedCreators = rule<object, ExcludedCreatorsResponse>(({ user }) => ({
  success: true,
  data: { excludeCreators: [...user.excludeCreators] },
}));

/**
 * The whole list; names are trimmed and compared exactly, new ones that nobody has are 400 (GAP-39). Those on the list
 * already stay although their owner has left or has another name.
 */
export const updateExcludedCreators = rule<{ body: UpdateExcludedCreatorsBody }, ExcludedCreatorsResponse>(
  ({ state, user, body }) => {
    const names = [...new Set(body.excludeCreators.map((name) => name.trim()).filter((name) => name !== ""))];
    for (const name of names) {
      if (!user.excludeCreators.includes(name) && !state.users.find(({ userName }) => userName === name))
        throw invalid("excludeCreators", "Name does not exist! (this is case-sensitive)");
    }
    const { excludeCreators } = state.users.put({ ...user, excludeCreators: names });
    return { success: true, data: { excludeCreators: [...excludeCreators] } };
  },
);
