import { expect, test } from "vitest";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { changesOf, userNameProblem, valuesOf } from "./profile-changes.ts";

const user = {
  userName: "Mara",
  description: null,
  avatar: "/media/a.webp",
  backgroundImage: null,
  avatarDecorationId: "dec-1",
} as UserInfo;

test("nothing is sent for what only looks changed", () => {
  expect(changesOf(user, valuesOf(user))).toEqual({});
  expect(changesOf(user, { ...valuesOf(user), userName: "  Mara ", description: " \n " })).toEqual({});
});

test("only changed members are sent, trimmed; null takes something away", () => {
  const values = { ...valuesOf(user), userName: " Wren ", avatar: null, avatarDecorationId: null };
  expect(changesOf(user, values)).toEqual({ userName: "Wren", avatar: null, avatarDecorationId: null });
  expect(changesOf({ ...user, description: "Old" }, { ...valuesOf(user), description: "" })).toEqual({
    description: null,
  });
  expect(changesOf(user, { ...valuesOf(user), description: " Slow-burn. " })).toEqual({ description: "Slow-burn." });
});

test("a name of spaces is none, and 25 characters are the most, counted as people count", () => {
  expect(userNameProblem("   ")).toBe("missing");
  expect(userNameProblem(`  ${"x".repeat(25)}  `)).toBeNull();
  expect(userNameProblem("x".repeat(26))).toBe("long");
  expect(userNameProblem("😀".repeat(25))).toBeNull();
  expect(userNameProblem("😀".repeat(26))).toBe("long");
});
