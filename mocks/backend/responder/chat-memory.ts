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
  told: Set<string>;
  recent: Set<string>;
  /** Things the user spoke of some turns ago. */
  oldTopics: readonly string[];
  /** What the user stated before the last turn. */
  facts: readonly Fact[];
  /** Those of them that the character has not brought up lately. */
  unspoken: () => readonly Fact[];
  /** What they stated in it. */
  news: readonly Fact[];
  /** Questions of the turns before, with the turn of the user each comes from, counted from 0. */
  asked: readonly { question: Question; turn: number }[];
  /** The name the user gave, if any. */
  givenName: string | null;
  /** The line just before, where another member of a group spoke it. */
  otherBefore: Line | null;
  /** Words of the character's last reply. */
  lastReply: string;
};

const recentLines = 40;
const remembersUserLines = 40;

type Read = { question: Question | null; topics: readonly string[] };
const readBefore = new Map<string, Read>();
/** The last question of a turn and what it names, kept for the next reply of the same chat. */
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
    for (const key of keysOf(line.content)) told.add(key);
    if (at >= history.length - recentLines) for (const run of runsOf(line.content)) recent.add(run);
  });
  for (const text of avoid) {
    for (const key of keysOf(text)) told.add(key);
    for (const run of runsOf(text)) recent.add(run);
  }
  const userLines = history.filter((line) => line.role === "user").map((line) => line.content.replaceAll("'", "’"));
  const earlier = userLines.slice(-remembersUserLines, -1);
  const lastTopics = new Set(nounPhrases((userLines.at(-1) ?? "").slice(0, 2_400)));
  const oldTopics = [...new Set(earlier.slice(0, -1).flatMap((text) => readTurn(text).topics))].filter(
    (topic) => !lastTopics.has(topic),
  );
  const all = factsIn(userLines);
  const facts = all.filter(({ turn }) => turn < userLines.length - 1);
  const unspoken = (): Fact[] => {
    const own = history.filter((line) => line.role === "character" && isOwn(line)).slice(-10);
    const lately = own.map(({ content }) => content.toLowerCase()).join(" ");
    return facts.filter(({ text }) => !lately.includes(text.toLowerCase()));
  };
  const news = all.filter(({ turn }) => turn === userLines.length - 1);
  const asked = userLines.slice(0, -1).flatMap((text, turn) => {
    const { question } = readTurn(text);
    return question === null ? [] : [{ question, turn }];
  });
  const givenName = all.find(({ kind }) => kind === "name")?.text.replace(/^your name is /u, "") ?? null;
  const last = history.at(-1);
  const otherBefore = last?.role === "character" && !isOwn(last) ? last : null;
  return { turns, told, recent, oldTopics, facts, unspoken, news, asked, givenName, otherBefore, lastReply };
}
