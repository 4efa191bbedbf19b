import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { choiceOf } from "../preferences.ts";

const home = (given: object = {}) => ({ homepagePreference: "default", NSFW: false, page: 1, pageSize: 5, ...given });
const names = (items: { name: string }[]) => items.map(({ name }) => name);

test("the category list comes whole, in its order, for anybody", async () => {
  const { call, context } = testWorld({ world: "signed-out" });
  const { body } = await call("GET", "/api/v1/category/list", undefined, { as: null });
  expect(body.data).toHaveLength(context.state.categories.size);
  expect((await call("GET", "/api/v1/category/list", undefined, { as: "a-dead-token" })).status).toBe(200);
});

test("creator categories: whole set, known ids only", async () => {
  const { call } = testWorld();
  const put = (categoryIds: string[]) => call("PUT", "/api/v1/user/creator-categories", { categoryIds });
  expect((await put(["cat-gothic", "cat-nope"])).body.errors[0].field).toBe("categoryIds");
  expect((await put(Array.from({ length: 21 }, () => "cat-gothic"))).status).toBe(400);
  expect((await put(["cat-gothic", "cat-action"])).body).toEqual({ success: true });
  expect(
    (await call("GET", "/api/v1/user/creator-categories")).body.data.creatorCategories.map(
      ({ id }: { id: string }) => id,
    ),
  ).toEqual(["cat-gothic", "cat-action"]);
});

test("interests and exclusions stand at the top level, and no category is both", async () => {
  const { call } = testWorld();
  const put = (categoryIds: string[], excludeCategoryIds: string[]) =>
    call("PUT", "/api/v1/user/user-categories", { categoryIds, excludeCategoryIds });
  expect((await put(["cat-gothic"], ["cat-gothic"])).status).toBe(400);
  expect((await put(["cat-gothic"], ["cat-horror"])).status).toBe(200);
  const { body } = await call("GET", "/api/v1/user/user-categories");
  expect(body.userCategories).toEqual([{ id: "cat-gothic", name: "Gothic" }]);
  expect(body.excludeCategories).toEqual([{ id: "cat-horror", name: "Horror" }]);
});

test("the home feed pages to its end and repeats nobody", async () => {
  const { call, context } = testWorld();
  const seen: string[] = [];
  let page: number | null = 1;
  while (page !== null) {
    const { body } = await call("POST", "/api/v1/character/home", home({ page }));
    seen.push(...body.data.items.map(({ id }: { id: string }) => id));
    page = body.data.nextPage;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(
    context.state.characters.filter((row) => row.accessableTo === "public" && !row.NSFW).length,
  );
});

test("the home feed leaves out ignored creators and excluded interests, also for page counts", async () => {
  const { call } = testWorld();
  await call("PUT", "/api/v1/user/exclude-creators", { excludeCreators: ["wren_after_dark"] });
  await call("PUT", "/api/v1/user/user-categories", { categoryIds: [], excludeCategoryIds: ["cat-cosy"] });
  const { body } = await call("POST", "/api/v1/character/home", home({ pageSize: 100 }));
  expect(body.data.items.length).toBeGreaterThan(0);
  for (const { userInfo, categories } of body.data.items) {
    expect(userInfo.userName).not.toBe("wren_after_dark");
    expect(names(categories)).not.toContain("Cosy");
  }
});

test("the home feed of one category has nobody else, in the same order; one that is gone has nobody", async () => {
  const { call } = testWorld();
  const feed = async (given: object) =>
    (
      await call(
        "POST",
        "/api/v1/character/home",
        home({ homepagePreference: "popularTotal", pageSize: 100, ...given }),
      )
    ).body.data.items;
  const cosy = (await feed({})).filter(({ categories }: { categories: { id: string }[] }) =>
    categories.some(({ id }) => id === "cat-cosy"),
  );
  expect(cosy.length).toBeGreaterThan(0);
  expect(await feed({ categoryId: "cat-cosy" })).toEqual(cosy);
  expect(await feed({ categoryId: "cat-gone" })).toEqual([]);
  expect((await call("POST", "/api/v1/character/home", home({ categoryId: "../x" }))).status).toBe(400);
});

test("the orders of the home feed differ, and interests come first by default", async () => {
  const { call } = testWorld();
  const order = async (homepagePreference: string) =>
    names(
      (await call("POST", "/api/v1/character/home", home({ homepagePreference, pageSize: 100 }))).body.data.items,
    ).join();
  expect(await order("popularTotal")).not.toBe(await order("newCharacters"));
  const before = await order("default");
  await call("PUT", "/api/v1/user/user-categories", { categoryIds: ["cat-cyberpunk"], excludeCategoryIds: [] });
  expect(await order("default")).not.toBe(before);
});

test("visitors have home, a character and a creator; a private character is unknown to all but its author", async () => {
  const { call, context } = testWorld({ world: "creator" });
  expect((await call("POST", "/api/v1/character/home", home(), { as: null })).status).toBe(200);
  const mine = context.state.characters.in("user-wren")[0];
  if (!mine) throw new Error("wren has no character");
  const path = `/api/v1/character/details/${mine.id}`;
  expect((await call("GET", path, undefined, { as: null })).body.data).not.toHaveProperty("authored");
  expect((await call("GET", path)).body.data).toMatchObject({ isOwned: true, authored: { extensions: {} } });
  context.state.characters.put({ ...mine, accessableTo: "private" });
  expect((await call("GET", path, undefined, { as: null })).status).toBe(404);
  expect((await call("GET", path)).status).toBe(200);
  expect((await call("GET", "/api/v1/character/details/char-none")).body.message).toBe("Character not found");
});

test("search finds by name before anything else and filters by category", async () => {
  const { call } = testWorld();
  const search = (text: string, given: object = {}) =>
    call("POST", "/api/v1/character/search", {
      search: text,
      NSFW: false,
      sort: "relevance",
      includeCategories: [],
      excludeCategories: [],
      page: 1,
      pageSize: 12,
      ...given,
    });
  expect(names((await search("MAREN")).body.data.sourceCharacter)[0]).toBe("Maren Holloway");
  expect((await search("no such person")).body.data).toEqual({ sourceCharacter: [], nextPage: null, total: 0 });
  const [first] = (await search("")).body.data.sourceCharacter;
  const category = first.categories[0].id;
  expect(names((await search("", { excludeCategories: [category] })).body.data.sourceCharacter)).not.toContain(
    first.name,
  );
  expect(names((await search("", { includeCategories: [category] })).body.data.sourceCharacter)).toContain(first.name);
});

test("the own list holds the user's characters only", async () => {
  const body = { page: 1, pageSize: 12, NSFW: true, search: "", accessableTo: "all" };
  const { call } = testWorld({ world: "creator" });
  const mine = await call("POST", "/api/v1/user/mycharacters", body);
  expect(mine.body.data.myCharacters.length).toBeGreaterThan(0);
  expect(mine.body.data.myCharacters.every(({ isOwned }: { isOwned: boolean }) => isOwned)).toBe(true);
  expect((await testWorld().call("POST", "/api/v1/user/mycharacters", body)).body.data.myCharacters).toEqual([]);
});

test("variants: both shapes, the choice is the user's own, foreign ones are unknown", async () => {
  const { call } = testWorld();
  const maren = "/api/v1/character/char-maren-holloway/variants";
  const list = (await call("GET", `${maren}/list`)).body.data.variants;
  const basic = (await call("GET", `${maren}/basic`)).body.data.variants;
  expect(basic.map(({ name }: { name: string }) => name)).toEqual(
    list.map(({ variantName }: { variantName: string }) => variantName),
  );
  expect(list[0]).not.toHaveProperty("authored");
  const other = list[1].id;
  expect((await call("PUT", `${maren}/select`, { variantId: "var-voss-inspector" })).status).toBe(404);
  expect((await call("PUT", `${maren}/select`, { variantId: other })).status).toBe(200);
  expect((await call("GET", "/api/v1/character/details/char-maren-holloway")).body.data.variant.id).toBe(other);
  expect(
    (await call("GET", "/api/v1/character/details/char-maren-holloway", undefined, { as: null })).body.data.variant.id,
  ).toBe(list[0].id);
});

test("models: the paid ones need a paid plan, favourites keep their order", async () => {
  const { call } = testWorld({ world: "free" });
  const models = (await call("GET", "/api/v1/aiModel/list")).body.data.aiModels;
  const pro = models.find(({ isPro }: { isPro: boolean }) => isPro).id;
  const select = (aiModelId: string) => ({ characterId: "char-maren-holloway", aiModelId });
  expect((await call("PUT", "/api/v1/aiModel/select", select(pro))).status).toBe(403);
  expect((await call("PUT", "/api/v1/aiModel/select", select("model-none"))).status).toBe(404);
  expect((await testWorld({ world: "paid" }).call("PUT", "/api/v1/aiModel/select", select(pro))).status).toBe(200);
  expect((await call("PUT", "/api/v1/aiModel/select", select("model-heron"))).status).toBe(200);
  expect((await call("GET", "/api/v1/character/details/char-maren-holloway")).body.data.aiModel.id).toBe("model-heron");
  const kept = await call("PUT", "/api/v1/user/favorites/aimodels", { aiModelIds: ["model-heron", pro] });
  expect(kept.body.data.favoriteAIModels.map(({ id }: { id: string }) => id)).toEqual(["model-heron", pro]);
  expect((await call("GET", "/api/v1/user/favorites/aimodels")).body).toEqual(kept.body);
  expect((await call("PUT", "/api/v1/user/favorites/aimodels", { aiModelIds: ["model-none"] })).status).toBe(400);
});

test("a paid model is not the current one of a user whose plan has ended", async () => {
  const { call, userId, context } = testWorld({ world: "free" });
  const { users, choices, aiModels } = context.state;
  const paidModel = aiModels.find(({ isPro }) => isPro)!;
  choices.put({ ...choiceOf(context.state, userId, "char-maren-holloway"), aiModelId: paidModel.id });
  const current = async () => {
    const id: string = (await call("GET", "/api/v1/chat/config?characterId=char-maren-holloway")).body.data.aiModelId;
    return aiModels.get(id)?.isPro;
  };
  expect(await current()).toBe(false);
  const user = users.get(userId)!;
  const paidPlan = context.state.plans.find(({ tier }) => tier !== "free")!;
  users.put({ ...user, subscription: { ...user.subscription, subscriptionId: paidPlan.id } });
  expect(await current()).toBe(true);
});

test("a report needs the character's own variant, and there is one open report for each", async () => {
  const { call, context, userId } = testWorld();
  const report = (characterVariantId: string, characterId = "char-maren-holloway") =>
    call("POST", "/api/v1/character/report", { characterId, characterVariantId });
  const reports = () => context.state.reports.in(userId ?? "");
  expect((await report("var-voss-inspector")).status).toBe(404);
  expect((await report("var-maren-keeper", "char-none")).body.message).toBe("Character not found");
  expect((await call("POST", "/api/v1/character/report", { characterId: "char-maren-holloway" })).status).toBe(400);
  expect(reports()).toEqual([]);
  expect((await report("var-maren-keeper")).body).toEqual({ success: true });
  expect((await report("var-maren-keeper")).body).toEqual({ success: true });
  expect((await report("var-maren-winter")).status).toBe(200);
  expect(reports().map(({ variantId }) => variantId)).toEqual(["var-maren-keeper", "var-maren-winter"]);
  // A report that was resolved does not suppress a new one.
  const [first] = reports();
  if (first) context.state.reports.put({ ...first, status: "resolved" });
  await report("var-maren-keeper");
  expect(
    reports().filter(({ variantId, status }) => variantId === "var-maren-keeper" && status === "open"),
  ).toHaveLength(1);
  expect(reports()).toHaveLength(3);
});

test("a favourite flips, counts, and heads the list", async () => {
  const { call, context } = testWorld({ world: "fresh" });
  const toggle = () =>
    call("POST", "/api/v1/user/favorites/toggle", {
      characterId: "char-oda-reyes",
      characterName: "Commander Oda Reyes",
    });
  const count = () => context.state.characters.get("char-oda-reyes")?.favouriteCount ?? 0;
  const before = count();
  expect((await toggle()).body.data).toEqual({ isFavorite: true });
  expect(count()).toBe(before + 1);
  expect(names((await call("GET", "/api/v1/user/favorites/characters")).body.data.items)).toEqual([
    "Commander Oda Reyes",
  ]);
  expect((await call("GET", "/api/v1/user/favorites/characters?search=nobody")).body.data.items).toEqual([]);
  expect((await toggle()).body.data).toEqual({ isFavorite: false });
  expect(count()).toBe(before);
  expect(
    (await call("POST", "/api/v1/user/favorites/toggle", { characterId: "char-none", characterName: "x" })).status,
  ).toBe(404);
});

test("creator profiles hide the count when told to; ignored creators must exist, case and all", async () => {
  const { call, context } = testWorld({ world: "creator" });
  const profile = (as?: null) => call("GET", "/api/v1/user/creator/user-wren", undefined, as === null ? { as } : {});
  expect((await profile(null)).body.data.messageCount).toBeGreaterThan(0);
  expect(
    (await call("PATCH", "/api/v1/user/creator-preferences/toggle-message-count")).body.data.showMessageCountOnProfile,
  ).toBe(false);
  expect((await call("GET", "/api/v1/user/creator-preferences")).body.data.showMessageCountOnProfile).toBe(false);
  expect((await profile(null)).body.data.messageCount).toBeNull();
  expect((await profile()).body.data.messageCount).toBeGreaterThan(0);
  expect(
    (await call("PATCH", "/api/v1/user/creator-preferences/legacy-page", { useLegacyCreatorPage: true })).status,
  ).toBe(200);
  expect((await call("GET", "/api/v1/user/creator-preferences/legacy-page")).body.data.useLegacyCreatorPage).toBe(true);
  expect((await call("GET", "/api/v1/user/creator/user-none")).status).toBe(404);
  const list = { page: 1, pageSize: 20, NSFW: false, search: "" };
  expect(
    (await call("POST", "/api/v1/user/creator/user-wren/characters", list)).body.data.items.length,
  ).toBeGreaterThan(0);
  expect((await call("POST", "/api/v1/user/creator/user-none/characters", list)).status).toBe(404);

  const ignore = (excludeCreators: string[]) => call("PUT", "/api/v1/user/exclude-creators", { excludeCreators });
  expect((await ignore(["Paperlantern"])).body.message).toBe("Name does not exist! (this is case-sensitive)");
  expect((await ignore([" paperlantern ", "paperlantern"])).body.data.excludeCreators).toEqual(["paperlantern"]);
  expect((await call("GET", "/api/v1/user/exclude-creators")).body.data.excludeCreators).toEqual(["paperlantern"]);
  const { users } = context.state;
  users.put({ ...users.find(({ userName }) => userName === "paperlantern")!, userName: "renamed" });
  expect((await ignore(["paperlantern", "wren_after_dark"])).status).toBe(200);
  expect((await ignore(["wren_after_dark"])).status).toBe(200);
  expect((await ignore(["wren_after_dark", "paperlantern"])).status).toBe(400);
});

test("candies: only stored plus one, a maximum that says so, a new day", async () => {
  const world = testWorld({ world: "free" });
  const collect = (eventTokens: number) => world.call("PATCH", "/api/v1/user/eventTokens", { eventTokens });
  expect((await collect(1)).body.data).toEqual({ eventTokens: 1 });
  expect((await collect(1)).status).toBe(409);
  expect((await collect(3)).status).toBe(409);
  const full = testWorld({ world: "candy-max" });
  expect((await full.call("GET", "/api/v1/user/eventTokens")).body.data).toEqual({
    eventTokens: 100,
    maxReached: true,
    maxReachedHalf: true,
    availableHomePageCandies: 0,
  });
  const refused = await full.call("PATCH", "/api/v1/user/eventTokens", { eventTokens: 101 });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toMatch(/maximum/);
  await full.clock.advance(4 * 3_600_000);
  expect((await full.call("GET", "/api/v1/user/eventTokens")).body.data.eventTokens).toBe(0);
});

test("credits are the plan's, and the plans are listed from the cheapest", async () => {
  expect((await testWorld({ world: "free" }).call("GET", "/api/v1/image/credits")).body.data).toEqual({
    totalCredits: 50,
    utilizedCredits: 0,
  });
  expect((await testWorld({ world: "paid" }).call("GET", "/api/v1/image/credits")).body.data.totalCredits).toBe(1000);
  const { body } = await testWorld().call("GET", "/api/v1/subscription/plans");
  expect(body.data.plans.map(({ tier }: { tier: string }) => tier)).toEqual(["free", "pro"]);
});

test("visitors read the same plans; a session that has ended is still refused", async () => {
  const world = testWorld();
  const read = (as: string | null) => world.call("GET", "/api/v1/subscription/plans", undefined, { as });
  const visitor = await read(null);
  expect([visitor.status, visitor.body]).toEqual([200, (await read(world.token)).body]);
  expect((await read("sst_ended")).status).toBe(401);
});
