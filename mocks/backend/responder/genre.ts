import { anywhere } from "./banks/anywhere.ts";
import { bakery } from "./banks/bakery.ts";
import type { Bank } from "./banks/bank.ts";
import { curios } from "./banks/curios.ts";
import { cyber } from "./banks/cyber.ts";
import { desert } from "./banks/desert.ts";
import { everyday } from "./banks/everyday.ts";
import { gates } from "./banks/gates.ts";
import { hedge } from "./banks/hedge.ts";
import { ice } from "./banks/ice.ts";
import { knight } from "./banks/knight.ts";
import { lighthouse } from "./banks/lighthouse.ts";
import { noir } from "./banks/noir.ts";
import { space } from "./banks/space.ts";
import { theatre } from "./banks/theatre.ts";
import type { Voice } from "./responder.ts";
import { profileOf } from "./voice-profile.ts";

const kinds: readonly Bank[] = [
  lighthouse,
  noir,
  gates,
  hedge,
  space,
  theatre,
  cyber,
  knight,
  desert,
  ice,
  bakery,
  curios,
];

/** The bank of a voice: one's own, or one for everybody else; and whether the bank's own story is played. */
export type Genre = { bank: Bank; isOwn: boolean; ownStory: boolean };

const chosen = new WeakMap<Voice, Genre>();
const leastCues = 3;

/** Whose sentences a character says, by the words its creator used; `anywhere` when they do not say. */
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
