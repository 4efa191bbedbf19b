import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

const list = (userId: string, page = 1, pageSize = 20) =>
  `/api/v1/user/badges/user?userId=${userId}&page=${page}&pageSize=${pageSize}`;

test("badges come latest first, a page at a time, with their total", async () => {
  const { call, userId } = testWorld({ world: "creator" });
  const { body } = await call("GET", list(userId));
  expect(body.data.total).toBe(8);
  const dates = body.data.items.map(({ dateObtained }: { dateObtained: string }) => dateObtained);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(body.data.items[0].badge).toEqual({
    name: "Keeper of the lamp",
    description: "A year of stories.",
    icon: "/media/badges/keeper-of-the-lamp.svg",
  });
  expect((await call("GET", list(userId, 3, 3))).body.data).toMatchObject({ items: [{}, {}], total: 8 });
  expect((await call("GET", list("user-nobody"))).status).toBe(404);
});

test("what is hidden is for its owner only, on the creator page too", async () => {
  const { call, userId, context } = testWorld();
  const wren = context.state.users.find(({ userName }) => userName === "wren_after_dark")!.id;
  const { body } = await call("GET", list(wren));
  expect(body.data.total).toBe(6);
  expect(body.data.items.every(({ visible }: { visible: boolean }) => visible)).toBe(true);
  expect((await call("GET", `/api/v1/user/creator/${wren}`)).body.data.badges).toEqual(body.data.items);
  expect((await call("GET", list(userId))).body.data.total).toBe(3);
});

test("one's own badge is hidden and shown again; another's is refused", async () => {
  const { call, userId, context } = testWorld();
  const set = (body: object) => call("PATCH", "/api/v1/user/badges/visibility", body);
  const badgeId = "bdg-first-hundred";
  expect((await set({ userId, badgeId, visible: false })).body.data).toMatchObject({ badgeId, visible: false });
  expect(context.state.badgeAwards.get(`${userId}-${badgeId}`)?.visible).toBe(false);
  expect((await set({ userId, badgeId, visible: true })).body.data.visible).toBe(true);
  expect((await set({ userId, badgeId: "bdg-sweet-tooth", visible: false })).status).toBe(404);
  const other = context.state.users.find(({ id }) => id !== userId)!.id;
  const awards = () => [...context.state.badgeAwards.all()];
  const before = awards();
  expect((await set({ userId: other, badgeId, visible: false })).status).toBe(403);
  expect((await set({ userId, badgeId })).status).toBe(400);
  expect((await set({ badgeId, visible: false })).status).toBe(400);
  expect((await set({ userId, badgeId, visible: "no" })).status).toBe(400);
  // What was refused has changed nothing.
  expect(awards()).toEqual(before);
});

test("a completed profile earns the first badge, once", async () => {
  const { call, userId } = testWorld({ world: "new" });
  expect((await call("GET", list(userId))).body.data).toEqual({ items: [], total: 0 });
  await call("PUT", "/api/v1/user/complete-profile", { userName: "Quillon", ageConfirmed: true });
  await call("PUT", "/api/v1/user/complete-profile", { userName: "Quillon", ageConfirmed: true });
  const { data } = (await call("GET", list(userId))).body;
  expect(data).toMatchObject({ total: 1, items: [{ visible: true, badge: { name: "House lights" } }] });
});
