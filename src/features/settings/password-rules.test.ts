import { expect, test } from "vitest";
import { passwordSchema } from "./password-rules.ts";

const right = { currentPassword: "old", newPassword: "quiet-harbour-9", confirmPassword: "quiet-harbour-9" };
const refusedFields = (values: object) =>
  (passwordSchema.safeParse({ ...right, ...values }).error?.issues ?? []).map(({ path }) => path.join("."));

test("32 characters are taken by each field, 33 by none", () => {
  const most = "x".repeat(32);
  const more = "x".repeat(33);
  expect(refusedFields({ currentPassword: most, newPassword: most, confirmPassword: most })).toEqual([]);
  expect(refusedFields({ currentPassword: more })).toEqual(["currentPassword"]);
  expect(refusedFields({ newPassword: more, confirmPassword: more })).toEqual(["newPassword", "confirmPassword"]);
});

test("none is empty", () => {
  expect(refusedFields({ currentPassword: "" })).toEqual(["currentPassword"]);
  expect(refusedFields({ newPassword: "", confirmPassword: "" })).toEqual(["newPassword", "confirmPassword"]);
});

test("the new one and its repetition are alike, to the letter", () => {
  const { error } = passwordSchema.safeParse({ ...right, confirmPassword: "quiet-harbour-9 " });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["confirmPassword", "Confirm password does not match the NewPassword."],
  ]);
});
