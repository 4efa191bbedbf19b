import { getResponse, type HttpHandler } from "msw";
import { expect, test } from "vitest";
import { storyNow, playWorld, type StoryWorld } from "./story.ts";

function play(given: StoryWorld = {}) {
  const handlers: HttpHandler[] = [];
  const world = playWorld({ use: (...added) => void handlers.push(...added) }, given);
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${world.session?.accessToken}` };
    const response = await getResponse(handlers, new Request(`http://story.local/api/v1/${path}`, { headers }));
    if (!response) throw new Error(`Nobody answers ${path}`);
    return response;
  };
  return { world, get };
}

test("a story gets a world of its own, its session and its API", async () => {
  const { world, get } = play({ world: "paid" });
  expect(world.session).toEqual({ accessToken: expect.any(String), profileComplete: true });
  expect((await (await get("user/info")).json()).data.userSubscription.subscription.tier).toBe("pro");
  expect(play({ world: "signed-out" }).world.session).toBeNull();
  expect(play({ world: "new" }).world.session?.profileComplete).toBe(false);
});

test("what one story changes, the next does not see", async () => {
  const first = play();
  const user = first.world.backend.context.state.users.get("user-mara");
  first.world.backend.context.state.users.put({ ...user!, userName: "Changed" });
  expect((await (await first.get("user/info")).json()).data.userName).toBe("Changed");
  expect((await (await play().get("user/info")).json()).data.userName).toBe("Mara");
});

test("a story's faults, time and changes are its own", async () => {
  const faults = [{ operation: "getUserInfo", status: 503, times: 1 }];
  const { get } = play({
    faults,
    now: "2027-01-05T10:00:00.000Z",
    change: ({ context }) =>
      context.state.users.put({ ...context.state.users.get("user-mara")!, description: "Changed before" }),
  });
  expect((await get("user/info")).status).toBe(503);
  expect((await (await get("user/info")).json()).data.description).toBe("Changed before");
  expect((await (await get("user/recent-chats")).json()).data.recentChats[0].updatedAt).toMatch(/^2027-01-05T09/);
  expect(faults[0]?.times).toBe(1);
  expect((await (await play().get("user/recent-chats")).json()).data.recentChats[0].updatedAt.slice(0, 10)).toBe(
    storyNow.slice(0, 10),
  );
});
