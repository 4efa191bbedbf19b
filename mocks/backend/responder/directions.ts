import { directionCues, formCues, lengthCues } from "./banks/direction-cues.ts";
import type { Preferences } from "./responder.ts";

/** The user's directions about the writing, given out of character or with a regenerate. */
export type Directions = {
  slower: boolean;
  skipAhead: boolean;
  colder: boolean;
  warmer: boolean;
  lighter: boolean;
  darker: boolean;
  question: string | null;
};

/** Lengths from the shortest to the longest. */
export const lengthsInOrder: readonly Preferences["verbose"][] = [
  "text",
  "short",
  "mediumShort",
  "medium",
  "originalNormal",
  "long",
];

function moved(verbose: Preferences["verbose"], by: number): Preferences["verbose"] {
  const at = lengthsInOrder.indexOf(verbose);
  return lengthsInOrder[Math.min(Math.max(at + by, 0), lengthsInOrder.length - 1)] ?? verbose;
}

/** Reads directions in plain language and applies those about form to the preferences. Later texts win. */
export function follow(
  texts: readonly string[],
  preferences: Preferences,
): { directions: Directions; preferences: Preferences } {
  const none = Object.fromEntries(directionCues.map(([direction]) => [direction, false]));
  const directions = { ...none, question: null } as Directions;
  const wanted = { ...preferences };
  for (const text of texts) {
    const said = text.toLowerCase().replaceAll("'", "’");
    for (const [direction, pattern] of directionCues) directions[direction] ||= pattern.test(said);
    for (const [by, pattern] of lengthCues) if (pattern.test(said)) wanted.verbose = moved(wanted.verbose, by);
    for (const [form, pattern] of formCues) if (pattern.test(said)) Object.assign(wanted, form);
    if (said.includes("?")) directions.question = text;
  }
  return { directions, preferences: wanted };
}
