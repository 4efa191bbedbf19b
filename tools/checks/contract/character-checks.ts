import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, ok, refused } from "./answers.ts";
import type { Visitor } from "./visitor.ts";

export type Chosen = { characterId: string; variantId: string };

/** Characters and creators as a reader finds them. Returns the character to chat with. */
export async function checkCharacters({ check }: Visitor): Promise<Chosen> {
  let characterId = "";
  let variantId = "";
  await check("characters", async () => {
    const { data } = await ok(
      sdk.listHomeCharacters({ body: { homepagePreference: "default", NSFW: false, page: 1, pageSize: 12 } }),
    );
    characterId = data.items[0]!.id;
    const details = await ok(sdk.getCharacter({ path: { characterId } }));
    await ok(sdk.getCreator({ path: { userId: details.data.creatorId } }));
    await ok(
      sdk.listCreatorCharacters({
        path: { userId: details.data.creatorId },
        body: { page: 1, pageSize: 12, NSFW: false, search: "" },
      }),
    );
    await refused(404, sdk.getCharacter({ path: { characterId: "nobody" } }));
    await ok(sdk.toggleFavorite({ body: { characterId, characterName: details.data.name } }));
    const favourites = await ok(sdk.listFavoriteCharacters({ query: { page: 1, pageSize: 20 } }));
    must(
      favourites.data.items.some(({ id }) => id === characterId),
      "the favourite is listed",
    );
  });
  await check("pages of the home feed", async () => {
    const page = async (number: number) => {
      const body = { homepagePreference: "default" as const, NSFW: false, page: number, pageSize: 2 };
      return (await ok(sdk.listHomeCharacters({ body }))).data;
    };
    const first = await page(1);
    must(first.items.length <= 2, "no page has more than was asked for");
    if (first.nextPage === null) return;
    const second = await page(first.nextPage);
    const ids = new Set(first.items.map(({ id }) => id));
    must(second.items.length > 0 && !second.items.some(({ id }) => ids.has(id)), "the next page goes on");
  });
  await check("search and own characters", async () => {
    const filter = { search: "", NSFW: false, page: 1, pageSize: 12 };
    const found = await ok(
      sdk.searchCharacters({ body: { ...filter, sort: "relevance", includeCategories: [], excludeCategories: [] } }),
    );
    must(found.data.sourceCharacter.length > 0, "an empty text finds all");
    const mine = await ok(sdk.listMyCharacters({ body: { ...filter, accessableTo: "all" } }));
    must(mine.data.myCharacters.length === 0, "a new user has none");
  });
  await check("variants", async () => {
    const { data } = await ok(sdk.listVariants({ path: { id: characterId } }));
    variantId = data.variants[0]!.id;
    await ok(sdk.listBasicVariants({ path: { id: characterId } }));
    await ok(sdk.selectVariant({ path: { id: characterId }, body: { variantId } }));
  });
  await check("models", async () => {
    const { data } = await ok(sdk.listAiModels());
    const free = data.aiModels.find(({ isPro }) => !isPro)!;
    await ok(sdk.selectAiModel({ body: { characterId, aiModelId: free.id } }));
    await ok(sdk.updateFavoriteAiModels({ body: { aiModelIds: [free.id] } }));
    const favourites = await ok(sdk.listFavoriteAiModels());
    must(favourites.data.favoriteAIModels.length === 1, "the favourite model is kept");
  });
  await check("report", async () => {
    await ok(sdk.reportCharacter({ body: { characterId, characterVariantId: variantId } }));
    await ok(sdk.reportCharacter({ body: { characterId, characterVariantId: variantId } }));
    await refused(404, sdk.reportCharacter({ body: { characterId, characterVariantId: "nobody" } }));
  });
  return { characterId, variantId };
}
