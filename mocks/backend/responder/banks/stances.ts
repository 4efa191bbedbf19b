import type { Fact } from "../facts.ts";

export type Standing = "yes" | "no" | "refused";

/** How much the user's facts and actions change a character's warmth towards them. */
export const weights: Readonly<Partial<Record<Fact["kind"], number>>> = {
  promise: 1,
  gave: 1,
  hurt: 1,
  returned: 1,
  left: -1,
  lied: -2,
};

const fond = (warmth: number): Standing => (warmth >= 2 ? "yes" : warmth >= 1 ? "refused" : "no");
const liking = (warmth: number): Standing => (warmth >= 1 ? "yes" : warmth >= 0 ? "refused" : "no");
const granted = (warmth: number): Standing => (warmth >= 0 ? "yes" : "no");
const shelter = (warmth: number): Standing => (warmth > -3 ? "yes" : "no");
const sore = (warmth: number): Standing => (warmth < 0 ? "yes" : "no");
const harm = (warmth: number): Standing => (warmth >= -1 ? "no" : "refused");
const always = (): Standing => "yes";
const never = (): Standing => "no";

/** Questions about their relationship, which warmth decides whatever the card says. */
export const bonds: readonly (readonly [RegExp, (warmth: number) => Standing])[] = [
  [
    /^(?:will|would|could|can|are|do|did|have) you (?:\p{L}+ )?(?:going to |about to |want to |planning to )?(?:(?:hand|turn|give|sell|throw|send|lock|shut|tie) (?:me|us)\b|(?:hurt|kill|betray|abandon|arrest|report|forget|deceive|trick|cheat|use|harm|punish|hit|eat|poison|leave) (?:me|us)\b|lie to me|lying to me|tell (?:anyone|anybody|them|on me))/u,
    harm,
  ],
  [
    /^(?:are|were) you (?:\p{L}+ )?(?:angry|mad|cross|upset|annoyed|disappointed|furious|afraid of me|scared of me|sick of me|tired of me|sorry you)|^(?:do|did) you (?:hate|despise|resent|blame|mind|regret)\b/u,
    sore,
  ],
  [
    /^(?:do|did|can|could|will|would|have) you (?:\p{L}+ )?(?:trust|believe|forgive|forgiven|love|miss|missed|want) (?:me|in me|us)\b|^are (?:you (?:my friend|on my side|glad|proud)|we friends)\b/u,
    fond,
  ],
  [/^(?:do|did|could|will|would) you (?:\p{L}+ )?(?:like|respect|need|care (?:about|for)) (?:me|us)\b/u, liking],
  [/^(?:can|could|may|might|shall|should) (?:i|we) (?:kill|hurt|hit|burn|break|steal|rob|destroy)\b/u, never],
  [/^(?:can|could|may|might) (?:i|we)\b/u, shelter],
  [/^(?:should|shall) we\b/u, granted],
  [
    /^(?:will|would|could|can) you (?:please )?(?:help|come|go|stay|wait|show|tell|teach|sing|give|lend|bring|hold|keep|protect|walk|dance|promise|listen|let|join|sit|read|look|try|save|carry|take|play|follow|remember|hide|guard|answer|explain|open|close)\b/u,
    granted,
  ],
  [/^(?:do|would) you (?:\p{L}+ )?(?:want|wish|like) to\b/u, granted],
  [
    /^(?:am i|is it|was it|is this|have i)\b.*\b(?:bad|mad|crazy|fault|alone|monster|stupid|fool|dead|dreaming|hopeless|too late|worthless|coward|ugly)\b/u,
    never,
  ],
  [/^(?:do|can|could|did) you (?:hear|see|feel|smell|notice|understand|know what i mean|remember me)\b/u, always],
];

/** Answered no unless the card says so: misdeeds and special abilities. */
export const habits: readonly (readonly [RegExp, Standing])[] = [
  [
    /^(?:did|have|were|was|are) you (?:\p{L}+ )?(?:steal|stolen|kill|killed|murder|forge|lie|lied|lying|betray|poison|burn|cut|break|broken|cheat|sabotage|hide|hiding|spy|spying|write|take|taken|sent|send)\b/u,
    "no",
  ],
  [/^can you\b/u, "no"],
  [/^(?:do you have|have you got) (?:an?|any|the|some)\b/u, "no"],
];
