import { expect, it } from "vitest";
import * as z from "zod/mini";
import { fieldErrorText } from "#src/domain/field-errors.ts";
import { draftOf, newDraft, shadesOf, themeSchema, themeWords, toRequest, withMain } from "./theme-draft.ts";

const body = {
  name: "Plum night",
  background: { colour: "#1b1026", image: null },
  primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
};

const requestOf = (draft: object) => toRequest(themeSchema.parse(draft));

it("goes from a theme to a draft and back", () => {
  expect(requestOf(draftOf({ id: "thm_plum", ...body }))).toEqual(body);
  expect(requestOf({ ...draftOf({ id: "x", ...body }), name: "  Plum night ", background: "1B1026" })).toEqual(body);
});

it("says what stands in the way, field by field", () => {
  z.config({ customError: fieldErrorText });
  const problems = (draft: object) =>
    themeSchema
      .safeParse({ ...newDraft, ...draft }, { error: themeWords })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(new Map(problems({ name: " ", background: "red", dark: "#12" })?.toReversed() as [string, string][])).toEqual(
    new Map([
      ["name", "Please fill this in"],
      ["background", "Write a colour like #1b1026"],
      ["dark", "Write a colour like #1b1026"],
    ]),
  );
  expect(problems({ name: "x".repeat(41) })).toEqual([["name", "Use at most 40 characters"]]);
  expect(problems({ name: "😀".repeat(40) })).toBeUndefined();
});

it("takes the shades along that nobody has chosen", () => {
  const followed = withMain(newDraft, "#3ad1a0");
  expect(followed).toMatchObject({ main: "#3ad1a0", ...shadesOf("#3ad1a0") });
  const own = withMain({ ...newDraft, light: "#ffffff" }, "#3ad1a0");
  expect(own).toMatchObject({ light: "#ffffff", dark: shadesOf("#3ad1a0").dark });
  // While a colour is incomplete the shades stay as they are.
  expect(withMain(newDraft, "#3ad")).toMatchObject({ main: "#3ad" });
  expect(withMain(newDraft, "#3ad1")).toEqual({ ...newDraft, main: "#3ad1" });
});
