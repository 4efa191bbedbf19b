/** Who a verb agrees with: I, they (and you), or one thing. */
export type Agreement = "I" | "they" | "one";

const irregularPast: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "be was, forgive forgave, hurt hurt, shoot shot, swim swam, have had, do did, go went, say said, make made, take took, come came, see saw, " +
    "know knew, get got, give gave, find found, think thought, tell told, become became, leave left, feel felt, put put, bring brought, begin " +
    "began, keep kept, hold held, write wrote, stand stood, hear heard, let let, mean meant, set set, meet met, run ran, pay paid, sit sat, " +
    "speak spoke, lie lay, lead led, read read, grow grew, lose lost, fall fell, send sent, build built, draw drew, break broke, spend spent, " +
    "cut cut, rise rose, drive drove, buy bought, wear wore, choose chose, throw threw, catch caught, deal dealt, win won, forget forgot, shake " +
    "shook, sing sang, ring rang, swing swung, hang hung, bend bent, lay laid, blow blew, burn burned, lean leaned, light lit, shut shut, slide " +
    "slid, sleep slept, sink sank, spin spun, steal stole, stick stuck, strike struck, sweep swept, swear swore, tear tore, wake woke, weep " +
    "wept, wind wound, fold folded, bite bit, creep crept, drink drank, eat ate, feed fed, fight fought, fly flew, freeze froze, hide hid, hit " +
    "hit, kneel knelt, ride rode, seek sought, sew sewed, shine shone, shrink shrank, spill spilled, split split, spread spread, stride strode, " +
    "teach taught, understand understood, withdraw withdrew, bleed bled, cling clung, dig dug, flee fled, fling flung, grind ground, sting " +
    "stung, tread trod, weave wove, beat beat, hum hummed, overhear overheard, undo undid, rewind rewound, leap leapt, sell sold, quit quit, " +
    "cost cost, bear bore"
  )
    .split(", ")
    .map((pair) => pair.split(" ")),
);

/** Past forms that do not look like ones. */
export const irregularPasts: ReadonlySet<string> = new Set(Object.values(irregularPast));

const doubling = new Set(
  (
    "wet strap stop drop tap sip nod grip slip step tip pat rub wrap shut let put cut run sit get hug shrug plan strip skip clip tug drum snap flip trim " +
    "pin spin win begin dip hum chip scrub blot set dig hit hem jot knit plug pop prod quit rip rob scan sag skim slap stir swap thin throb trap " +
    "trot whip zip fit flap forget grab grin jam jog knot lap mop nip pad pet rap shed slot snip split squat stab stub swim tug wag spit bat " +
    "prefer refer occur admit permit commit"
  ).split(" "),
);

const startsDoubled = (verb: string): string => (doubling.has(verb) ? verb + verb.at(-1) : verb);

/** sets, goes, carries, has. */
export function thirdPerson(verb: string): string {
  if (verb === "be") return "is";
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** set, went, carried. */
export function pastTense(verb: string): string {
  const known = irregularPast[verb];
  if (known !== undefined) return known;
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${startsDoubled(verb)}ed`;
}

/** setting, lying, carrying, seeing. */
export function participle(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb) && verb !== "be") return `${verb.slice(0, -1)}ing`;
  return `${startsDoubled(verb)}ing`;
}

/**
 * A verb as the sentence needs it.
 * @param verb base form
 * @param negative "does not take", as prose contracts it
 */
export function finiteVerb(verb: string, agreement: Agreement, tense: "present" | "past", negative: boolean): string {
  if (verb === "can") return tense === "past" ? (negative ? "couldn’t" : "could") : negative ? "can’t" : "can";
  if (verb === "be") {
    const form =
      tense === "past" ? (agreement === "they" ? "were" : "was") : { I: "am", they: "are", one: "is" }[agreement];
    if (!negative) return form;
    return form === "am" ? "am not" : `${form}n’t`;
  }
  if (negative) {
    if (tense === "past") return `didn’t ${verb}`;
    return agreement === "one" ? `doesn’t ${verb}` : `don’t ${verb}`;
  }
  if (tense === "past") return pastTense(verb);
  return agreement === "one" ? thirdPerson(verb) : verb;
}
