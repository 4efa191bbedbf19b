import { expect, it } from "vitest";
import { draftOf, newDraft, readDraft, readKept, shadesOf, withMain } from "./theme-draft.ts";

const body = {
  name: "Plum night",
  background: { colour: "#1b1026", image: null },
  primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
};

it("goes from a theme to a draft and back", () => {
  expect(readDraft(draftOf({ id: "thm_plum", ...body }))).toEqual({ body });
  expect(readDraft({ ...draftOf({ id: "x", ...body }), name: "  Plum night ", background: "1B1026" })).toEqual({
    body,
  });
});

it("says what stands in the way, field by field", () => {
  expect(readDraft({ ...newDraft, name: " ", background: "red", dark: "#12" })).toEqual({
    errors: {
      name: "Please fill this in",
      background: "Write a colour like #1b1026",
      dark: "Write a colour like #1b1026",
    },
  });
  expect(readDraft({ ...newDraft, name: "x".repeat(41) })).toEqual({ errors: { name: "Use at most 40 characters" } });
  expect(readDraft({ ...newDraft, name: "😀".repeat(40) })).toHaveProperty("body");
});

it("takes the shades along that nobody has chosen", () => {
  const followed = withMain(newDraft, "#3ad1a0");
  expect(followed).toMatchObject({ main: "#3ad1a0", ...shadesOf("#3ad1a0") });
  const own = withMain({ ...newDraft, light: "#ffffff" }, "#3ad1a0");
  expect(own).toMatchObject({ light: "#ffffff", dark: shadesOf("#3ad1a0").dark });
  // While a colour is being typed nothing else moves.
  expect(withMain(newDraft, "#3ad")).toMatchObject({ main: "#3ad" });
  expect(withMain(newDraft, "#3ad1")).toEqual({ ...newDraft, main: "#3ad1" });
});

it("reads a kept draft, and nothing else", () => {
  expect(readKept(JSON.stringify(newDraft))).toEqual(newDraft);
  for (const kept of ["", "{}", "null", '{"name":1}', "x"]) expect(readKept(kept)).toBeNull();
});
