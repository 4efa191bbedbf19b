import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import type { SearchCharactersBody } from "../../../.cache/provider/types.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** Search for characters and creators, and saved and recent searches. */
export async function checkDiscovery(visitor: Visitor, { characterId }: Chosen): Promise<void> {
  const { check } = visitor;
  const query = {
    search: "harbour",
    NSFW: false,
    sort: "relevance" as const,
    includeCategories: [],
    excludeCategories: [],
  };
  let savedSearchId = "";
  await check("creators and suggestions", async () => {
    const { data } = await ok(sdk.searchCreators({ query: { page: 1, pageSize: 5 } }));
    must(data.items.length > 0, "there are creators");
    await refused(400, sdk.searchCreators({ query: { page: 0 } }));
    const { name } = (await ok(sdk.getCharacter({ path: { characterId } }))).data;
    const found = await ok(sdk.listSuggestions({ query: { q: name.slice(0, 4) } }));
    must(found.data.items.length > 0, "a name's beginning suggests something");
  });
  await check("a character one is not interested in is left out until it is taken back", async () => {
    const path = { characterId };
    const shown = async () => {
      const body = { ...query, search: "", page: 1, pageSize: 50 };
      const { data } = await ok(sdk.searchCharacters({ body }));
      return data.sourceCharacter.some(({ id }) => id === characterId);
    };
    const before = await shown();
    must(!(await ok(sdk.updateInterest({ path, body: { isInterested: false } }))).data.isInterested, "it is noted");
    must(!(await shown()), "it is left out");
    await ok(sdk.updateInterest({ path, body: { isInterested: true } }));
    must((await shown()) === before, "it is back");
    await refused(404, sdk.updateInterest({ path: { characterId: "nobody" }, body: { isInterested: false } }));
  });
  await check("language and person are looked for as their authors say", async () => {
    const body = { ...query, search: "", page: 1, pageSize: 50 };
    const total = async (change: Partial<SearchCharactersBody>) =>
      (await ok(sdk.searchCharacters({ body: { ...body, ...change } }))).data.total ?? 0;
    const said = (await ok(sdk.getCharacter({ path: { characterId } }))).data;
    if (said.language) must((await total({ language: said.language })) > 0, "one who says a language is found by it");
    must((await total({ language: "th", pointOfView: "secondPerson" })) <= (await total({})), "filters narrow");
    await refused(400, sdk.searchCharacters({ body: { ...body, pointOfView: "nobody" as "firstPerson" } }));
  });
  await check("recent and saved searches", async () => {
    await ok(sdk.updateRecentSearches({ body: { recent: ["harbour", "lamp"] } }));
    const headers = newKey();
    const body = { name: "The harbour", query };
    const { data } = await ok(sdk.createSavedSearch({ body, headers }));
    must((await ok(sdk.createSavedSearch({ body, headers }))).data.id === data.id, "the same key saves one");
    await refused(400, sdk.createSavedSearch({ body: { name: " ", query }, headers: newKey() }));
    savedSearchId = data.id;
    const path = { savedSearchId };
    must((await ok(sdk.editSavedSearch({ path, body: { name: "By the sea" } }))).data.name === "By the sea", "renamed");
    await ok(sdk.markSavedSearchSeen({ path }));
    const memory = (await ok(sdk.getSearchMemory())).data;
    must(memory.saved.length === 1 && memory.recent.length === 2, "both are remembered");
    await ok(sdk.deleteSavedSearch({ path }));
    await refused(404, sdk.deleteSavedSearch({ path }));
    await refused(404, sdk.editSavedSearch({ path, body: { name: "Gone" } }));
    await refused(404, sdk.markSavedSearchSeen({ path }));
    savedSearchId = (await ok(sdk.createSavedSearch({ body, headers: newKey() }))).data.id;
  });
  await checkForeign(visitor, savedSearchId ? { savedSearchId } : {});
  await check("what those one follows have published", async () => {
    const { creatorId } = (await ok(sdk.getCharacter({ path: { characterId } }))).data;
    await ok(sdk.updateFollowing({ path: { userId: creatorId }, body: { isFollowing: true } }));
    const { data } = await ok(sdk.listFollowedCharacters());
    must(data.items.length > 0, "their characters are listed");
    await ok(sdk.markFollowedSeen());
    must((await ok(sdk.listFollowedCharacters())).data.newCount === 0, "and seen");
    await ok(sdk.updateFollowing({ path: { userId: creatorId }, body: { isFollowing: false } }));
  });
}
