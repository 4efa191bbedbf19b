import { expect, it } from "vitest";
import { primaryOf } from "./custom-theme.ts";

const colours = { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" };
const on = (colour: string, primaryColours = colours) =>
  primaryOf({ background: { colour, image: null }, primaryColours });

it("is the main colour wherever it can be seen", () => {
  expect(on("#1b1026")).toBe(colours.main);
  expect(on("#000000")).toBe(colours.main);
  expect(on("#808080")).toBe(colours.main);
});

it("is the light one on a dark ground and the dark one on a light ground, where the main one is lost", () => {
  expect(on("#101418", { ...colours, main: "#20262c" })).toBe(colours.light);
  expect(on("#ffffff", { ...colours, main: "#f4e8ff" })).toBe(colours.dark);
});

it("is the main one where none stands out: the derivation mends it", () => {
  expect(on("#ffffff", { main: "#fefefe", light: "#ffffff", dark: "#f0f0f0" })).toBe("#fefefe");
});
