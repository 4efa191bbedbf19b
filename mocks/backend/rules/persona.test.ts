import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { keepUpload } from "../uploads.ts";

const personas = "/api/v1/user/personas";
const light = "thread-the-light-that-failed";

const create = async (world: TestWorld, body: object) => (await world.call("POST", `${personas}/create`, body)).body;
const edit = (world: TestWorld, body: object) => world.call("PUT", `${personas}/edit`, body);
const remove = (world: TestWorld, personaId: string) => world.call("DELETE", `${personas}/delete`, { personaId });
const list = async (world: TestWorld) => (await world.call("GET", personas)).body.data.personas;
const restore = (world: TestWorld, deletionId: string) =>
  world.call("POST", "/api/v1/user/trash/restore", { deletionId });
const threadOf = async (world: TestWorld) => (await world.call("GET", `/api/v1/chat/threads/${light}`)).body.data;
const speakAs = (world: TestWorld, personaId: string) =>
  world.call("PUT", "/api/v1/chat/config", { characterId: "char-maren-holloway", threadId: light, personaId });

function emptied(): TestWorld {
  const world = testWorld();
  for (const { id } of world.context.state.personas.in(world.userId)) world.context.state.personas.remove(id);
  return world;
}

test("the first persona is the default; a later one takes the mark when it asks for it", async () => {
  const world = emptied();
  const { data: wren } = await create(world, { name: "  Wren  ", description: " Salvager. " });
  expect(wren).toMatchObject({ name: "Wren", description: "Salvager.", avatar: null, isDefault: true });
  expect(wren.usedIn).toEqual({ count: 0, names: [] });
  await create(world, { name: "Reed", description: "  " });
  await create(world, { name: "Ines", isDefault: true });
  const marks = (await list(world)).map(({ name, isDefault }: { name: string; isDefault: boolean }) => [
    name,
    isDefault,
  ]);
  expect(marks).toEqual([
    ["Ines", true],
    ["Wren", false],
    ["Reed", false],
  ]);
  expect((await list(world))[2].description).toBeNull();
  const { body } = await world.call("GET", "/api/v1/user/info");
  expect(body.data.activePersonaId).toBe((await list(world))[0].id);
});

test("an edit changes what it names and nothing else", async () => {
  const world = emptied();
  const { data } = await create(world, { name: "Wren", description: "Salvager." });
  const avatar = keepUpload(world.context, world.userId, "persona", { kind: "png", bytes: new Uint8Array(9) });
  expect((await edit(world, { personaId: data.id, avatar })).body.data).toEqual({ ...data, avatar });
  expect((await edit(world, { personaId: data.id, name: "Wren Ash", isDefault: false })).body.data).toEqual({
    ...data,
    avatar,
    name: "Wren Ash",
    isDefault: false,
  });
  expect((await edit(world, { personaId: data.id, description: null, avatar: null })).body.data).toMatchObject({
    description: null,
    avatar: null,
  });
});

test.each([
  ["no name", { name: " " }],
  ["a name nobody can see", { name: "\u200b" }],
  ["a name of 41", { name: "x".repeat(41) }],
  ["a description of 2,001", { name: "Wren", description: "x".repeat(2001) }],
])("refuses %s", async (_case, body) => {
  const world = emptied();
  expect(await create(world, body)).toMatchObject({ success: false });
  const { data } = await create(world, { name: "Wren" });
  expect((await edit(world, { personaId: data.id, ...body })).status).toBe(400);
  expect(await list(world)).toEqual([data]);
});

test("keeps twenty, and says which are missing", async () => {
  const world = emptied();
  for (let count = 0; count < 20; count += 1) await create(world, { name: `Number ${count}` });
  expect((await world.call("POST", `${personas}/create`, { name: "One more" })).status).toBe(409);
  expect(await list(world)).toHaveLength(20);
  expect((await edit(world, { personaId: "per-none", name: "X" })).status).toBe(404);
  expect((await remove(world, "per-none")).status).toBe(404);
});

test("a chat whose persona is deleted goes on under the default one, and back when it is restored", async () => {
  const world = emptied();
  const { data: wren } = await create(world, { name: "Wren" });
  const { data: reed } = await create(world, { name: "Reed" });
  await speakAs(world, reed.id);
  expect((await list(world))[1].usedIn).toEqual({ count: 1, names: ["The light that failed"] });
  const { body } = await remove(world, reed.id);
  expect((await threadOf(world)).personaId).toBe(wren.id);
  expect((await speakAs(world, reed.id)).status).toBe(400);
  expect((await edit(world, { personaId: reed.id, name: "X" })).status).toBe(404);
  expect((await list(world)).map(({ name }: { name: string }) => name)).toEqual(["Wren"]);
  expect((await restore(world, body.data.deletionId)).status).toBe(200);
  expect((await threadOf(world)).personaId).toBe(reed.id);
});

test("a restored default gives way to the one chosen since; a full list takes none back", async () => {
  const world = emptied();
  const { data: wren } = await create(world, { name: "Wren" });
  const { body } = await remove(world, wren.id);
  await create(world, { name: "Reed" });
  await restore(world, body.data.deletionId);
  const marks = (await list(world)).map(({ name, isDefault }: { name: string; isDefault: boolean }) => [
    name,
    isDefault,
  ]);
  expect(marks).toEqual([
    ["Reed", true],
    ["Wren", false],
  ]);
  const again = await remove(world, wren.id);
  for (let count = 1; count < 20; count += 1) await create(world, { name: `Number ${count}` });
  expect((await restore(world, again.body.data.deletionId)).status).toBe(409);
});
