import type { Fact } from "../facts.ts";
import type { ActionKind, Intent } from "../user-turn.ts";

/** Temporary moods, and what the user did that causes them; the strongest first. */
export const moods: readonly (readonly [string, ReadonlySet<Intent | ActionKind | Fact["kind"] | null | undefined>])[] =
  [
    ["sore", new Set(["insult", "threat", "lied", "attack"] as const)],
    [
      "gentle",
      new Set(["distress", "apology", "affection", "farewell", "hurt", "confessed", "left", "weep", "kiss"] as const),
    ],
    ["merry", new Set(["laugh", "compliment"] as const)],
  ];

/** Statements about a loss, which are answered gravely. */
export const loss =
  /\b(?:died|dead|drowned|killed|passed away|buried|funeral|lost my (?:mother|father|mum|mom|dad|brother|sister|son|daughter|wife|husband|child|baby|friend|dog|cat|home)|left me|(?:wife|husband) left)\b/iu;

/** Words of a card that indicate a manner. */
export const mannerWords: readonly [string, RegExp][] = [
  [
    "warm",
    /\b(?:warm|kind|caring|gentle|friendly|nurturing|loving|sweet|generous|motherly|soft|cheerful|affectionate|supportive|tender|wholesome)\b/iu,
  ],
  ["dry", /\b(?:dry|sardonic|sarcastic|wry|ironic|deadpan|cynical|gallows|wit|witty)\b/iu],
  [
    "blunt",
    /\b(?:blunt|gruff|direct|stern|stubborn|tough|brusque|honest|grumpy|rough|cold|harsh|impatient|no-nonsense)\b/iu,
  ],
  [
    "guarded",
    /\b(?:guarded|secretive|reserved|wary|evasive|aloof|distant|mysterious|haunted|wounded|lonely|quiet|shy|suspicious|patient|broken|melancholy)\b/iu,
  ],
  [
    "formal",
    /\b(?:formal|courteous|grave|noble|ancient|regal|courtly|archaic|polite|dignified|solemn|elegant|proud|grand|royal)\b/iu,
  ],
  [
    "playful",
    /\b(?:playful|teas(?:e|es|ing)|mischievous|flirt(?:s|y|atious)?|silly|bubbly|cheeky|energetic|childlike|funny|chaotic|brisk|theatrical)\b/iu,
  ],
  [
    "sly",
    /\b(?:sly|cunning|manipulative|observant|seductive|scheming|devious|clever|amused|charming|confident|smug|villain)\b/iu,
  ],
  [
    "exact",
    /\b(?:precise|exact|literal|logical|analytical|scientific|sceptical|skeptical|robotic|android|calculating|methodical|scientist|engineer)\b/iu,
  ],
];

/** Third-person verbs with an irregular first person. */
export const firstPersonVerbs: Record<string, string> = {
  is: "am",
  has: "have",
  does: "do",
  "isn’t": "am not",
  "hasn’t": "haven’t",
  "doesn’t": "don’t",
  was: "was",
  goes: "go",
};

/** Titles before a name. */
export const titles =
  /^(?:commander|captain|ser|sir|dame|dr|doctor|professor|prof|lady|lord|king|queen|prince|princess|mr|mrs|ms|miss|mister|madam|madame|father|sister|brother|saint|st|agent|detective|inspector|general|major|colonel|sergeant|lieutenant|baron|baroness|count|countess|duke|duchess|emperor|empress|master|mistress|chef|nurse|officer|judge|old|uncle|aunt|auntie|grandma|grandpa)\.?$/iu;

/** Words that are the same in the third and first person. */
export const keptVerbs: ReadonlySet<string> = new Set(
  "can could will would must never always often only still once did had grew ran sat won".split(" "),
);
/** Verbs that may follow “and” with the same subject. */
export const joinedVerbs: ReadonlySet<string> = new Set(
  "is has does keeps wears loves hates likes works lives talks carries knows collects plays speaks sleeps feeds says takes makes gives means thinks trusts hides reads writes runs".split(
    " ",
  ),
);
