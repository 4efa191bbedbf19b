import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { day } from "../context.ts";
import { prune } from "../prune.ts";
import { uploadAt, uploadQuota } from "../uploads.ts";
import { bytesOf, png, upload } from "./upload.fixture.ts";

const gif = bytesOf("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7");
const jpeg = bytesOf(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
);

const image = "/api/v1/upload/image";

test("a picture is what its bytes say, and is served as that", async () => {
  const world = testWorld();
  const { body } = await upload(world, image, { file: png, purpose: "avatar" });
  expect(body.data.url).toMatch(/^\/media\/uploads\/\w{22}\.png$/);
  const kept = uploadAt(world.context.state, body.data.url);
  expect(kept?.type).toBe("image/png");
  expect(kept?.bytes).toEqual(png);
  expect((await upload(world, image, { file: jpeg, purpose: "theme" })).body.data.url).toMatch(/\.jpg$/);
  expect(uploadAt(world.context.state, "/media/uploads/none.png")).toBeNull();
  expect(uploadAt(world.context.state, "/media/uploads/../secrets")).toBeNull();
});

test("what is no picture, or too large a one, is refused", async () => {
  const world = testWorld();
  const send = (file: Uint8Array<ArrayBuffer>) => upload(world, image, { file, purpose: "avatar" });
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await send(svg)).status).toBe(415);
  expect((await send(png.slice(0, 12))).status).toBe(400);
  const huge = png.slice();
  new DataView(huge.buffer).setUint32(16, 100_000);
  new DataView(huge.buffer).setUint32(20, 100_000);
  expect((await send(huge)).status).toBe(413);
  const heavy = new Uint8Array(8 * 1024 * 1024 + 1);
  heavy.set(png);
  expect((await send(heavy)).status).toBe(413);
  expect(world.context.state.uploads.size).toBe(0);
});

test("pictures of badges and decorations are for administrators", async () => {
  expect((await upload(testWorld(), image, { file: png, purpose: "badge" })).status).toBe(403);
  expect((await upload(testWorld({ world: "admin" }), image, { file: png, purpose: "badge" })).status).toBe(200);
});

test("a picture that nothing names goes after a day; one that a row names stays", async () => {
  const world = testWorld();
  const { state } = world.context;
  const send = async () => (await upload(world, image, { file: png, purpose: "avatar" })).body.data.url as string;
  const [worn, replaced, left] = [await send(), await send(), await send()];
  await world.call("PUT", profile, { avatar: replaced });
  await world.call("PUT", profile, { avatar: worn });
  await world.clock.advance(day - 1000);
  prune(world.context);
  expect(state.uploads.size).toBe(3);
  const late = await send();
  await world.clock.advance(1000);
  prune(world.context);
  expect([worn, replaced, left, late].map((url) => uploadAt(state, url) !== null)).toEqual([true, false, false, true]);
});

test("all pictures of a user have to fit into the quota", async () => {
  const world = testWorld();
  const { state } = world.context;
  const send = () => upload(world, image, { file: png, purpose: "avatar" });
  const { id } = state.uploads.get((await send()).body.data.url.split("/").at(-1)) ?? { id: "" };
  const row = state.uploads.get(id);
  if (!row) throw new Error("no upload");
  const others = { ...row, id: "others.png", userId: "user-else", size: uploadQuota };
  state.uploads.put(others);
  state.uploads.put({ ...row, size: uploadQuota - png.length });
  expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, refused.body.errors[0].field]).toEqual([413, "quota"]);
  await world.clock.advance(day);
  prune(world.context);
  expect((await send()).status).toBe(200);
});

const path = "/api/v1/user/avatar-decorations";
const profile = "/api/v1/user/profile";

test("the catalogue comes by name, one's own before it", async () => {
  const world = testWorld({ world: "paid" });
  const names = async () =>
    (await world.call("GET", path)).body.data.avatarDecorations.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual([
    "Cue Ring",
    "Ember Crown (Pro)",
    "Fernwood",
    "Filigree (Pro)",
    "Low Tide",
    "Marquee (Pro)",
    "Moth & Moon",
    "Orbit (Pro)",
  ]);
  const { body } = await upload(world, path, { image: gif });
  expect(body.data).toMatchObject({ isCustom: true, name: "My decoration" });
  expect((await names())[0]).toBe("My decoration");
  const { userInfo } = { userInfo: (await world.call("GET", "/api/v1/user/info")).body.data };
  expect(userInfo.customAvatarDecoration).toBe(body.data.avatarDecoration);
  expect(userInfo.avatarDecoration).toBeNull();
});

test("a new decoration of one's own takes the place of the old, on the avatar too", async () => {
  const world = testWorld({ world: "paid" });
  const first = (await upload(world, path, { image: gif })).body.data;
  await world.call("PUT", profile, { avatarDecorationId: first.id });
  const second = (await upload(world, path, { image: png })).body.data;
  const list = (await world.call("GET", path)).body.data.avatarDecorations;
  expect(list.filter(({ isCustom }: { isCustom: boolean }) => isCustom)).toEqual([second]);
  expect((await world.call("GET", "/api/v1/user/info")).body.data.avatarDecoration).toBe(second.avatarDecoration);
  expect(uploadAt(world.context.state, first.avatarDecoration)).toBeNull();
});

test("the free tier has no decoration of its own and none of the pro ones", async () => {
  const world = testWorld();
  expect((await upload(world, path, { image: png })).status).toBe(403);
  expect((await world.call("PUT", profile, { avatarDecorationId: "dec-orbit-pro" })).status).toBe(403);
  expect((await world.call("PUT", profile, { avatarDecorationId: "dec-fernwood" })).body.data).toMatchObject({
    avatarDecoration: "/media/decorations/fernwood.svg",
    avatarDecorationId: "dec-fernwood",
  });
  const paid = testWorld({ world: "paid" });
  expect((await paid.call("PUT", profile, { avatarDecorationId: "dec-orbit-pro" })).status).toBe(200);
  expect((await upload(paid, path, { image: jpeg })).status).toBe(415);
  const heavy = new Uint8Array(2 * 1024 * 1024 + 1);
  heavy.set(png);
  expect((await upload(paid, path, { image: heavy })).status).toBe(413);
});

test("only one's own decoration can be deleted, and it comes back", async () => {
  const world = testWorld({ world: "paid" });
  const { call } = world;
  const remove = (avatarDecorationId: string) => call("DELETE", `${path}/delete`, { avatarDecorationId });
  expect((await remove("dec-fernwood")).status).toBe(403);
  expect((await remove("dec-unknown")).status).toBe(404);
  const own = (await upload(world, path, { image: png })).body.data;
  await call("PUT", profile, { avatarDecorationId: own.id });
  const { deletionId } = (await remove(own.id)).body.data;
  expect((await call("GET", "/api/v1/user/info")).body.data).toMatchObject({
    avatarDecorationId: null,
    avatarDecoration: null,
    customAvatarDecoration: null,
  });
  expect((await remove(own.id)).status).toBe(404);
  expect((await call("POST", "/api/v1/user/trash/restore", { deletionId })).body.data.kind).toBe("avatarDecoration");
  expect((await call("GET", path)).body.data.avatarDecorations[0]).toEqual(own);
});

test("a deleted account is gone: access, chats, pictures, name and published characters", async () => {
  const world = testWorld({ world: "creator" });
  const { call, context, userId } = world;
  const { url } = (await upload(world, image, { file: png, purpose: "avatar" })).body.data;
  expect((await call("DELETE", "/api/v1/user/delete", {})).status).toBe(400);
  expect((await call("DELETE", "/api/v1/user/delete", { confirmDelete: false })).status).toBe(400);
  expect((await call("DELETE", "/api/v1/user/delete", { confirmDelete: true })).body).toEqual({ success: true });
  expect((await call("GET", "/api/v1/user/info")).status).toBe(401);
  expect((await call("GET", `/api/v1/user/creator/${userId}`, undefined, { as: null })).status).toBe(404);
  const { state } = context;
  expect(uploadAt(state, url)).toBeNull();
  expect(state.threads.in(userId)).toEqual([]);
  expect(state.characters.in(userId).every(({ accessableTo }) => accessableTo === "private")).toBe(true);
  expect(state.users.get(userId)).toMatchObject({ email: "", passwordHash: null, description: null, avatar: null });
});

test("only a picture that was sent for a message goes with one", async () => {
  const world = testWorld();
  const to = "/api/v1/chat/threads/thread-the-light-that-failed/messages";
  const send = (picture: string) =>
    world.call("POST", to, { content: "Look", clientMessageId: crypto.randomUUID(), stream: false, picture });
  const avatar = (await upload(world, image, { file: png, purpose: "avatar" })).body.data.url;
  expect((await send(avatar)).status).toBe(400);
  expect((await send("https://elsewhere.test/x.png")).status).toBe(400);
  const { url } = (await upload(world, image, { file: png, purpose: "message" })).body.data;
  const sent = send(url);
  await world.clock.advance(300_000);
  const { status, body } = await sent;
  expect(status).toBe(200);
  expect(body.data.userMessage).toMatchObject({ content: "Look", picture: url });
});
