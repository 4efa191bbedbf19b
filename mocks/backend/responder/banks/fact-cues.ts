import type { Change, Fact } from "../facts.ts";

/** Words after “I’m” that are not names. */
export const notNames =
  /^(?:\p{L}+(?:ish|ese)|American|German|Italian|Russian|Indian|Mexican|African|European|Asian|Australian|Canadian|Christian|Catholic|Muslim|God|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|French|Dutch|Greek)$/u;

/** Introductory words that are not part of a statement. */
export const leads =
  /^(?:(?:well|so|and|but|look|listen|yes|no|oh|ok|okay|actually|honestly|hello|hi|hey|you know|you see|to be honest|truth is|the truth is|all right|fine|good (?:evening|morning|day)|evening(?: all)?|also|anyway|once|sorry|please|i think|i told you|i said|\p{Lu}[\p{L}’-]+(?=,))[,:]? +)+(?=i\b|i’|my\b|the\b|his\b|her\b|their\b|there\b|it\b|we\b|our\b|that\b)/iu;
/** Statements about the moment or the conversation itself, not worth remembering. */
export const fleeting =
  /^i(?:’m| am)? (?:not )?(?:think|thought|guess|mean|meant|do|remember|know(?! (?:an?|someone|somebody|where|how|who|the) )|don’t (?:know|care|mind|understand|think|believe|remember|want)|see|hope|wonder|suppose|understand|agree|said|say|told|ask|asked|beg|wish|need|should|could|would|sorry|fine|ok|okay|here|sure|glad|going|coming|leaving|listening|waiting|just|only|like (?:that|this|it)|love (?:it|that|you)|feel|smile|nod|laugh|hear|can (?!’t)|just want|want you|trust|believe|must|have to|confess(?=$| it))\b/iu;
/** Statements about a passing feeling. */
export const feeling =
  /^i(?:’m| am| feel|’ve been| was) (?:\p{L}+ )?(?:scared|afraid|sad|tired|lost|lonely|alone|cold|hungry|frightened|exhausted|worried|terrified|ashamed|confused|nervous|miserable|freezing|soaked|wet|happy|angry|ready|late|thirsty|bored)(?: \p{L}+)?$/iu;
/** Kinds of statements about oneself, the most reliable pattern first. */
export const kinds: readonly [Fact["kind"], RegExp][] = [
  ["promise", /^you (?:promised|swore|vowed|gave me your word|said you)\b/u],
  [
    "from",
    /^you(?:’re| are| were)? (?:come|came|grew up|born|hail|originally|all the way)?\b.*\b(?:from|born in|grew up)\b/u,
  ],
  ["home", /^you(?:’ve)? (?:live|lived|moved|stay|rent|sleep)\b/u],
  [
    "work",
    /^you (?:work|worked|drive|teach|study|mend|repair|make|sell|build|cook|bake|paint|write|play|run|draw|fix|sew|keep|train|used to|earn|clean)\b|^you(?:’re| are| were) (?:an?|the) \p{L}+|\bby trade\b|for a living|^your (?:job|work|trade)\b/u,
  ],
  [
    "kin",
    /^(?:you (?:have|had|’ve) .*|you lost your |your )(?:\p{L}+ )?(?:mother|father|sister|brother|son|daughter|wife|husband|aunt|uncle|cousin|grand\p{L}+|partner|friend|boss|twin|child\p{L}*|kid|niece|nephew)s?\b/u,
  ],
  ["own", /^you(?:’ve| have| had| own| carry| keep| brought| bought| found)\b|^your \p{L}+/u],
];
/** Patterns for changes in the scene. */
export const changes: readonly [Change, RegExp][] = [
  [
    "lied",
    /\bi (?:lied|was lying|have been lying|made (?:it|that) up)\b|\bthat was(?: all)? a lie\b|\bwasn’t (?:true|the truth)\b|\bi wasn’t honest\b/iu,
  ],
  [
    "hurt",
    /\bi(?:’ve| have)? (?:just )?(?:cut|burn\p{L}*|hurt|broke|twist\p{L}*|scald\p{L}*) (?:my|myself)\b|\bi(?:’m| am) (?:bleeding|hurt|wounded|shot|injured)\b|\b(?:bit|stabbed|shot|stung|slapped|hit) me\b|\b(?:ow|ouch)\b/iu,
  ],
  [
    "confessed",
    /\bit was (?:me|my (?:fault|doing))\b|\bi confess\b|\bi(?:’ve| have)? (?:killed|stole|stolen|forged|cut|betrayed|poisoned|murdered|sentenced|burned|burnt|sold|shot|drowned|cheated|robbed|sabotaged|set fire)\b|\bi hit (?:a|the|my|someone)\b/iu,
  ],
  [
    "gave",
    /\bi (?:\p{L}+ )?(?:hand|give|offer|slide|pass|push|hold out|press|gave|brought|bring|place|lay|put) (?:(?:you|him|her|them|back|over) )*(?:an?|the|my|this|three|two|some) (?!(?:\p{L}+ )?(?:hands?|fingers?|palms?|fists?|arms?|elbows?|head|forehead|cheek|ear|face|foot|feet|knees?|weight|lips|mouth|shoulder)\b)|\b(?:i want you to have|take|keep) (?:it|this)\b|\b(?:take off|put) .{3,30} (?:over|around|round) (?:your|his|her|their) shoulders/iu,
  ],
  ["returned", /\bi (?:come|came|am|’m) back\b|\bi(?:’m| am)? return(?:ed)?\b/iu],
  [
    "left",
    /\bi(?:’m| am) (?:leaving|going(?: home| now)?$|off)\b|\bi (?:leave(?! (?:the|an?|my|it|you) )|walk (?:away|out|off)|storm out|turn to go|go out|head for the door|slam the door)\b|\b(?:goodbye|farewell)\b/iu,
  ],
];

/** The kind of fact that a question asks for. */
export const asks: readonly [Fact["kind"] | null, RegExp][] = [
  [
    "name",
    /\b(?:my (?:real |full |own |true |first |last )?name|who (?:am i|i am)|what (?:am i called|i’m called)|(?:do|should|did|will) you call me|call me again)\b/iu,
  ],
  [
    "work",
    /\bmy (?:job|work|trade|profession|occupation|craft|living)\b|\bdo i do\b|\bi do for\b|\bwhat i do\b|\bi work\b|\bfor a living\b|\bi earn\b|\bam i by trade\b|\bkind of work\b|\bi use to\b/iu,
  ],
  [
    "from",
    /\bi(?:’m| am)? (?:come |came )?from\b|\bam i from\b|\bwas i born\b|\bi was born\b|\bgrow up\b|\bmy home ?town\b|\bmy country\b|\brun away from\b/iu,
  ],
  ["home", /\bi (?:live|stay|sleep)\b|\bmy (?:home|house|address|place)\b/iu],
  [
    "promise",
    /\bi (?:promise|swear|vow)d?\b|\bmy (?:promise|word|oath|vow)\b|\b(?:did i|i) (?:say|said) i(?:’d|’ll| would| will)\b/iu,
  ],
  ["gave", /\bdid i (?:give|hand|bring|offer)\b|\bi (?:gave|handed|brought)\b|\bmy gift\b/iu],
  ["lied", /\bdid i lie\b|\bi lied?\b/iu],
  ["confessed", /\bdid i (?:do|confess|admit)\b|\bi (?:confessed|admitted)\b/iu],
  ["kin", /\bmy (?:family|people|relatives)\b/iu],
  ["own", /\bdo i (?:own|carry|have with me)\b|\bi (?:own|carry)\b/iu],
];

/** How to state a change without details. */
export const changesTold: Record<Change, string> = {
  left: "you walked away",
  returned: "you came back",
  lied: "you lied to me",
  confessed: "you owned up to it",
  hurt: "you were hurt",
  gave: "you gave that away",
};

/** Question words, which say nothing about the subject. */
export const askingWords: ReadonlySet<string> = new Set(
  "remember forgot forget told tell said name call again ever something anything first earlier before do did does was is have had was were what who where when why how many".split(
    " ",
  ),
);
