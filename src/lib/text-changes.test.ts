import { expect, it } from "vitest";
import { textChanges, type TextPart } from "./text-changes.ts";

const shown = (before: string, after: string) =>
  textChanges(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `[+${text}+]`))
    .join("");
const joined = (parts: readonly TextPart[], without: TextPart["kind"]) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

it("marks the words that went and came, what went first", () => {
  expect(shown("The lamp is lit.", "The lamp is out.")).toBe("The lamp is [-lit-][+out+].");
  expect(shown("a b c", "a c")).toBe("a [-b -]c");
  expect(shown("", "new")).toBe("[+new+]");
  expect(shown("old", "")).toBe("[-old-]");
  expect(shown("", "")).toBe("");
  expect(shown("same", "same")).toBe("same");
});

it("never splits an emoji or a pair of surrogates", () => {
  expect(shown("hi 👩‍🚀", "hi 👩‍🔬")).toBe("hi [-👩‍🚀-][+👩‍🔬+]");
  expect(shown("𝒜", "𝒝")).toBe("[-𝒜-][+𝒝+]");
});

it("gives both texts back, of any length, in a moment", () => {
  const pairs = [
    ["one two\nthree", "two three\nfour one"],
    ["a ".repeat(4000), "b ".repeat(4000)],
    [`start\n${"x y\n".repeat(2000)}end`, `start\n${"y z\n".repeat(2000)}end`],
    ["z".repeat(8000), "z".repeat(7999)],
  ] as const;
  const began = performance.now();
  for (const [before, after] of pairs) {
    const parts = textChanges(before, after);
    expect(joined(parts, "added")).toBe(before);
    expect(joined(parts, "removed")).toBe(after);
  }
  expect(performance.now() - began).toBeLessThan(5000);
});
