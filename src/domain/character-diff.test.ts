import { expect, it } from "vitest";
import { characterDiff, type ComparedCharacter, type ComparedVariant } from "./character-diff.ts";

const keeper: ComparedVariant = {
  id: "var-1",
  variantName: "Keeper",
  variantTagline: null,
  default: true,
  avatar: null,
  characterIcon: null,
  description: "Keeps a lamp.",
  personality: null,
  scenario: null,
  firstMessage: "Come in.",
  alternateGreetings: ["One", "Two"],
  exampleDialogue: null,
  characterCreatorComment: null,
  lorebooks: [],
};
const maren: ComparedCharacter = {
  name: "Maren",
  shortMessage: null,
  categories: ["Mystery"],
  language: null,
  pointOfView: null,
  NSFW: false,
  accessableTo: "private",
  systemPrompt: null,
  postHistoryInstructions: null,
  extensions: {},
  variants: [keeper],
};

it("finds nothing in equal characters, and none in an empty text for none", () => {
  expect(characterDiff(maren, structuredClone(maren))).toEqual([]);
  expect(characterDiff(maren, { ...maren, shortMessage: "" })).toEqual([]);
});

it("names each changed member with what it was and is, as people read it", () => {
  const after: ComparedCharacter = {
    ...maren,
    NSFW: true,
    accessableTo: "public",
    categories: ["Mystery", "Cosy"],
    language: "en",
    pointOfView: "firstPerson",
    extensions: { depth: 4 },
    variants: [{ ...keeper, avatar: "/a.webp", alternateGreetings: ["Two", "One"] }],
  };
  expect(characterDiff(maren, after)).toEqual([
    {
      id: "character",
      variantName: null,
      fate: "kept",
      changes: [
        { kind: "text", label: "Language", before: null, after: "English" },
        { kind: "text", label: "Told in", before: null, after: "First person" },
        { kind: "text", label: "Categories", before: "Mystery", after: "Mystery, Cosy" },
        { kind: "text", label: "Mature", before: "No", after: "Yes" },
        { kind: "text", label: "Visibility", before: "Private", after: "Public" },
        { kind: "text", label: "Of an imported card", before: null, after: '{\n  "depth": 4\n}' },
      ],
    },
    {
      id: "var-1",
      variantName: "Keeper",
      fate: "kept",
      changes: [
        { kind: "picture", label: "Portrait", before: null, after: "/a.webp" },
        { kind: "text", label: "Other greetings", before: "One\n\nTwo", after: "Two\n\nOne" },
      ],
    },
  ]);
});

it("shows all of a variant that came or went", () => {
  const winter = { ...keeper, id: "var-2", variantName: "Winter", default: false };
  const groups = characterDiff(maren, { ...maren, variants: [winter] });
  expect(groups.map(({ variantName, fate }) => [variantName, fate])).toEqual([
    ["Winter", "added"],
    ["Keeper", "removed"],
  ]);
  expect(groups[0]?.changes).toContainEqual({ kind: "text", label: "First message", before: null, after: "Come in." });
  expect(groups[1]?.changes).toContainEqual({ kind: "text", label: "First message", before: "Come in.", after: null });
});
