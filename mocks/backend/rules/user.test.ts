import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

test("user info carries both names of the id and the defaults", async () => {
  const { call, userId } = testWorld({ world: "fresh" });
  const { body } = await call("GET", "/api/v1/user/info");
  expect(body.data).toMatchObject({
    id: userId,
    userId,
    onBoarding: true,
    profileComplete: true,
    homepagePreference: "default",
    backgroundImageOption: "on",
    overlayOpacity: 50,
    verbose: null,
    isCreator: false,
    userSubscription: { subscription: { tier: "free", price: 0 } },
  });
});

test("who has published a character is a creator", async () => {
  const { call } = testWorld({ world: "creator" });
  expect((await call("GET", "/api/v1/user/info")).body.data.isCreator).toBe(true);
});

const complete = "/api/v1/user/complete-profile";

test("the profile is completed with a free name and the age confirmed", async () => {
  const { call } = testWorld({ world: "new" });
  expect((await call("PUT", complete, { userName: "   ", ageConfirmed: true })).status).toBe(400);
  expect((await call("PUT", complete, { userName: "x".repeat(26), ageConfirmed: true })).body.errors[0].field).toBe(
    "userName",
  );
  expect((await call("PUT", complete, { userName: "Fine", ageConfirmed: false })).status).toBe(400);
  const taken = await call("PUT", complete, { userName: "WREN_after_dark", ageConfirmed: true });
  expect(taken.status).toBe(409);
  expect(taken.body.errors[0].field).toBe("userName");
  const done = await call("PUT", complete, { userName: "  Ines ", description: "  ", ageConfirmed: true });
  expect(done.body.data).toMatchObject({ userName: "Ines", description: null, profileComplete: true });
  const again = await call("PUT", complete, { userName: "Other", ageConfirmed: true });
  expect([again.status, again.body.errors]).toEqual([409, undefined]);
  expect((await call("GET", "/api/v1/user/info")).body.data.userName).toBe("Ines");
});

test("25 characters are counted as people count them", async () => {
  const { call } = testWorld({ world: "new" });
  expect((await call("PUT", complete, { userName: "😀".repeat(25), ageConfirmed: true })).status).toBe(200);
});

test("the profile changes where it is told to, and nowhere else", async () => {
  const { call } = testWorld();
  const profile = (body: object) => call("PUT", "/api/v1/user/profile", body);
  expect((await profile({ description: "A bio", avatar: "/media/icons/maren.webp" })).body.data).toMatchObject({
    description: "A bio",
    avatar: "/media/icons/maren.webp",
    userName: "Mara",
  });
  expect((await profile({ userName: "mara" })).body.data.userName).toBe("mara");
  expect((await profile({ userName: "Wren_After_Dark" })).status).toBe(409);
  expect((await profile({ description: "x".repeat(1001) })).status).toBe(400);
  expect((await profile({ avatarDecorationId: "dec_unknown" })).status).toBe(400);
});

test("no request sets what is the server's: role, tier and credits stay", async () => {
  const { call } = testWorld();
  await call("PUT", "/api/v1/user/profile", {
    description: "x",
    role: "admin",
    email: "evil@example.com",
    subscription: {},
  });
  expect((await call("GET", "/api/v1/user/info")).body.data).toMatchObject({
    role: "user",
    email: "mara@example.com",
    userSubscription: { subscription: { tier: "free" } },
  });
});

test("single preferences are kept and answered", async () => {
  const { call } = testWorld({ world: "fresh" });
  expect((await call("PUT", "/api/v1/user/edit", { NSFW: true })).body).toEqual({ success: true });
  expect((await call("PUT", "/api/v1/user/edit", { onBoarding: false })).body).toEqual({ success: true });
  expect((await call("PUT", "/api/v1/user/edit", { onBoarding: true })).status).toBe(400);
  expect((await call("PUT", "/api/v1/user/edit", { NSFW: false, viewNSFW: true })).status).toBe(400);
  expect((await call("PATCH", "/api/v1/user/chat-preferences", { streaming: false })).body.data).toEqual({
    streaming: false,
    autoSendPicture: false,
  });
  expect(
    (await call("PATCH", "/api/v1/user/homepage-preference", { homepagePreference: "popularDaily" })).body.data,
  ).toEqual({
    homepagePreference: "popularDaily",
  });
  expect((await call("PATCH", "/api/v1/user/homepage-preference", { homepagePreference: "best" })).status).toBe(400);
  expect((await call("PATCH", "/api/v1/user/background-image", { backgroundImageOption: "off" })).body.data).toEqual({
    backgroundImageOption: "off",
  });
  expect((await call("PATCH", "/api/v1/user/background-overlay", { overlayOpacity: 75 })).body.data).toEqual({
    overlayOpacity: 75,
  });
  expect((await call("PATCH", "/api/v1/user/background-overlay", { overlayOpacity: 60 })).status).toBe(400);
  const five = {
    verbose: "long",
    povPreference: "thirdPerson",
    actForUser: "yes",
    dialogStyle: "lots",
    narrationTense: "past",
  };
  expect((await call("PUT", "/api/v1/user/response-preferences", five)).body.data).toEqual(five);
  expect((await call("PUT", "/api/v1/user/response-preferences", { verbose: "long" })).status).toBe(400);
  expect((await call("GET", "/api/v1/user/info")).body.data).toMatchObject({
    ...five,
    NSFW: true,
    onBoarding: false,
    streaming: false,
  });
});
