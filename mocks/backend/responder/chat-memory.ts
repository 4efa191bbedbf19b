import { type Fact, factsIn } from "./facts.ts";
import { nounPhrases } from "./noun-phrases.ts";
import { type Question, readQuestion } from "./question.ts";
import type { Line, Voice } from "./responder.ts";
import { keysOf, runsOf } from "./sentences.ts";
import { mustSteerAway, speechAndAction } from "./user-turn.ts";

/** What a reply remembers of the chat so far. */
export type ChatMemory = {
  /** Replies of this character so far. */
  turns: number;
  /** Keys of the sentences written so far. */
  usedKeys: Set<string>;
  recent: Set<string>;
  /** Things the user mentioned some turns ago. */
  oldTopics: readonly string[];
  /** Facts the user stated before the last turn. */
  facts: readonly Fact[];
  /** Those of `facts` that the character has not mentioned recently. */
  unspoken: () => readonly Fact[];
  /** Facts stated in the last turn. */
  news: readonly Fact[];
  /** Questions of earlier turns, with the index of the user's turn, from 0. */
  asked: readonly { question: Question; turn: number }[];
  /** The name the user gave, if any. */
  givenName: string | null;
  /** The previous line, if another member of the group said it. */
  otherBefore: Line | null;
  /** Words of the character's last reply. */
  lastReply: string;
};

const recentLines = 40;
const remembersUserLines = 40;

type Read = { question: Question | null; topics: readonly string[] };
const readBefore = new Map<string, Read>();
/** The last question of a turn and the things it names. Cached for the next reply of the chat. */
function readTurn(content: string): Read {
  const known = readBefore.get(content);
  if (known !== undefined) return known;
  if (readBefore.size > 4_000) readBefore.clear();
  const topics = mustSteerAway(content) ? [] : nounPhrases(content.slice(0, 1_200)).slice(0, 3);
  const read = { question: readQuestion(speechAndAction(content).speech), topics };
  readBefore.set(content, read);
  return read;
}

/**
 * Reads the chat for one speaker. Every sentence of a character counts as used; those of the last lines are also compared
 * for similarity. The user's last turn is left out: `readUserTurn` reads it.
 */
export function rememberChat(
  history: readonly Line[],
  avoid: readonly string[],
  speaker: Voice,
  shortName: string,
): ChatMemory {
  const isOwn = ({ name }: Line): boolean => name === speaker.name || name === shortName;
  const replied = (lines: readonly Line[]): Line[] => lines.filter(({ role }) => role === "character");
  const texts = (lines: readonly Line[]): string[] => [...replied(lines).map(({ content }) => content), ...avoid];
  const usedKeys = new Set(texts(history).flatMap(keysOf));
  const recent = new Set(texts(history.slice(-recentLines)).flatMap(runsOf));
  const own = replied(history).filter(isOwn);
  const userLines = history.filter((line) => line.role === "user").map((line) => line.content.replaceAll("'", "’"));
  const earlier = userLines.slice(-remembersUserLines, -1);
  const lastTopics = new Set(nounPhrases((userLines.at(-1) ?? "").slice(0, 2_400)));
  const oldTopics = [...new Set(earlier.slice(0, -1).flatMap((text) => readTurn(text).topics))].filter(
    (topic) => !lastTopics.has(topic),
  );
  const all = factsIn(userLines);
  const facts = all.filter(({ turn }) => turn < userLines.length - 1);
  const unspoken = (): Fact[] => {
    const lately = own.slice(-10).map(({ content }) => content.toLowerCase());
    return facts.filter(({ text }) => !lately.some((line) => line.includes(text.toLowerCase())));
  };
  const news = all.filter(({ turn }) => turn === userLines.length - 1);
  const asked = userLines.slice(0, -1).flatMap((text, turn) => {
    const { question } = readTurn(text);
    return question === null ? [] : [{ question, turn }];
  });
  const givenName = all.find(({ kind }) => kind === "name")?.text.replace(/^your name is /u, "") ?? null;
  const last = history.at(-1);
  const otherBefore = last?.role === "character" && !isOwn(last) ? last : null;
  const turns = own.length;
  const lastReply = own.at(-1)?.content ?? "";
  return { turns, usedKeys, recent, oldTopics, facts, unspoken, news, asked, givenName, otherBefore, lastReply };
}
