import type { ListVersionsParams } from "#src/generated/api/model/listVersionsParams.ts";
import type { ListVersionsResponse } from "#src/generated/api/model/listVersionsResponse.ts";
import type { RestoreVersionBody } from "#src/generated/api/model/restoreVersionBody.ts";
import type { RestoreVersionResponse } from "#src/generated/api/model/restoreVersionResponse.ts";
import type { Version } from "#src/generated/api/model/version.ts";
import type { VersionResponse } from "#src/generated/api/model/versionResponse.ts";
import { isoNow } from "../context.ts";
import { ownCharacter } from "../ownership.ts";
import { paged } from "../paging.ts";
import { found } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { VersionRow } from "../state/character-rows.ts";
import type { CharacterRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { isCurrentVersion, keepVersion, putVariantsBack, versioned, versionsOf } from "../versions.ts";
import { categoriesOf } from "../views/character-view.ts";
import { mayRead } from "../views/lorebook-view.ts";
import { variantView } from "../views/variant-view.ts";

type OfCharacter = { params: { id: string } };

const versionView = (state: State, character: CharacterRow, version: VersionRow): Version => {
  const { id, number, createdAt, restoredFrom } = version;
  return { id, number, createdAt, restoredFrom, isCurrent: isCurrentVersion(state, character, version) };
};

function versionOf(state: State, character: CharacterRow, versionId: string): VersionRow {
  const version = state.versions.get(versionId);
  return found(version?.characterId === character.id ? version : undefined, "This version is no longer kept");
}

export const listVersions = rule<OfCharacter & { query: ListVersionsParams }, ListVersionsResponse>(
  ({ state, user, params, query }) => {
    const character = ownCharacter(state, user, params.id);
    const { items, nextPage } = paged(versionsOf(state, character.id), query.page ?? 1, query.pageSize ?? 20);
    return { success: true, data: { items: items.map((row) => versionView(state, character, row)), nextPage } };
  },
);

export const getVersion = rule<{ params: { id: string; versionId: string } }, VersionResponse>(
  ({ state, user, params }) => {
    const character = ownCharacter(state, user, params.id);
    const version = versionOf(state, character, params.versionId);
    const { name, shortMessage, language = null, pointOfView = null, NSFW, categoryIds } = version.character;
    const { systemPrompt, postHistoryInstructions, extensions } = version.character;
    return {
      success: true,
      data: {
        ...versionView(state, character, version),
        name,
        shortMessage,
        language,
        pointOfView,
        NSFW,
        categories: categoriesOf(state, categoryIds),
        authored: { systemPrompt, postHistoryInstructions, extensions: { ...extensions } },
        variants: version.variants.map((variant) => variantView(state, variant, true)),
      },
    };
  },
);

/** What is there now is kept first, so that nothing is lost by a restore. */
export const restoreVersion = rule<OfCharacter & { body: RestoreVersionBody }, RestoreVersionResponse>(
  ({ context, state, user, params, body }) => {
    const character = ownCharacter(state, user, params.id);
    const version = versionOf(state, character, body.versionId);
    keepVersion(context, character);
    const now = isoNow(context);
    putVariantsBack(state, version, (id) => mayRead(state.lorebooks.get(id), user), now);
    const categoryIds = version.character.categoryIds.filter((id) => state.categories.get(id) !== undefined);
    const restored = state.characters.put({
      ...character,
      ...versioned(version.character),
      categoryIds: categoryIds.length === 0 ? character.categoryIds : categoryIds,
      edited: character.edited || character.accessableTo === "public",
      updatedAt: now,
    });
    return { success: true, data: versionView(state, restored, keepVersion(context, restored, version.number)) };
  },
);
