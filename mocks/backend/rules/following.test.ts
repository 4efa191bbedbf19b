import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

const wren = "/api/v1/user/creator/user-wren";

test("whoever follows is counted and listed, once, until they no longer do", async () => {
  const { call, context } = testWorld();
  const follow = (isFollowing: boolean) => call("PUT", `${wren}/following`, { isFollowing });
  const followed = async (query = "") =>
    (await call("GET", `/api/v1/user/following${query}`)).body.data.items.map(({ id }: { id: string }) => id);
  for (const row of context.state.follows.filter(() => true)) context.state.follows.remove(row.id);

  expect((await call("GET", wren)).body.data).toMatchObject({ isFollowing: false, followerCount: 0 });
  expect((await follow(true)).body.data).toEqual({ isFollowing: true, followerCount: 1 });
  expect((await follow(true)).body.data).toEqual({ isFollowing: true, followerCount: 1 });
  expect((await call("GET", wren)).body.data).toMatchObject({ isFollowing: true, followerCount: 1 });
  expect((await call("GET", wren, undefined, { as: null })).body.data).toMatchObject({
    isFollowing: false,
    followerCount: 1,
  });
  expect(await followed()).toEqual(["user-wren"]);
  expect(await followed("?search=WREN")).toEqual(["user-wren"]);
  expect(await followed("?search=nobody")).toEqual([]);
  expect((await follow(false)).body.data).toEqual({ isFollowing: false, followerCount: 0 });
  expect(await followed()).toEqual([]);
});

test("the one followed last comes first", async () => {
  const { call, clock } = testWorld();
  for (const id of ["user-wren", "user-ninth-hour"]) {
    await clock.advance(1000);
    await call("PUT", `/api/v1/user/creator/${id}/following`, { isFollowing: true });
  }
  const { items, total } = (await call("GET", "/api/v1/user/following?pageSize=1")).body.data;
  expect(total).toBe((await call("GET", "/api/v1/user/following")).body.data.items.length);
  expect(items).toMatchObject([{ id: "user-ninth-hour", isFollowing: true }]);
});

test("nobody follows themselves or somebody without a profile", async () => {
  const { call, userId } = testWorld({ world: "fresh" });
  const follow = (id: string) => call("PUT", `/api/v1/user/creator/${id}/following`, { isFollowing: true });
  expect((await follow(userId)).body.errors[0].field).toBe("isFollowing");
  expect((await follow("user-none")).status).toBe(404);
});

test("an account that ends follows nobody and has no followers", async () => {
  const { call, context, userId } = testWorld();
  await call("PUT", `${wren}/following`, { isFollowing: true });
  context.state.follows.put({
    id: `user-wren.${userId}`,
    userId: "user-wren",
    creatorId: userId,
    createdAt: new Date(0).toISOString(),
  });
  expect((await call("DELETE", "/api/v1/user/delete", { confirmDelete: true })).status).toBe(200);
  expect(context.state.follows.filter((row) => row.userId === userId || row.creatorId === userId)).toEqual([]);
});
