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
  everyday,
];

/** The bank of a voice, and whether the bank's own story belongs to this character. */
export type Genre = { bank: Bank; ownStory: boolean };

const chosen = new WeakMap<Voice, Genre>();
const leastCues = 3;

/** Which kind of story a character belongs to, by the words its creator used; `anywhere` when they do not say. */
export function genreOf(voice: Voice): Genre {
  const known = chosen.get(voice);
  if (known !== undefined) return known;
  const text = profileOf(voice).allText;
  let best: Bank = anywhere;
  let most = leastCues - 1;
  for (const bank of kinds) {
    const cues = bank.cues.filter((cue) => new RegExp(`\\b${cue}(?:s|es)?\\b`, "u").test(text)).length;
    const score = cues + (bank.anchor?.test(text) === true ? 4 : 0);
    if (score > most) {
      most = score;
      best = bank;
    }
  }
  const genre = { bank: best, ownStory: best.anchor === null || best.anchor.test(text) };
  chosen.set(voice, genre);
  return genre;
}
