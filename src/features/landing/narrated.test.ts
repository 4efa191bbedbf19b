import { expect, test } from "vitest";
import { narrated } from "./narrated.ts";

const looks = (text: string) => narrated(text).map((one) => [one.text, one.look]);

test("narration stands between its asterisks, which stay", () => {
  expect(looks("*I hold up the lamp.* “Here.”")).toEqual([
    ["*", "mark"],
    ["I hold up the lamp.", "narrated"],
    ["*", "mark"],
    [" “Here.”", "plain"],
  ]);
});

test("open narration reaches to the end of its line; a lone asterisk is none", () => {
  expect(looks("*I wait\nHello")).toEqual([
    ["*", "mark"],
    ["I wait", "narrated"],
    ["\nHello", "plain"],
  ]);
  expect(looks("5 * ")).toEqual([
    ["5 ", "plain"],
    ["*", "mark"],
    [" ", "narrated"],
  ]);
  expect(looks("*")).toEqual([["*", "plain"]]);
  expect(looks("")).toEqual([]);
});

test("nothing is lost, and each stretch knows its place", () => {
  const text = "a *b* c\n*d";
  expect(
    narrated(text)
      .map((one) => one.text)
      .join(""),
  ).toBe(text);
  for (const one of narrated(text)) expect(text.slice(one.at, one.at + one.text.length)).toBe(one.text);
});
