import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { day } from "../context.ts";
import { prune } from "../prune.ts";
import { keepUpload, uploadAt } from "../uploads.ts";

const themes = "/api/v1/user/themes";
const plum = {
  name: "Plum night",
  background: { colour: "#1b1026", image: null },
  primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
};

const create = (world: TestWorld, body: object = plum) => world.call("POST", `${themes}/create`, body);
const edit = (world: TestWorld, body: object) => world.call("PUT", `${themes}/edit`, body);
const names = async (world: TestWorld) =>
  (await world.call("GET", themes)).body.data.themes.map(({ name }: { name: string }) => name);

test("a theme is made, listed, also in user info, and changed member by member", async () => {
  const world = testWorld();
  expect(await names(world)).toEqual([]);
  const made = (await create(world, { ...plum, name: " Plum night " })).body.data;
  expect(made).toEqual({ ...plum, id: made.id });
  await create(world, { ...plum, name: "Second" });
  expect(await names(world)).toEqual(["Plum night", "Second"]);
  const dusk = await edit(world, { themeId: made.id, name: "Plum dusk" });
  expect(dusk.body.data).toEqual({ ...made, name: "Plum dusk" });
  const info = await world.call("GET", "/api/v1/user/info");
  expect(info.body.data.themes[0]).toEqual(dusk.body.data);
});

test("an eleventh is a conflict, also one that is brought back", async () => {
  const world = testWorld();
  const first = (await create(world)).body.data;
  const { deletionId } = (await world.call("DELETE", `${themes}/delete`, { themeId: first.id })).body.data;
  for (let count = 0; count < 10; count += 1) expect((await create(world)).status).toBe(200);
  expect((await create(world)).status).toBe(409);
  const back = await world.call("POST", "/api/v1/user/trash/restore", { deletionId });
  expect(back.status).toBe(409);
  expect(await names(world)).toHaveLength(10);
});

test.each([
  ["no name", { name: "  " }],
  ["a long name", { name: "x".repeat(41) }],
  ["a colour that is none", { background: { colour: "url(x)", image: null } }],
  ["a short colour", { primaryColours: { ...plum.primaryColours, light: "#fff" } }],
  ["a picture of elsewhere", { background: { colour: "#1b1026", image: "/media/icons/maren.webp" } }],
  ["a picture that is not there", { background: { colour: "#1b1026", image: "/media/uploads/none.png" } }],
])("%s is refused", async (_what, wrong) => {
  const world = testWorld();
  expect((await create(world, { ...plum, ...wrong })).status).toBe(400);
  const { id } = (await create(world)).body.data;
  expect((await edit(world, { themeId: id, ...wrong })).status).toBe(400);
  expect(await names(world)).toEqual(["Plum night"]);
});

test("a picture sent for a theme stays until the deletion is final", async () => {
  const world = testWorld();
  const send = (purpose: string) =>
    keepUpload(world.context, world.userId, purpose, { kind: "png", bytes: new Uint8Array() });
  const image = send("theme");
  expect((await create(world, { ...plum, background: { colour: "#000000", image: send("avatar") } })).status).toBe(400);
  const { id } = (await create(world, { ...plum, background: { colour: "#000000", image } })).body.data;
  const { deletionId } = (await world.call("DELETE", `${themes}/delete`, { themeId: id })).body.data;
  expect(await names(world)).toEqual([]);
  expect((await edit(world, { themeId: id, name: "x" })).status).toBe(404);
  await world.call("POST", "/api/v1/user/trash/restore", { deletionId });
  expect(await names(world)).toEqual(["Plum night"]);
  await world.call("DELETE", `${themes}/delete`, { themeId: id });
  await world.clock.advance(30 * day);
  prune(world.context);
  expect(uploadAt(world.context.state, image)).toBeNull();
  expect(world.context.state.themes.size).toBe(0);
});
