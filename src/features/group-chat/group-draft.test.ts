import "#src/app/zod-setup.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { limits } from "#src/domain/limits.ts";
import { comparableName } from "#src/domain/member-name.ts";
import {
  blankGroup,
  type CastPick,
  groupDraft,
  mayJoin,
  newPick,
  previewOf,
  toRequest,
  unmetRule,
  withVariant,
} from "./group-draft.ts";

const luna = { id: "char-luna", name: "Luna", icon: null, isOwned: true };
const variant = { id: "var-luna", name: "Tide", firstMessage: "Hush.", avatar: null, icon: null, lorebooks: [] };
/** `count` valid picks of one character. */
const picked = (count: number, changes: Partial<CastPick> = {}): CastPick[] => {
  const picks: CastPick[] = [];
  for (let at = 0; at < count; at += 1)
    picks.push({ ...withVariant(newPick(luna, picks, `pick-${at}`), variant), ...changes });
  return picks;
};
const draft = (changes: Partial<typeof blankGroup>) => ({ ...blankGroup, groupCharacterList: picked(1), ...changes });
const book = (at: number) => ({ id: `lore-${at}`, name: `Book ${at}` });

describe("the first unmet rule", () => {
  it.each<[string, Parameters<typeof draft>[0], string | null]>([
    ["nothing but a character is needed", {}, null],
    ["five are welcome", { groupCharacterList: picked(5) }, null],
    ["nobody", { groupCharacterList: [] }, "Pick at least one character"],
    ["six", { groupCharacterList: picked(6) }, "Maximum 5 characters per group"],
    ["no variant", { groupCharacterList: picked(1, { variantId: "" }) }, "Every character needs a variant"],
    ["spaces as a name", { groupCharacterList: picked(1, { characterName: "  " }) }, "Every character needs a name"],
    [
      "a name that does not show",
      { groupCharacterList: picked(1, { characterName: "\u200b" }) },
      "Every character needs a name",
    ],
    [
      "a name of 41",
      { groupCharacterList: picked(1, { characterName: "x".repeat(41) }) },
      "Luna: Use at most 40 characters",
    ],
    [
      "one name twice",
      { groupCharacterList: [...picked(1), ...picked(1, { characterName: " LUNA " })] },
      "Character names must be unique in this group",
    ],
    [
      "ticked without a text",
      { groupCharacterList: picked(1, { firstMessage: " \n" }) },
      "Whoever speaks first needs a first message",
    ],
    ["unticked without a text", { groupCharacterList: picked(1, { firstMessage: "", showFirstMessage: false }) }, null],
    [
      "another's in a public group",
      { isPublic: true, groupCharacterList: picked(1, { isOwned: false }) },
      "Public groups can only include characters you own",
    ],
    ["another's in a private group", { groupCharacterList: picked(1, { isOwned: false }) }, null],
    ["five lorebooks", { lorebooks: [1, 2, 3, 4, 5].map(book) }, null],
    [
      "six lorebooks, whatever else",
      { groupCharacterList: [], lorebooks: [1, 2, 3, 4, 5, 6].map(book) },
      "Too many lorebooks selected (6/5 max) - Please deselect some",
    ],
    ["a long group name", { groupName: "x".repeat(61) }, "Group name: Use at most 60 characters"],
  ])("%s", (_, changes, rule) => {
    expect(unmetRule(draft(changes))).toBe(rule);
  });
});

test("errors belong to their fields", () => {
  const { issues = [] } =
    groupDraft.safeParse(draft({ groupCharacterList: [...picked(1), ...picked(1, { firstMessage: "" })] })).error ?? {};
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["groupCharacterList.1.firstMessage", "Please enter a first message or uncheck the box above"],
    ["groupCharacterList.1.characterName", "Character names must be unique in this group"],
  ]);
});

test("the request is the contract's draft: trimmed, in the order of the cards, without the form's own members", () => {
  const values = draft({
    groupName: "  Night  ",
    groupCharacterList: [
      ...picked(2),
      ...picked(1, { characterName: "Sol", firstMessage: "Kept.", showFirstMessage: false }),
    ],
    lorebooks: [book(1)],
  });
  expect(toRequest(groupDraft.parse(values))).toEqual({
    groupName: "Night",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    groupCharacterList: [
      { characterId: "char-luna", variantId: "var-luna", characterName: "Luna", firstMessage: "Hush." },
      { characterId: "char-luna", variantId: "var-luna", characterName: "Luna 2", firstMessage: "Hush." },
      { characterId: "char-luna", variantId: "var-luna", characterName: "Sol", firstMessage: "" },
    ],
    lorebookIds: ["lore-1"],
  });
});

test("choosing a variant overwrites the first message, even if edited, but not an edited name", () => {
  const [pick] = picked(1, { characterName: "Moon", firstMessage: "Typed." });
  expect(pick && withVariant(pick, { ...variant, id: "var-2", firstMessage: "Ebb." })).toMatchObject({
    variantId: "var-2",
    firstMessage: "Ebb.",
    characterName: "Moon",
  });
});

test("a public group accepts own characters only, a private one all", () => {
  expect([true, false].map((isOwned) => mayJoin({ isOwned }, true))).toEqual([true, false]);
  expect(mayJoin({ isOwned: false }, false)).toBe(true);
});

test("a preview is one line of at most 50 characters, none of them split", () => {
  expect(previewOf("a".repeat(50))).toBe("a".repeat(50));
  expect(previewOf("a".repeat(51))).toBe(`${"a".repeat(50)}...`);
  expect(previewOf("😀".repeat(51))).toBe(`${"😀".repeat(50)}...`);
  expect(previewOf("Come in.\n\n Sit.")).toBe("Come in. Sit.");
  expect(previewOf("*She nods.* “Come in.”")).toBe("She nods. “Come in.”");
});

/** Names that characters can have: each shows at least one letter. */
const anyName = fc
  .oneof(
    fc.constantFrom(
      "Luna",
      "LUNA",
      " luna ",
      "Luna 2",
      "İpek",
      "ıpek",
      "Strauß",
      "STRAUSS",
      "Lu\u0301na",
      "Lúna",
      "lu\u200bna",
    ),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: limits.characterName }),
  )
  .filter((name) => comparableName(name) !== "");
const anyChange = fc.oneof(
  fc.record({ add: anyName }),
  fc.record({ rename: anyName, at: fc.nat(4) }),
  fc.record({ remove: fc.nat(4) }),
);

type Change = typeof anyChange extends fc.Arbitrary<infer Value> ? Value : never;

/** The picks after a change; like the form, refuses a rename to an existing name. */
function changed(picks: CastPick[], change: Change, pickId: string): CastPick[] {
  if ("remove" in change) return picks.filter((_, place) => place !== change.remove);
  if ("rename" in change) {
    const renamed = picks.map((one, at) => (at === change.at ? { ...one, characterName: change.rename } : one));
    return unmetRule(draft({ groupCharacterList: renamed })) === null ? renamed : picks;
  }
  if (picks.length === limits.groupCharacters) return picks;
  return picks.concat(withVariant(newPick({ ...luna, name: change.add }, picks, pickId), variant));
}

test("names stay unique whatever is added and removed, since the form refuses other renames", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
      let picks: CastPick[] = [];
      for (const [at, change] of changes.entries()) {
        picks = changed(picks, change, `${at}`);
        const rule = unmetRule(draft({ groupCharacterList: picks }));
        expect(rule).toBe(picks.length === 0 ? "Pick at least one character" : null);
      }
    }),
    { numRuns: 1000 },
  );
});
