import { nounPhrases } from "./noun-phrases.ts";
import type { Line, Voice } from "./responder.ts";
import { keysOf, trigramsOf } from "./sentences.ts";
import { mustSteerAway } from "./user-turn.ts";

/** What a reply remembers of the chat so far. */
export type ChatMemory = {
  /** Replies of this character so far. */
  turns: number;
  told: Set<string>;
  recent: Set<string>;
  /** Things the user spoke of some turns ago. */
  oldTopics: readonly string[];
  /** What the user said of themselves, as “you’re a sailor”. */
  facts: readonly string[];
  /** The name the user gave, if any. */
  givenName: string | null;
  /** The line just before, where another member of a group spoke it. */
  otherBefore: Line | null;
  /** Words of the character's last reply. */
  lastReply: string;
};

const recentLines = 40;
const remembersUserLines = 40;

const selfFacts: readonly [RegExp, (rest: string) => string][] = [
  [/\bi(?:’m| am) (?=an? )([^.!?,;:*”"]{3,40})/iu, (rest) => `you’re ${rest}`],
  [/\bi(?:’m| am) from ([^.!?,;:*”"]{3,30})/iu, (rest) => `you’re from ${rest}`],
  [/\bi lost my ([^.!?,;:*”"]{3,30})/iu, (rest) => `you lost your ${rest}`],
  [/\bi live (in|with|by|near|on) ([^.!?,;:*”"]{3,30})/iu, (rest) => `you live ${rest}`],
  [/\bi work (as|at|in|for|on) ([^.!?,;:*”"]{3,30})/iu, (rest) => `you work ${rest}`],
  [/\bi have (?=an? |two |three |no )([^.!?,;:*”"]{3,30})/iu, (rest) => `you have ${rest}`],
  [
    /\bi(?:’m| am) (?:so )?(afraid of|looking for|running from|waiting for|searching for) ([^.!?,;:*”"]{3,30})/iu,
    (rest) => `you’re ${rest}`,
  ],
  [/\bi (used to [^.!?,;:*”"]{4,36})/iu, (rest) => `you ${rest}`],
  [/\bi can’t (sleep|swim|remember|go home|sing|dance|cook)\b/iu, (rest) => `you can’t ${rest}`],
];

function factsOf(text: string): string[] {
  const facts: string[] = [];
  for (const [pattern, tell] of selfFacts) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = match
      .slice(1)
      .join(" ")
      .trim()
      .replace(/\s+(?:and|but|so|because|that|who|which|when|then)\b.*$/iu, "");
    const words = rest.split(/\s+/u);
    if (
      words.length > 7 ||
      /\b(?:i|me|you|your|we|us|the one|bit|little|lot|way|not|just|here|there)\b/iu.test(rest) ||
      mustSteerAway(text)
    )
      continue;
    if (!/^[\p{L}’ -]+$/u.test(rest)) continue;
    facts.push(tell(rest.replaceAll(/\bmy\b/giu, "your")));
  }
  return facts;
}

function nameIn(text: string): string | null {
  const match = /\b(?:my name(?:’s| is)|call me|i(?:’m| am) called)\s+(\p{Lu}[\p{L}’-]{1,20})/u.exec(text);
  return match?.[1] ?? null;
}

/**
 * Reads the chat for one speaker. Every sentence of a character counts as told; those of the last lines are also compared
 * for likeness. The user's last turn is left out: `readUserTurn` reads it.
 */
export function rememberChat(
  history: readonly Line[],
  avoid: readonly string[],
  speaker: Voice,
  shortName: string,
): ChatMemory {
  const told = new Set<string>();
  const recent = new Set<string>();
  const isOwn = ({ name }: Line): boolean => name === speaker.name || name === shortName;
  let turns = 0;
  let lastReply = "";
  history.forEach((line, at) => {
    if (line.role !== "character") return;
    if (isOwn(line)) {
      turns += 1;
      lastReply = line.content;
    }
    const keys = keysOf(line.content);
    for (const key of keys) told.add(key);
    if (at < history.length - recentLines) return;
    for (const key of keys) for (const run of trigramsOf(key)) recent.add(run);
  });
  for (const text of avoid) {
    for (const key of keysOf(text)) {
      told.add(key);
      for (const run of trigramsOf(key)) recent.add(run);
    }
  }
  const userLines = history.filter((line) => line.role === "user").map((line) => line.content.replaceAll("'", "’"));
  const earlier = userLines.slice(-remembersUserLines, -1);
  const lastTopics = new Set(nounPhrases((userLines.at(-1) ?? "").slice(0, 2_400)));
  const oldTopics = [
    ...new Set(
      earlier
        .slice(0, -1)
        .flatMap((text) => (mustSteerAway(text) ? [] : nounPhrases(text.slice(0, 1_200)).slice(0, 3))),
    ),
  ].filter((topic) => !lastTopics.has(topic));
  const facts = [...new Set(earlier.flatMap((text) => factsOf(text.slice(0, 1_200))))];
  const givenName =
    userLines
      .slice(-remembersUserLines)
      .map(nameIn)
      .findLast((name) => name !== null) ?? null;
  const last = history.at(-1);
  const otherBefore = last?.role === "character" && !isOwn(last) ? last : null;
  return { turns, told, recent, oldTopics, facts, givenName, otherBefore, lastReply };
}
