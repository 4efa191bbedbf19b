/** Words by which a card shows a manner. */
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

/** Verbs of the third person whose first does not follow the rule. */
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
