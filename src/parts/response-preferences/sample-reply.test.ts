import { expect, test } from "vitest";
import {
  actOptions,
  lengthOptions,
  onboardingDefaults,
  povOptions,
  responseDefaults,
  styleOptions,
  tenseOptions,
} from "#src/domain/options.ts";
import type { PreferenceValues } from "#src/domain/response-preferences.ts";
import { sampleReply } from "./sample-reply.ts";

const keysOf = <Key extends string>(options: Readonly<Record<Key, unknown>>) => Object.keys(options) as Key[];
const every: PreferenceValues[] = keysOf(lengthOptions).flatMap((verbose) =>
  keysOf(povOptions).flatMap((povPreference) =>
    keysOf(actOptions).flatMap((actForUser) =>
      keysOf(styleOptions).flatMap((dialogStyle) =>
        keysOf(tenseOptions).map((narrationTense) => ({
          verbose,
          povPreference,
          actForUser,
          dialogStyle,
          narrationTense,
        })),
      ),
    ),
  ),
);

/** Values that leave the choice open; their sample may match another's. */
const open: ReadonlySet<string> = new Set(["upToModel", "neutral", "none"]);
const differ = (values: PreferenceValues, key: keyof PreferenceValues, options: readonly string[]) => {
  const definite = options.filter((option) => !open.has(option));
  const samples = definite.map((option) => sampleReply({ ...values, [key]: option }));
  return new Set(samples).size === definite.length;
};

test("the moment as the mock-up tells it", () => {
  expect(sampleReply({ ...onboardingDefaults, narrationTense: "present", verbose: "mediumShort" })).toBe(
    "*Thessaly sets the kettle down without looking at it, which is how you know she is worried.* “Sit. Not that chair.”" +
      "\n\n*She waits, one hand still on the handle.* “Now. Start with the part you left out of the letter.”",
  );
});

test("person and tense go through every sentence", () => {
  expect(sampleReply({ ...responseDefaults, verbose: "long", narrationTense: "past" })).not.toMatch(
    /Thessaly|\b(She|she|her)\b|\[|\{/,
  );
  expect(sampleReply({ ...responseDefaults, verbose: "short", narrationTense: "past" })).toBe(
    "*I set the kettle down without looking at it, which is how you knew I was worried.* “Sit. Not that chair.”",
  );
  expect(sampleReply({ ...responseDefaults, verbose: "short", povPreference: "secondPerson" })).toMatch(
    /^\*You watch Thessaly/,
  );
});

test("narration only holds no speech, lots of dialogue more than any other", () => {
  const spoken = (text: string) => [...text.matchAll(/“[^”]*”/g)].reduce((sum, [speech]) => sum + speech.length, 0);
  for (const values of every) {
    const as = (dialogStyle: PreferenceValues["dialogStyle"]) => spoken(sampleReply({ ...values, dialogStyle }));
    expect(as("narrationOnly")).toBe(0);
    expect(as("low")).toBeGreaterThan(0);
    expect(as("balanced")).toBeGreaterThan(as("low"));
    expect(as("lots")).toBeGreaterThan(as("balanced"));
  }
});

test("a reply speaks for the reader only where it may", () => {
  for (const values of every) {
    expect(/only a letter/.test(sampleReply({ ...values, actForUser: "yes" }))).toBe(true);
    expect(/only a letter/.test(sampleReply({ ...values, actForUser: "default" }))).toBe(false);
    expect(/only a letter/.test(sampleReply({ ...values, actForUser: "no" }))).toBe(false);
  }
});

test("whatever else is chosen, every definite choice of the five shows", () => {
  const failed = every.filter(
    (values) =>
      !differ(values, "verbose", keysOf(lengthOptions)) ||
      !differ(values, "povPreference", keysOf(povOptions)) ||
      !differ(values, "dialogStyle", keysOf(styleOptions)) ||
      !differ(values, "narrationTense", keysOf(tenseOptions)) ||
      !differ(values, "actForUser", keysOf(actOptions)),
  );
  expect(failed).toEqual([]);
});

test("lengths grow in their order", () => {
  for (const values of every) {
    const lengths = (["text", "short", "mediumShort", "medium", "long"] as const).map(
      (verbose) => sampleReply({ ...values, verbose }).length,
    );
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  }
});
