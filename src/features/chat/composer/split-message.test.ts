import { expect, it } from "vitest";
import { splitMessage } from "./split-message.ts";

it("splits at a sentence, else at a word, else anywhere, and loses nothing but space", () => {
  expect(splitMessage("One. Two three. Four", 18)).toEqual(["One. Two three.", "Four"]);
  expect(splitMessage("*She nods.* “Yes!” And then", 20)).toEqual(["*She nods.* “Yes!”", "And then"]);
  expect(splitMessage("one two three", 9)).toEqual(["one two", "three"]);
  expect(splitMessage("🕯".repeat(10), 4)).toEqual(["🕯".repeat(4), "🕯".repeat(6)]);
});
