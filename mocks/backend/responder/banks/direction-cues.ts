import type { Directions } from "../directions.ts";
import type { Preferences } from "../responder.ts";

/** Directions about the story. */
export const directionCues: readonly (readonly [Exclude<keyof Directions, "question">, RegExp])[] = [
  ["slower", /\b(?:slow(?:er|ly)?|don’t rush|take (?:your|it) time|no rush|shouldn’t trust|not trust)\b/u],
  ["skipAhead", /\b(?:skip (?:ahead|forward|to)|time ?skip|fast forward|next (?:day|morning)|later that)\b/u],
  ["colder", /\b(?:cold(?:er)?|angr(?:y|ier)|mean(?:er)?|hostile|distant|shouldn’t trust|less friendly|sterner)\b/u],
  ["warmer", /\b(?:warm(?:er)?|kinder|softer|gentler|sweeter|friendlier|more tender)\b/u],
  ["lighter", /\b(?:funn(?:y|ier)|lighter|playful|joke|humou?r)\b/u],
  ["darker", /\b(?:dark(?:er)?|scar(?:y|ier)|tense|creepier|danger|more dramatic)\b/u],
];

/** Directions about length, as steps on the scale of lengths. */
export const lengthCues: readonly (readonly [number, RegExp])[] = [
  [-2, /\b(?:short(?:er)?|brief(?:er)?|less text|too long)\b/u],
  [2, /^(?!.*too long).*\b(?:long(?:er)?|more detail(?:ed)?|elaborate|too short|more words)\b/su],
];

/** Directions about form. */
export const formCues: readonly (readonly [Partial<Preferences>, RegExp])[] = [
  [{ dialogStyle: "lots" }, /\b(?:more (?:dialogue|talking|speech)|less (?:narration|description))\b/u],
  [{ dialogStyle: "low" }, /\b(?:less (?:dialogue|talking|speech)|more (?:narration|description|descriptive))\b/u],
  [{ povPreference: "firstPerson" }, /\bfirst person\b/u],
  [{ povPreference: "thirdPerson" }, /\bthird person\b/u],
  [{ narrationTense: "past" }, /\bpast tense\b/u],
  [{ narrationTense: "present" }, /\bpresent tense\b/u],
  [
    { actForUser: "no" },
    /\b(?:don’t|do not|stop|never) (?:act|acting|speak|speaking|write|writing|play|playing|control|controlling|talk|talking) (?:for|as) (?:me|my)/u,
  ],
];
