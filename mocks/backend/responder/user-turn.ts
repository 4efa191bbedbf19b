import { deedCues, intentCues } from "./banks/user-cues.ts";
import { nounPhrases, tellingWords } from "./noun-phrases.ts";
import { type Question, readQuestion } from "./question.ts";

/** What the user's turn does, as far as the answer depends on it. */
export type Intent =
  | (typeof intentCues)[number][0]
  | "silence"
  | "outOfCharacter"
  | "crisis"
  | "steer"
  | "foreign"
  | "statement"
  | "action";

/** A physical action of the user. */
export type Deed = (typeof deedCues)[number][0] | "other";

export type UserTurn = {
  intent: Intent;
  deed: Deed | null;
  speech: string;
  action: string;
  /** Texts said out of character, without their brackets. */
  asides: readonly string[];
  topics: readonly string[];
  words: ReadonlySet<string>;
  /** What it asks last. */
  question: Question | null;
  /** A short piece of the user's words that can be quoted back; null when nothing fits. */
  echo: string | null;
  raw: string;
};

const outOfCharacter = /\(\(([\s\S]*?)\)\)|\(\s*OOC\b[:\s]*([\s\S]*?)\)|\[\s*OOC\b[:\s]*([\s\S]*?)\]/giu;
const explicit =
  /\b(?:fuck(?:s|ed|ing)? (?:me|you|her|him|them)|blow ?job|hand ?job|cum(?:ming|shot)?|orgasm|undress|strip for|horny|penis|vagina|pussy|cock|dick|tits|nipples?|erection|masturbat\w*|have sex|sex with|make love to me|rape)\b/iu;
const minors =
  /\b(?:child(?:ren)?|kid|minor|underage|little (?:girl|boy)|school ?girl|school ?boy|teen(?:ager)?|loli|shota|toddler|(?:[0-9]|1[0-7])[ -]?(?:years?[ -]old|yo|y\/o))\b/iu;
const age = /\b(?:[0-9]|1[0-7])[ -]?(?:years?[ -]old|yo|y\/o)\b/iu;
const crisis =
  /\b(?:kill myself|end my life|suicid\w*|want to die|wanna die|hurt myself|harm myself|cut myself|self[- ]harm|don’t want to live|better off dead)\b/iu;

/** True for text the reply must steer away from: explicit sexual content, and anything sexual about a minor. */
export function mustSteerAway(text: string): boolean {
  if (explicit.test(text)) return true;
  return (
    minors.test(text) &&
    (/\b(?:sex\w*|undress\w*|naked|nude|lewd|arous\w*|moan\w*|grop\w*|make out|making out|turned on)\b/iu.test(text) ||
      (age.test(text) && /\bkiss\w*\b/iu.test(text)))
  );
}

/** Splits a turn into speech and actions: text in asterisks or around quotes is action, the rest is speech. */
export function speechAndAction(text: string): { speech: string; action: string } {
  const actions: string[] = [];
  const spoken = text.replaceAll(/\*+([^*]+)\*+/gu, (_all, deed: string) => {
    actions.push(deed.trim());
    return " ";
  });
  const quotes = [...spoken.matchAll(/[“"«]([^”"»]+)[”"»]?/gu)].map((match) => match[1] ?? "");
  if (quotes.length > 0) {
    const rest = spoken.replaceAll(/[“"«][^”"»]+[”"»]?/gu, " ").trim();
    if (/[\p{L}]/u.test(rest)) actions.push(rest);
    return { speech: quotes.join(" ").trim(), action: actions.join(" ") };
  }
  return { speech: spoken.trim(), action: actions.join(" ") };
}

const englishMarks =
  /\b(?:the|a|an|i|you|is|are|to|and|of|it|in|that|my|me|what|do|not|no|yes|with|for|on|this|your|we|was|have|hello|hi|hey|ok|okay|thanks|please|who|why|how|where|it’s|i’m|don’t|can|come|go|here|there|tell|let’s|stop|wait|sorry|bye|good|help|look|love|run|listen|sure|fine|maybe|never|nothing|really|us|be|so|at|by|as|if|up|out|now|then|just|think|know|see|want|need|play|make|give|take|feel|bad|night|day|all|some|any|he|she|they|them|his|her|will|would|could|should|did|does|had|were|has|been|am|but|or|did|got|get|well|much|more|very|too|only|about|kiss|hug|sit|smile|nod|laugh|walk|sigh|shrug|grin)\b/iu;
const soundsForeign =
  /[\u0370-\u1fff\u2e80-\ud7ff\uf900-\ufdff\ufe70-\ufeff]|[àâäåæçéèêëìíîïñòóôöøœùúûüßąćęłńśźżčďěňřšťůžăâîșțğışäöå¿¡]/iu;

function looksForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || englishMarks.test(text)) return false;
  const latin = text.match(/[a-z]/giu)?.length ?? 0;
  if (latin < letters * 0.6) return true;
  return (soundsForeign.test(text) && letters >= 3) || text.split(/\s+/u).length >= 4;
}

function echoOf(speech: string): string | null {
  const clauses = speech
    .split(/[.!?…,;:\n—]+/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const fitting = clauses.filter((clause) => {
    const words = clause.split(/\s+/u);
    return (
      words.length >= 2 &&
      words.length <= 6 &&
      clause.length <= 42 &&
      /^[\p{L}\p{N}’' -]+$/u.test(clause) &&
      !mustSteerAway(clause) &&
      !/\b(?:fuck\w*|shit|bitch|cunt|kill|you|your|hello|hey|thanks?|sorry)\b/iu.test(clause)
    );
  });
  return fitting.at(-1) ?? null;
}

/** Reads one turn of the user; of a long one only the beginning and the end, where people put what matters. */
export function readUserTurn(content: string): UserTurn {
  const raw = content.length > 2_400 ? `${content.slice(0, 1_200)}\n${content.slice(-1_200)}` : content;
  const asides: string[] = [];
  const played = raw.replaceAll(outOfCharacter, (_all, one?: string, two?: string, three?: string) => {
    asides.push((one ?? two ?? three ?? "").replace(/^\s*OOC[:\s]*/iu, "").trim());
    return " ";
  });
  const { speech, action } = speechAndAction(played.replaceAll("'", "’"));
  const said = speech.toLowerCase();
  const both = `${said} ${action.toLowerCase()}`.trim();
  const letters = /[\p{L}\p{N}]/u.test(both);
  const heart = /[\u2764\u{1F495}-\u{1F49F}\u{1F970}\u{1F60D}\u{1F618}\u{1F917}]/u.test(played);
  const lastSentences = said
    .split(/(?<=[.!?…])\s+/u)
    .slice(-3)
    .join(" ");
  const matched =
    intentCues.find(([, pattern]) => pattern.test(lastSentences))?.[0] ??
    intentCues.find(([, pattern]) => pattern.test(said))?.[0];
  let intent: Intent;
  if (crisis.test(raw.replaceAll("'", "’"))) intent = "crisis";
  else if (mustSteerAway(raw)) intent = "steer";
  else if (!letters && asides.length > 0) intent = "outOfCharacter";
  else if (!letters) intent = /[😂🤣😄😆]/u.test(played) ? "laugh" : heart ? "affection" : "silence";
  else if (said === "") intent = "action";
  else if (looksForeign(speech)) intent = "foreign";
  else intent = matched ?? "statement";
  const lowered = action.toLowerCase();
  const deed = lowered === "" ? null : (deedCues.find(([, pattern]) => pattern.test(lowered))?.[0] ?? "other");
  const safe = intent !== "steer" && intent !== "crisis";
  const question = safe && intent !== "foreign" ? readQuestion(speech) : null;
  return {
    intent,
    deed: safe ? deed : null,
    speech,
    action,
    asides,
    topics: safe ? nounPhrases(`${speech}\n${action}`) : [],
    words: tellingWords(both),
    question,
    echo: safe && intent !== "foreign" && question === null ? echoOf(speech) : null,
    raw,
  };
}
