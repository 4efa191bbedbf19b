import { expect, test } from "vitest";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { changesOf, profileSchema, profileWords, valuesOf } from "./profile-changes.ts";

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
  const problem = (values: object) =>
    profileSchema.safeParse({ ...valuesOf(user), ...values }, { error: profileWords }).error?.issues[0]?.message;
  expect(problem({ userName: "   " })).toBe("A username is needed.");
  expect(problem({ userName: `  ${"x".repeat(25)}  ` })).toBeUndefined();
  expect(problem({ userName: "x".repeat(26) })).toBe("A username has at most 25 characters.");
  expect(problem({ userName: "😀".repeat(25) })).toBeUndefined();
  expect(problem({ userName: "😀".repeat(26) })).toBe("A username has at most 25 characters.");
  expect(problem({ description: "x".repeat(1000) + " \n" })).toBeUndefined();
  expect(problem({ description: "x".repeat(1001) })).toBe("A bio has at most 1,000 characters.");
});
