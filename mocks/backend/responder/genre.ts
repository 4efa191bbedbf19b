import { anywhere } from "./banks/anywhere.ts";
import type { Bank } from "./banks/bank.ts";
import { everyday } from "./banks/everyday.ts";
import { kinds } from "./banks/kinds.ts";
import type { Voice } from "./responder.ts";
import { profileOf } from "./voice-profile.ts";

/** The bank of a voice: its own or the general one; `ownStory`: whether it is in the bank's own story. */
export type Genre = { bank: Bank; isOwn: boolean; ownStory: boolean };

const chosen = new WeakMap<Voice, Genre>();
const leastCues = 3;

/** Chooses a character's bank by the words of its card; `anywhere` if none fits. */
export function genreOf(voice: Voice): Genre {
  const known = chosen.get(voice);
  if (known !== undefined) return known;
  const text = profileOf(voice).allText;
  const own = kinds.find((bank) => bank.anchor?.test(text));
  const cues = everyday.cues?.filter((cue) => new RegExp(`\\b${cue}(?:s|es)?\\b`, "u").test(text)) ?? [];
  const bank = own ?? (cues.length >= leastCues ? everyday : anywhere);
  const genre = { bank, isOwn: own !== undefined, ownStory: bank.story?.test(text) ?? true };
  chosen.set(voice, genre);
  return genre;
}
