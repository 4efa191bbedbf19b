import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aLorebook, aVariant } from "../../seed/builders.ts";
import { day } from "../context.ts";
import { prune } from "../prune.ts";

const maren = "char-maren-holloway";
const keeper = "var-maren-keeper";
const winter = "var-maren-winter";
const at = (action: string, id = maren) => `/api/v1/character/${id}/variants/${action}`;

/** Maren's author is signed in. */
const authorsWorld = () => testWorld({ world: "creator" });
const create = (world: TestWorld, body: object = {}, headers: Record<string, string> = {}) =>
  world.call("POST", at("create"), { variantName: " Midsummer ", ...body }, { headers });
const edit = (world: TestWorld, body: object) => world.call("PUT", at("edit"), { variantId: winter, ...body });
const remove = (world: TestWorld, variantId = winter) => world.call("DELETE", at("delete"), { variantId });
const restore = (world: TestWorld, deletionId: string) =>
  world.call("POST", "/api/v1/user/trash/restore", { deletionId });
type Listed = { id: string; default: boolean };
const list = async (world: TestWorld): Promise<Listed[]> =>
  (await world.call("GET", at("list"))).body.data.variants.map((one: Listed) => ({ id: one.id, default: one.default }));
const details = async (world: TestWorld) => (await world.call("GET", `/api/v1/character/details/${maren}`)).body.data;

test("a new variant is no default, is listed, and counts as an edit of a published character", async () => {
  const world = authorsWorld();
  const { state } = world.context;
  state.characters.put({ ...state.characters.get(maren)!, edited: false });
  const { variantCount } = await details(world);
  const { data } = (await create(world, { alternateGreetings: [" Come in. ", " "], variantTagline: "" })).body;
  expect(data).toMatchObject({
    variantName: "Midsummer",
    variantTagline: null,
    default: false,
    originalDefault: false,
  });
  expect(data.authored).toMatchObject({ firstMessage: "", alternateGreetings: ["Come in."], lorebookIds: [] });
  expect((await list(world)).map(({ id }) => id)).toContain(data.id);
  expect(await details(world)).toMatchObject({ variantCount: variantCount + 1, edited: true });
});

test("one key makes one variant; another body is 409, and so is the 201st", async () => {
  const world = authorsWorld();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = (await create(world, {}, headers)).body;
  expect((await create(world, {}, headers)).body).toEqual(first);
  expect((await create(world, { variantName: "Other" }, headers)).status).toBe(409);
  const { state } = world.context;
  const { deletionId } = (await remove(world)).body.data;
  for (let n = state.variants.in(maren).length; n <= 200; n++)
    state.variants.put(aVariant({ id: `var-${n}`, characterId: maren, default: false }));
  expect((await create(world)).body.message).toBe("A character can have 200 variants");
  expect((await restore(world, deletionId)).status).toBe(409);
});

test("an edit changes what it names and nothing else", async () => {
  const world = authorsWorld();
  const before = world.context.state.variants.get(winter);
  expect((await edit(world, {})).status).toBe(400);
  expect((await edit(world, { default: false })).status).toBe(400);
  expect((await edit(world, { variantId: "var-none", variantName: "X" })).status).toBe(404);
  const { data } = (await edit(world, { variantTagline: " Snow. ", personality: null })).body;
  expect(data).toMatchObject({
    variantName: before?.variantName,
    variantTagline: "Snow.",
    backgroundImage: before?.scene,
  });
  expect(world.context.state.variants.get(winter)).toEqual({ ...before, variantTagline: "Snow.", personality: null });
});

test("what was cut from a picture goes with it", async () => {
  const world = authorsWorld();
  expect(world.context.state.variants.get(keeper)?.scene).toMatch(/^\/media/);
  const { data } = (await edit(world, { variantId: keeper, avatar: null })).body;
  expect(data).toMatchObject({ avatar: null, backgroundImage: null, cutout: null });
});

test("lorebooks are the author's own or public ones; what is attached may stay", async () => {
  const world = authorsWorld();
  const { state } = world.context;
  state.lorebooks.put(aLorebook({ id: "lore-mine", userId: world.userId, name: "Mine", lore: {} }));
  const other = state.lorebooks.put(
    aLorebook({ id: "lore-other", userId: "user-else", name: "Other", isPublic: true, lore: {} }),
  );
  const both = { lorebookIds: ["lore-mine", "lore-other"] };
  expect((await edit(world, both)).body.data.authored.lorebookIds).toEqual(both.lorebookIds);
  state.lorebooks.put({ ...other, isPublic: false });
  expect((await edit(world, both)).status).toBe(200);
  expect((await create(world, both)).body.errors[0].field).toBe("lorebookIds");
  expect((await edit(world, { lorebookIds: ["lore-mine", "lore-mine"] })).status).toBe(400);
});

test("there is one default, also after a former one came back", async () => {
  const world = authorsWorld();
  expect((await list(world)).filter((one) => one.default)).toEqual([{ id: keeper, default: true }]);
  const { deletionId } = (await remove(world, keeper)).body.data;
  expect((await edit(world, { default: true })).body.data.default).toBe(true);
  await restore(world, deletionId);
  expect((await list(world)).filter((one) => one.default)).toEqual([{ id: winter, default: true }]);
});

test("a deleted variant is gone, its chats go on with another, and it comes back", async () => {
  const world = authorsWorld();
  const body = { characterId: maren, variantId: winter };
  const thread = (await world.call("POST", "/api/v1/chat/threads", body)).body.data.id;
  await world.call("PUT", at("select"), { variantId: winter });
  const playing = async () => (await world.call("GET", `/api/v1/chat/threads/${thread}`)).body.data.variantId;
  const { deletionId } = (await remove(world)).body.data;
  expect(await playing()).toBe(keeper);
  expect((await details(world)).variant.id).toBe(keeper);
  expect((await world.call("PUT", at("select"), { variantId: winter })).status).toBe(404);
  expect((await world.call("POST", "/api/v1/chat/threads", body)).status).toBe(404);
  expect((await remove(world)).status).toBe(404);
  expect((await restore(world, deletionId)).body.data).toEqual({ kind: "variant", id: winter, threadId: null });
  expect(await playing()).toBe(winter);
});

test("the last variant stays, and none comes back to a deleted character", async () => {
  const world = authorsWorld();
  const { deletionId } = (await remove(world)).body.data;
  for (const { id } of (await list(world)).slice(1)) expect((await remove(world, id)).status).toBe(200);
  expect((await remove(world, keeper)).body.message).toBe("A character keeps at least one variant");
  const whole = (await world.call("DELETE", `/api/v1/character/delete/${maren}`)).body.data.deletionId;
  expect((await restore(world, deletionId)).status).toBe(409);
  await restore(world, whole);
  expect(await list(world)).toHaveLength(1);
  expect((await restore(world, deletionId)).status).toBe(200);
});

test("after 30 days a deleted variant is gone for good", async () => {
  const world = authorsWorld();
  await remove(world);
  await world.clock.advance(30 * day);
  prune(world.context);
  expect(world.context.state.variants.get(winter)).toBeUndefined();
  expect(world.context.state.variants.get(keeper)).toBeDefined();
});

test("only the author changes variants: 403 for a published character, 404 for one unknown", async () => {
  const world = testWorld();
  const before = JSON.stringify(world.context.state.variants.in(maren));
  expect((await create(world)).status).toBe(403);
  expect((await edit(world, { variantName: "Mine" })).status).toBe(403);
  expect((await remove(world)).status).toBe(403);
  expect((await world.call("POST", at("create", "char-none"), { variantName: "A" })).status).toBe(404);
  expect(JSON.stringify(world.context.state.variants.in(maren))).toBe(before);
});
