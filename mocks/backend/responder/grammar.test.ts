import fc from "fast-check";
import { expect, it } from "vitest";
import { improvise } from "./improvise.ts";
import type { Preferences } from "./responder.ts";
import { sentencesOf } from "./sentences.ts";
import { castVoices, nobody, requestFor, sayings } from "./try-out.fixture.ts";

const voices = [...castVoices, nobody];

/** Errors that a careful reader would mark. */
const faults: readonly [string, RegExp][] = [
  ["a doubled word", /\b(?!had |that |up |three )(\p{L}+) \1\b(?!,)/iu],
  ["a loose space", / [,.;:!?]|[,;:]\.|(?<!\.)\.\.(?!\.)| {2}/u],
  ["a left-over mark", /[{}[\]\ue000\ue001]|undefined/u],
  ["the wrong article", /\b(?:[Aa] (?:[aei]\p{Ll}|o(?!ne)|u(?!n[ai]|s[eu]))|[Aa]n [bcdfgjklmnpqrstvwxyz]\p{Ll})/u],
  [
    "a verb that disagrees",
    /(?<=^|[.!?*] |\*)(?:I is|I has|I are|[Ss]he are|[Hh]e are|[Tt]hey is|[Yy]ou is|[Ss]he have|[Hh]e have|[Tt]hey was|I doesn’t|[Ss]he don’t|[Hh]e don’t)\b/u,
  ],
  [
    "a form that does not exist",
    /\b(?:catched|bringed|goed|comed|taked|maked|haved|beed|beened|mayed|canned|leaved|holded|standed|layed|putted|letted|setted|shutted|cutted|stoped|droping|stoping|siting|seting|geting|puting|leting|shuting|lieing|beeing)\b/u,
  ],
];

const preferences: fc.Arbitrary<Preferences> = fc.record({
  verbose: fc.constantFrom("text", "short", "mediumShort", "originalNormal", "long", "medium"),
  povPreference: fc.constantFrom("firstPerson", "secondPerson", "thirdPerson", "upToModel"),
  actForUser: fc.constantFrom("yes", "default", "no"),
  dialogStyle: fc.constantFrom("narrationOnly", "lots", "balanced", "low", "none"),
  narrationTense: fc.constantFrom("present", "neutral", "past"),
});

it("thousands of replies have no mistakes of grammar", () => {
  fc.assert(
    fc.property(
      fc.nat(voices.length - 1),
      fc.constantFrom(...sayings),
      preferences,
      fc.integer(),
      fc.boolean(),
      (at, said, wanted, seed, group) => {
        const { text } = improvise(
          requestFor(voices[at] ?? nobody, said, {
            seed: `${seed}`,
            preferences: wanted,
            others: group ? [nobody] : [],
          }),
        );
        expect(faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${name}: ${text}`)).toEqual([]);
        expect(text.split("*").length % 2).toBe(1);
        expect(text.split("“").length).toBe(text.split("”").length);
        for (const sentence of sentencesOf(text)) expect(sentence).not.toMatch(/^\p{Ll}/u);
      },
    ),
    { numRuns: 3_000, seed: 7 },
  );
});
