import {
  age,
  crisis,
  actionCues,
  englishMarks,
  explicit,
  intentCues,
  minors,
  outOfCharacter,
  soundsForeign,
} from "./banks/user-cues.ts";
import { nounPhrases, tellingWords } from "./noun-phrases.ts";
import { type Question, readQuestion } from "./question.ts";

/** The intent of the user's turn, which decides the kind of answer. */
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
export type ActionKind = (typeof actionCues)[number][0] | "other";

export type UserTurn = {
  intent: Intent;
  actionKind: ActionKind | null;
  speech: string;
  action: string;
  /** Out-of-character notes, without brackets. */
  asides: readonly string[];
  topics: readonly string[];
  words: ReadonlySet<string>;
  /** Its last question. */
  question: Question | null;
  /** A short quotation of the user's words for the answer; null if nothing fits. */
  echo: string | null;
  raw: string;
};

/** Whether the reply must steer away: explicit sexual content, and anything sexual about a minor. */
export function mustSteerAway(text: string): boolean {
  if (explicit.test(text)) return true;
  return (
    minors.test(text) &&
    (/\b(?:sex\w*|undress\w*|naked|nude|lewd|arous\w*|moan\w*|grop\w*|make out|making out|turned on)\b/iu.test(text) ||
      (age.test(text) && /\bkiss\w*\b/iu.test(text)))
  );
}

/** Splits a turn into speech and action: text in asterisks or outside quotes is action, the rest is speech. */
export function speechAndAction(text: string): { speech: string; action: string } {
  const actions: string[] = [];
  const spoken = text.replaceAll(/\*+([^*]+)\*+/gu, (_all, action: string) => {
    actions.push(action.trim());
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

/** Reads one turn of the user; of a long one only the beginning and the end, where the important things are. */
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
  const actionKind = lowered === "" ? null : (actionCues.find(([, pattern]) => pattern.test(lowered))?.[0] ?? "other");
  const safe = intent !== "steer" && intent !== "crisis";
  const question = safe && intent !== "foreign" ? readQuestion(speech) : null;
  return {
    intent,
    actionKind: safe ? actionKind : null,
    speech,
    action,
    asides,
    // “I’m a notary” mentions no thing.
    topics: safe ? nounPhrases(`${speech.replaceAll(/\bI(?:’m| am| was) (?:an?|the) /gu, "I am ")}\n${action}`) : [],
    words: tellingWords(both),
    question,
    echo: safe && intent !== "foreign" && question === null ? echoOf(speech) : null,
    raw,
  };
}
