import { afterEach, expect, test, vi } from "vitest";
import { getResponse } from "msw";
import { setupServer } from "msw/node";
import { operations, type OperationId } from "#src/generated/operations.ts";
import { testWorld } from "../hosts/node.ts";
import { apiHandlers } from "./handlers.ts";
import { matchOperation } from "./match.ts";
import { ruleOf } from "./rules.ts";
import { schemasOf } from "./schemas.ts";

afterEach(() => vi.restoreAllMocks());

const info = "/api/v1/user/info";

test("every operation has schemas for what it has, and a rule or an honest 501", async () => {
  const world = testWorld({ world: "admin" });
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path, requestTypes } = operations[id];
    const schemas = schemasOf(id);
    expect([id, schemas.params !== null]).toEqual([id, path.includes("{")]);
    expect([id, schemas.body !== null]).toEqual([id, requestTypes.length > 0]);
    if (ruleOf(id)) continue;
    const { status, body } = await world.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "x"));
    expect([id, status]).toEqual([id, 501]);
    expect(body).toEqual({ success: false, message: `${id} is not ruled yet` });
  }
});

test("a path finds its operation, the nearer one first; others find none", () => {
  const find = (method: string, path: string) => {
    const match = matchOperation(method, path);
    return match && "id" in match ? match.id : match;
  };
  expect(find("GET", "/api/v1/chat/threads/t1/messages")).toBe("listMessages");
  expect(find("DELETE", "/api/v1/character/generic-buckets/delete")).toBe("deleteBucket");
  expect(find("GET", "/api/v1/character/generic-buckets/delete")).toBe("getBucket");
  expect(find("PUT", "/api/v1/chat/threads")).toEqual({ allowed: ["DELETE", "GET", "POST"] });
  expect(find("GET", "/api/v1/nothing")).toBeNull();
  expect(find("GET", "/api/v1/chat/threads/")).toBeNull();
  expect(find("GET", "/api/v1/chat/threads/%E0%A4%A/messages")).toBeNull();
});

test("a wrong method is 405 and names the right ones", async () => {
  const { call } = testWorld();
  const { status, headers } = await call("POST", info, {});
  expect(status).toBe(405);
  expect(headers.get("allow")).toBe("GET");
});

test("no token, a dead token, and a token where none is needed", async () => {
  const { call } = testWorld();
  expect((await call("GET", info, undefined, { as: null })).status).toBe(401);
  expect((await call("GET", info, undefined, { as: "sst_dead" })).status).toBe(401);
  const home = { homepagePreference: "default", NSFW: false, page: 1, pageSize: 1 };
  expect((await call("POST", "/api/v1/character/home", home, { as: null })).status).toBe(200);
  // A client with a dead token believes it is signed in, and has to be told otherwise.
  expect((await call("POST", "/api/v1/character/home", home, { as: "sst_dead" })).status).toBe(401);
  expect((await call("PUT", "/api/v1/user/profile", { userName: 7 }, { as: null })).status).toBe(401);
});

const raw = (
  world: ReturnType<typeof testWorld>,
  body: BodyInit,
  type: string | null,
  headers: Record<string, string> = {},
) =>
  world.api(
    new Request("http://test/api/v1/user/profile", {
      method: "PUT",
      body,
      headers: { authorization: `Bearer ${world.token}`, ...(type && { "content-type": type }), ...headers },
    }),
  );

test("a body of another type is 415, too large 413, not JSON 400, of the wrong shape 400 with its fields", async () => {
  const world = testWorld();
  expect((await raw(world, "userName=x", "application/x-www-form-urlencoded"))?.status).toBe(415);
  expect((await raw(world, new Uint8Array([1]), null))?.status).toBe(415);
  expect((await raw(world, "{", "application/json"))?.status).toBe(400);
  expect((await raw(world, new Uint8Array([0x22, 0xff, 0x22]), "application/json"))?.status).toBe(400);
  expect((await raw(world, "[".repeat(100_000), "application/json"))?.status).toBe(400);
  expect((await raw(world, JSON.stringify({ description: "x".repeat(1_000_001) }), "application/json"))?.status).toBe(
    413,
  );
  expect((await raw(world, '{"__proto__":{"role":"admin"},"description":"x"}', "application/json"))?.status).not.toBe(
    500,
  );
  expect(({} as { role?: string }).role).toBeUndefined();
  const refused = await world.call("PUT", "/api/v1/user/profile", { userName: "x".repeat(26), description: 5 });
  expect(refused.body).toMatchObject({ success: false, message: "The request is not valid" });
  expect(refused.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    "description",
    "userName",
  ]);
});

test("a call without a body takes none and {} alike", async () => {
  const { call } = testWorld({ world: "creator" });
  const path = "/api/v1/user/creator-preferences/toggle-message-count";
  expect((await call("PATCH", path)).status).toBe(200);
  expect((await call("PATCH", path, {})).status).toBe(200);
});

test("faults come in place of answers, as often as they say, and only where they say", async () => {
  const { call, context } = testWorld({
    faults: [
      { operation: "getUserInfo", status: 500, times: 1, body: "<h1>no</h1>", contentType: "text/html" },
      { operation: "listCategories", status: 429, retryAfter: 7, message: "Slow down" },
    ],
  });
  const first = await call("GET", info);
  expect(first.status).toBe(500);
  expect(await first.response.text()).toBe("<h1>no</h1>");
  expect((await call("GET", info)).status).toBe(200);
  const limited = await call("GET", "/api/v1/category/list");
  expect(limited).toMatchObject({ status: 429, body: { success: false, message: "Slow down" } });
  expect(limited.headers.get("retry-after")).toBe("7");
  context.faults.push({ operation: "getUserInfo", network: true });
  expect((await call("GET", info)).response.type).toBe("error");
});

test("an aborted call uses up no fault, whether it was aborted before or during its delay", async () => {
  const world = testWorld({ faults: [{ operation: "getUserInfo", status: 500, delayMs: 3000, times: 1 }] });
  const leave = new AbortController();
  const during = world.call("GET", info, undefined, { signal: leave.signal });
  leave.abort();
  expect((await during).response.type).toBe("error");
  expect((await world.call("GET", info, undefined, { signal: leave.signal })).response.type).toBe("error");
  const third = world.call("GET", info);
  await world.clock.advance(3000);
  expect((await third).status).toBe(500);
  expect((await world.call("GET", info)).status).toBe(200);
});

test("a slow call waits and is answered, a cut one breaks off", async () => {
  const world = testWorld({
    faults: [
      { operation: "getUserInfo", delayMs: 3000, times: 1 },
      { operation: "listCategories", cutAfterBytes: 20 },
    ],
  });
  let answered = false;
  const slow = world.call("GET", info).then((reply) => {
    answered = true;
    return reply;
  });
  await world.clock.advance(2900);
  expect(answered).toBe(false);
  await world.clock.advance(200);
  expect((await slow).status).toBe(200);
  const cut = await world.api(new Request("http://test/api/v1/category/list"));
  await expect(cut?.text()).rejects.toThrow("cut");
});

test("sentinel addresses fail by hand", async () => {
  const { call } = testWorld({ world: "signed-out" });
  const forgot = (email: string) => call("POST", "/api/v1/auth/forgot-password", { email }, { as: null });
  expect((await forgot("server-error@example.com")).status).toBe(500);
  expect((await forgot("html-error@example.com")).headers.get("content-type")).toBe("text/html");
  expect((await forgot("too-many@example.com")).headers.get("retry-after")).toBe("30");
  expect((await forgot("no-network@example.com")).response.type).toBe("error");
  expect((await forgot("constructor@example.com")).status).toBe(200);
});

test("an answer off the contract is a fault of the server, with nothing of its inside shown", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { call, context, userId } = testWorld();
  const user = context.state.users.get(userId);
  context.state.users.put({ ...user!, overlayOpacity: 33 as never });
  const { status, body } = await call("GET", info);
  expect(status).toBe(500);
  expect(body).toEqual({ success: false, message: "Something went wrong" });
  expect(String(log.mock.calls[0]?.[1])).toContain("overlayOpacity");
});

test("a refused call leaves no trace", async () => {
  const { call, context } = testWorld();
  context.state.takeChanges();
  const before = JSON.stringify(context.state.dump());
  await call("PUT", "/api/v1/user/profile", { description: "x", userName: "wren_after_dark" });
  await call("POST", "/api/v1/chat/threads", {
    characterId: "char-maren-holloway",
    variantId: "var-maren-keeper",
    openingId: "nope",
  });
  expect(JSON.stringify(context.state.dump())).toBe(before);
  expect(context.state.takeChanges()).toEqual([]);
});

test("what a store cannot keep is not acknowledged, and is kept with the next call that can be", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const kept: string[] = [];
  let isFull = false;
  const { call } = testWorld({
    store: {
      load: () => [],
      commit(changes) {
        if (isFull) throw new Error("disk full");
        kept.push(...changes.map(({ row }) => JSON.stringify(row)));
      },
    },
  });
  isFull = true;
  const change = (overlayOpacity: number) => call("PATCH", "/api/v1/user/background-overlay", { overlayOpacity });
  expect((await change(75)).status).toBe(500);
  isFull = false;
  expect((await call("GET", info)).body.data.overlayOpacity).toBe(75);
  expect(kept.some((row) => row.includes('"overlayOpacity":75'))).toBe(true);
});

test("a fault without an answer reaches the client as a broken connection", async () => {
  const { api, context } = testWorld();
  const server = setupServer(...apiHandlers(api));
  server.listen({ onUnhandledFrame: "error" });
  try {
    context.faults.push({ operation: "listCategories", network: true });
    await expect(fetch("http://test.local/api/v1/category/list")).rejects.toThrow(TypeError);
  } finally {
    server.close();
  }
});

const asked: [string, string, unknown?][] = [
  ["GET", info],
  ["GET", "/api/v1/category/list"],
  ["POST", "/api/v1/character/home", { homepagePreference: "popularTotal", NSFW: false, page: 1, pageSize: 3 }],
  ["GET", "/api/v1/chat/threads/thread-the-light-that-failed/messages?pageSize=2"],
  ["GET", "/api/v1/chat/threads?isPinned=false&page=1"],
  ["GET", "/api/v1/chat/threads/none"],
  ["PUT", "/api/v1/user/profile", { userName: "" }],
  ["GET", "/api/v1/user/themes"],
];

test("MSW's handlers, its Node server and the direct call answer alike", async () => {
  const { api, token } = testWorld();
  const handlers = apiHandlers(api);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: "error" });
  try {
    for (const [method, path, body] of asked) {
      const make = () =>
        new Request(`http://test.local${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
      const seen = async (response: Response | undefined | null) => ({
        status: response?.status,
        body: await response?.json(),
      });
      const direct = await seen(await api(make()));
      expect(await seen(await getResponse(handlers, make()))).toEqual(direct);
      expect(await seen(await fetch(make()))).toEqual(direct);
    }
  } finally {
    server.close();
  }
});
