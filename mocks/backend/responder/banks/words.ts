import type { Question } from "../question.ts";

/** Irregular verbs. */
export const irregularVerbs: readonly (readonly string[])[] = (
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
  .map((pair) => pair.split(" "));

/** Verbs that double their last letter before an ending. */
export const doublingVerbs: ReadonlySet<string> = new Set(
  (
    "wet strap stop drop tap sip nod grip slip step tip pat rub wrap shut let put cut run sit get hug shrug plan strip skip clip tug drum snap flip trim " +
    "pin spin win begin dip hum chip scrub blot set dig hit hem jot knit plug pop prod quit rip rob scan sag skim slap stir swap thin throb trap " +
    "trot whip zip fit flap forget grab grin jam jog knot lap mop nip pad pet rap shed slot snip split squat stab stub swim tug wag spit bat " +
    "prefer refer occur admit permit commit"
  ).split(" "),
);

/** Words that end a noun phrase when they follow it. */
export const followers = new Set(
  (
    "i you he she it we they in on at of to from with by for and or but so that which who when where while if as than then is are was were has have had will would can could " +
    "should may might must did does do into onto over under behind beside between through across near inside outside before after again too now " +
    "here there not up down out off away back slowly carefully gently quietly around against toward towards like because until without about"
  ).split(" "),
);

/** Nouns that name nothing concrete, or that should not be repeated to the user. */
export const poorHeads = new Set(
  (
    "thing things way time times bit lot one ones moment minute second day days night nights other others same first last next few little whole rest end side part " +
    "kind sort fact point reason matter idea case course something anything nothing everything someone anyone everyone place people person man woman girl boy " +
    "guy good bad right wrong left real only best worst more most less much many such own very just really truth word words question answer " +
    "while hell god damn fuck shit ass dick cock pussy tits breast breasts nipple nipples penis vagina sex bitch cunt slut whore rape kid child " +
    "am are is was were be been being do does did have has had can could will would should name said told asked made came went got front top " +
    "look smile nod laugh sigh glance gaze stare step steps breath head hand hands eyes face voice feet foot mouth body hair heart mind thought feeling chance " +
    "help thanks sorry hello please okay yes no maybe never always there here this that these those what who where when why how"
  ).split(" "),
);

/** Adjectives without meaning of their own. */
export const poorModifiers = new Set(
  "very so too really just only such same other first last next own few whole little bit lot most more".split(" "),
);

/** Stop words: they say nothing about a text's subject. */
export const colourlessWords = new Set(
  (
    "the a an and or but so that this these those it its is are was were be been am i me my mine you your yours we us our he him his she her hers they them their " +
    "in on at of to from with by for as if then than when where what who why how which not no yes do does did have has had will would can could should may might must " +
    "there here just only very really about into over out up down all any some more most much many one like get got go going come want know think say said tell " +
    "don’t doesn’t didn’t isn’t aren’t i’m you’re it’s what’s that’s i’ve you’ve i’ll you’ll let make see look back now too ever never still again"
  ).split(" "),
);

/** Determiners from the other person's view: “my lamp” becomes “your lamp”. */
export const determiners: Record<string, string> = {
  my: "your",
  your: "my",
  a: "the",
  an: "the",
  this: "the",
  that: "the",
  these: "the",
  those: "the",
  our: "our",
  the: "the",
};

/** Kind of question by question word. */
export const questionKinds: Readonly<Record<string, Exclude<Question["kind"], "yesNo" | "count">>> = {
  who: "who",
  whose: "who",
  whom: "who",
  what: "what",
  which: "what",
  where: "where",
  when: "when",
  why: "why",
  how: "how",
};

/** Contractions spelled out, so that the verb is a separate word. */
export const shortenedWords: Record<string, string> = {
  "who’s": "who is",
  "what’s": "what is",
  "where’s": "where is",
  "when’s": "when is",
  "why’s": "why is",
  "how’s": "how is",
  "can’t": "can not",
  "won’t": "will not",
};

/** Negations that are not the verb with “n’t”. */
export const negatedVerbs: Record<string, string> = {
  can: "can’t",
  will: "won’t",
  am: "am not",
  may: "may not",
  might: "might not",
  shall: "shan’t",
};

/** First- and second-person words from the other person's view. */
export const acrossPersons: Record<string, string> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  "i’m": "you’re",
  "i’ve": "you’ve",
  "i’ll": "you’ll",
  "i’d": "you’d",
  your: "my",
  yours: "mine",
  yourself: "myself",
  "you’re": "I’m",
  "you’ve": "I’ve",
  "you’ll": "I’ll",
  "you’d": "I’d",
};

/** Verb forms that change with them. */
export const agreeingVerbs: Record<string, Record<string, string>> = {
  you: { am: "are", was: "were", "wasn’t": "weren’t", "ain’t": "aren’t" },
  I: { are: "am", were: "was", "aren’t": "am not", "weren’t": "wasn’t" },
};

export const auxiliaries =
  /^(?:do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should|may|might|must|shall)(?:n’t)?$/u;

export const lead =
  /^(?:(?:and|but|so|then|well|oh|ok|okay|all right|right|wait|tell me|please|hey|listen|now|look|really|yes|no|hm+)[, ]+|\p{Lu}[\p{L}’-]+, )+/iu;

export const tail = /(?:,? (?:yes or no|again|really|then|exactly|please|or not|right now)|, \p{Lu}[\p{L}’-]+)$/u;

export const pronoun =
  /^(?:i|you|he|she|it|we|they|there|this|that|these|those|anyone|someone|everyone|anybody|somebody)$/u;

export const determiner = /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those)$/u;

/** Words that fit questions only. */
export const unfit = /\b(?:any\w*|ever|yet|either)\b/u;

export const strengthening = /^(?:really|actually|truly|honestly|even|just|also|possibly)$/u;

/** Before one of these words, or at the end, “you” is an object. */
export const afterObject =
  /^(?:a|an|the|my|your|this|that|in|on|at|to|for|from|with|of|by|as|about|into|over|and|or|but|now|then|here|there|again|too|up|out|down|off|back|if|when|so|before|after|because|some|something|enough|more|well|alone|at)$/u;

export const beforeObject =
  /^(?:to|for|from|with|of|by|at|about|than|like|on|in|behind|without|near|and|let|thank|tell|give|show|ask|bring|teach|told|gave)$/u;

/** Words ignored when sentences are compared for similarity. */
export const unweighed: ReadonlySet<string> = new Set(
  "i me my mine myself she her hers herself he him his himself they them their you your yours a an the and of to in is was are were".split(
    " ",
  ),
);
