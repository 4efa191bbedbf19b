import { expect, test, vi } from "vitest";
import { day, hour } from "../context.ts";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

const email = "new@example.com";
const password = "quiet-harbour-9";

async function verification({ call }: TestWorld): Promise<string> {
  const { body } = await call("POST", "/api/v1/turnstile/validate", { token: "passed" }, { as: null });
  return body.data.verificationId;
}

async function signUp(world: TestWorld, given: object = {}) {
  return world.call(
    "POST",
    "/api/v1/auth/sign-up",
    { email, password, verificationId: await verification(world), ...given },
    { as: null },
  );
}

async function signIn(world: TestWorld, given: object = {}) {
  return world.call(
    "POST",
    "/api/v1/auth/sign-in",
    { email, password, verificationId: await verification(world), ...given },
    { as: null },
  );
}

const isAlive = async ({ call }: TestWorld, token: string) =>
  (await call("GET", "/api/v1/user/info", undefined, { as: token })).status === 200;

test("the bot-check passes, refuses with and without a reason, and can be down", async () => {
  const { call } = testWorld({ world: "signed-out" });
  const check = (token: string) => call("POST", "/api/v1/turnstile/validate", { token }, { as: null });
  expect((await check("anything")).body).toMatchObject({ success: true, data: { verificationId: expect.any(String) } });
  expect((await check("fail")).body).toEqual({ success: false, message: "The challenge timed out" });
  expect((await check("refuse")).body).toEqual({ success: false });
  expect((await check("error")).status).toBe(500);
  expect((await check("")).status).toBe(400);
});

test("sign-up makes an account that is signed in and has its profile still to complete", async () => {
  const world = testWorld({ world: "signed-out" });
  const { status, body } = await signUp(world);
  expect(status).toBe(200);
  expect(body.data.profileComplete).toBe(false);
  expect(await isAlive(world, body.data.accessToken)).toBe(true);
});

test("neither password nor token is kept as it is", async () => {
  const world = testWorld({ world: "signed-out" });
  const { body } = await signUp(world);
  const kept = JSON.stringify(world.context.state.dump());
  expect(kept).not.toContain(password);
  expect(kept).not.toContain(body.data.accessToken);
});

test("sign-up refuses a taken address whatever its case, a short password and a missing check", async () => {
  const world = testWorld({ world: "signed-out" });
  await signUp(world);
  const taken = await signUp(world, { email: "New@Example.com" });
  expect(taken.status).toBe(409);
  expect(taken.body.errors[0].field).toBe("email");
  expect((await signUp(world, { email: "b@example.com", password: "1234567" })).body.errors[0].field).toBe("password");
  expect((await signUp(world, { email: "b@example.com", password: "x".repeat(33) })).status).toBe(400);
  for (const verificationId of ["bc_none", undefined]) {
    const unchecked = await signUp(world, { email: "b@example.com", verificationId });
    expect(unchecked.status).toBe(403);
    expect(unchecked.body.message).toMatch(/verification/i);
  }
});

test("a check is good for ten minutes and for one sign-in", async () => {
  const world = testWorld({ world: "signed-out" });
  const verificationId = await verification(world);
  expect((await signUp(world, { verificationId })).status).toBe(200);
  expect((await signIn(world, { verificationId })).status).toBe(403);
  const late = await verification(world);
  await world.clock.advance(10 * 60_000);
  expect((await signIn(world, { verificationId: late })).status).toBe(403);
});

test("a wrong password and an unknown address get the same answer, and the check can be used again", async () => {
  const world = testWorld({ world: "signed-out" });
  await signUp(world);
  const verificationId = await verification(world);
  const wrong = await signIn(world, { password: "something-else", verificationId });
  const unknown = await signIn(world, { email: "nobody@example.com", verificationId });
  expect(wrong.status).toBe(401);
  expect(wrong.body.message).toBe("Email or password is not correct");
  expect(unknown.body).toEqual(wrong.body);
  expect((await signIn(world, { verificationId })).status).toBe(200);
});

test("a session ends 12 hours after its last use, or after 30 days with Remember me", async () => {
  const world = testWorld({ world: "signed-out" });
  await signUp(world);
  const short = (await signIn(world)).body.data.accessToken;
  const long = (await signIn(world, { rememberMe: true })).body.data.accessToken;
  await world.clock.advance(11 * hour);
  expect(await isAlive(world, short)).toBe(true);
  await world.clock.advance(11 * hour);
  expect(await isAlive(world, short)).toBe(true);
  await world.clock.advance(12 * hour);
  expect(await isAlive(world, short)).toBe(false);
  expect(await isAlive(world, long)).toBe(true);
  await world.clock.advance(29 * day);
  expect(await isAlive(world, long)).toBe(false);
});

test("sign-out ends this session only", async () => {
  const world = testWorld({ world: "signed-out" });
  const first = (await signUp(world)).body.data.accessToken;
  const second = (await signIn(world)).body.data.accessToken;
  expect((await world.call("POST", "/api/v1/auth/sign-out", undefined, { as: first })).body).toEqual({ success: true });
  expect(await isAlive(world, first)).toBe(false);
  expect(await isAlive(world, second)).toBe(true);
});

test("a changed password ends the other sessions; a wrong one is 400, never 401", async () => {
  const world = testWorld({ world: "signed-out" });
  const mine = (await signUp(world)).body.data.accessToken;
  const other = (await signIn(world)).body.data.accessToken;
  const change = (currentPassword: string, newPassword: string) =>
    world.call("PATCH", "/api/v1/auth/password", { currentPassword, newPassword }, { as: mine });
  expect(await change("wrong", "loud-lighthouse-4")).toMatchObject({
    status: 400,
    body: { message: "Current Password not correct, Please try again." },
  });
  expect(await change(password, "short")).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("8 characters") },
  });
  expect((await change(password, "loud-lighthouse-4")).status).toBe(200);
  expect(await isAlive(world, mine)).toBe(true);
  expect(await isAlive(world, other)).toBe(false);
  expect((await signIn(world)).status).toBe(401);
  expect((await signIn(world, { password: "loud-lighthouse-4" })).status).toBe(200);
});

test("a forgotten password: the same answer for everybody, a mail for those who have an account, one use, one hour", async () => {
  const world = testWorld({ world: "signed-out" });
  const old = (await signUp(world)).body.data.accessToken;
  const ask = (address: string) => world.call("POST", "/api/v1/auth/forgot-password", { email: address }, { as: null });
  const reset = (token: string) =>
    world.call("POST", "/api/v1/auth/reset-password", { token, newPassword: "loud-lighthouse-4" }, { as: null });
  const mails = () => [...world.context.state.mails.all()];
  const tokenIn = (text = "") => /token=(\w+)/.exec(text)?.[1] ?? "";

  expect((await ask("nobody@example.com")).body).toEqual((await ask(email)).body);
  expect(mails()).toHaveLength(1);
  const token = tokenIn(mails()[0]?.text);
  expect((await reset("rst_0000000000000000")).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
  expect(await isAlive(world, old)).toBe(false);
  expect((await signIn(world, { password: "loud-lighthouse-4" })).status).toBe(200);

  await ask(email);
  await world.clock.advance(hour);
  expect((await reset(tokenIn(mails()[1]?.text))).status).toBe(400);
});

test("no password is hashed for whoever has not passed the check, or has no valid link", async () => {
  const world = testWorld({ world: "signed-out" });
  await signUp(world);
  const hash = vi.spyOn(world.context.passwords, "hash");
  const verify = vi.spyOn(world.context.passwords, "verify");
  for (const address of [email, "nobody@example.com"])
    expect((await signIn(world, { email: address, verificationId: "bc_none" })).status).toBe(403);
  expect((await signUp(world, { email: "b@example.com", verificationId: "bc_none" })).status).toBe(403);
  const reset = { token: "rst_0000000000000000", newPassword: "loud-lighthouse-4" };
  expect((await world.call("POST", "/api/v1/auth/reset-password", reset, { as: null })).status).toBe(400);
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 0]);
});

test("a banned user is told why, at sign-in and on every call, until the ban is over", async () => {
  const world = testWorld();
  const user = world.context.state.users.get(world.userId);
  if (!user) throw new Error("no user");
  world.context.state.users.put({ ...user, banned: { reason: "spam", until: "2026-11-23T00:00:00.000Z" } });
  const refused = await world.call("GET", "/api/v1/user/info");
  expect(refused.status).toBe(403);
  expect(refused.body.message).toBe("This account is suspended until 2026-11-23: spam");
  await world.clock.advance(2 * day);
  expect((await world.call("GET", "/api/v1/user/info")).status).toBe(200);
});
