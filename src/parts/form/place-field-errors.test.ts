import { expect, it } from "vitest";
import { placeFieldErrors, serverFieldErrors } from "./place-field-errors.ts";

const values = { name: "", keys: ["a"], members: [{ name: "a" }, { name: "b" }] };
const placed = (...fields: string[]) =>
  placeFieldErrors(
    fields.map((field, index) => ({ field, message: `m${index}` })),
    values,
  ).map(({ field, message }) => `${field}: ${message}`);

it("puts refusals at the fields they name, inside arrays too", () => {
  expect(placed("name", "members.1.name")).toEqual(["name: m0", "members.1.name: m1"]);
});

it("puts what lies inside a field at that field", () => {
  expect(placed("keys.0.text", "members.7.name", "name.first")).toEqual(["keys.0: m0", "members: m1", "name: m2"]);
});

it("leaves out what the form does not have, and keeps the first word about a field", () => {
  expect(placed("verificationId", "", "toString", "name", "name")).toEqual(["name: m3"]);
});

it("finds no refusals in other errors", () => {
  for (const error of [null, undefined, "x", new Error("x"), {}]) expect(serverFieldErrors(error)).toEqual([]);
});
