import type { Preferences } from "./responder.ts";

/** What the user asks of the writing itself, out of character or with a regenerate. */
export type Directions = {
  slower: boolean;
  skipAhead: boolean;
  colder: boolean;
  warmer: boolean;
  lighter: boolean;
  darker: boolean;
  question: string | null;
};

const noDirections: Directions = {
  slower: false,
  skipAhead: false,
  colder: false,
  warmer: false,
  lighter: false,
  darker: false,
  question: null,
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

/** Reads plain-language directions and folds those about form into the preferences. Later texts win. */
export function follow(
  texts: readonly string[],
  preferences: Preferences,
): { directions: Directions; preferences: Preferences } {
  const directions = { ...noDirections };
  const wanted = { ...preferences };
  for (const text of texts) {
    const said = text.toLowerCase().replaceAll("'", "’");
    if (/\b(?:slow(?:er|ly)?|don’t rush|take (?:your|it) time|no rush|shouldn’t trust|not trust)\b/u.test(said))
      directions.slower = true;
    if (/\b(?:skip (?:ahead|forward|to)|time ?skip|fast forward|next (?:day|morning)|later that)\b/u.test(said))
      directions.skipAhead = true;
    if (
      /\b(?:cold(?:er)?|angr(?:y|ier)|mean(?:er)?|hostile|distant|shouldn’t trust|less friendly|sterner)\b/u.test(said)
    )
      directions.colder = true;
    if (/\b(?:warm(?:er)?|kinder|softer|gentler|sweeter|friendlier|more tender)\b/u.test(said))
      directions.warmer = true;
    if (/\b(?:funn(?:y|ier)|lighter|playful|joke|humou?r)\b/u.test(said)) directions.lighter = true;
    if (/\b(?:dark(?:er)?|scar(?:y|ier)|tense|creepier|danger|more dramatic)\b/u.test(said)) directions.darker = true;
    if (/\b(?:short(?:er)?|brief(?:er)?|less text|too long)\b/u.test(said)) wanted.verbose = moved(wanted.verbose, -2);
    if (/\b(?:long(?:er)?|more detail(?:ed)?|elaborate|too short|more words)\b/u.test(said) && !/too long/u.test(said))
      wanted.verbose = moved(wanted.verbose, 2);
    if (/\b(?:more (?:dialogue|talking|speech)|less (?:narration|description))\b/u.test(said))
      wanted.dialogStyle = "lots";
    if (/\b(?:less (?:dialogue|talking|speech)|more (?:narration|description|descriptive))\b/u.test(said))
      wanted.dialogStyle = "low";
    if (/\bfirst person\b/u.test(said)) wanted.povPreference = "firstPerson";
    if (/\bthird person\b/u.test(said)) wanted.povPreference = "thirdPerson";
    if (/\bpast tense\b/u.test(said)) wanted.narrationTense = "past";
    if (/\bpresent tense\b/u.test(said)) wanted.narrationTense = "present";
    if (
      /\b(?:don’t|do not|stop|never) (?:act|acting|speak|speaking|write|writing|play|playing|control|controlling|talk|talking) (?:for|as) (?:me|my)/u.test(
        said,
      )
    )
      wanted.actForUser = "no";
    if (said.includes("?")) directions.question = text;
  }
  return { directions, preferences: wanted };
}
