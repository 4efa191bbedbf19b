import { tokensIn, tokensOf } from "#src/domain/token-estimate.ts";
import type { KeptInMind, Known, PromptMessage, PromptPart, ReplyRequest } from "../responder.ts";
import { allotted } from "./allotted.ts";
import { alternating } from "./alternating.ts";
import { cutText } from "./cut-text.ts";
import type { MacroValues } from "./macros.ts";
import { maxTokensFor } from "./preference-sentences.ts";
import { chatLines, factsText, joined, loreText, promptTextsOf, type PromptTexts } from "./prompt-parts.ts";
import { turnNames } from "./turn-names.ts";

export type PlanOptions = {
  /** Size of the model's context, prompt and reply together. */
  contextTokens: number;
  /** Whether the model requires alternating roles and a single system message. */
  strictRoles: boolean;
  /** Milliseconds since 1970, for `{{time}}` and `{{date}}`. */
  now: number;
};

export type PlannedPrompt = {
  messages: PromptMessage[];
  maxTokens: number;
  stop: string[];
  includedMessages: number;
  totalMessages: number;
  /** Estimated tokens by part, without the margin. */
  parts: PromptPart[];
};

/** Safety factor on token estimates. */
const margin = 1.1;

/** Tokens reserved for the reply at least; in a larger context a quarter. */
const leastReply = 480;

/** Maximum cost in tokens of "[Start]", "[Go on]" and merged messages with strict roles. */
const forStrictRoles = 24;

/** Maximum number of messages in the newest turn, which is always included: in a group, a whole round. */
const longestRound = 8;

/** Tokens of a text, with margin and with what a message of its own costs. */
const cost = (text: string): number => (text === "" ? 0 : (tokensIn(text) + 6) * margin);

/** Stop strings: other names at the start of a line, at most four, the limit of endpoints. */
const stopsOf = (request: ReplyRequest): string[] =>
  turnNames(request)
    .foreign.filter(
      (name) => name.trim() !== "" && (name !== request.user.name || request.preferences.actForUser === "no"),
    )
    .slice(0, 4)
    .map((name) => `\n${name}:`);

/** The parts, most important first, with their guaranteed shares of the room; the sum is 1. */
const shares = {
  last: 0.08,
  start: 0.14,
  newest: 0.22,
  facts: 0.27,
  character: 0.09,
  persona: 0.03,
  note: 0.05,
  summary: 0.06,
  lore: 0.03,
  history: 0.03,
  examples: 0,
} as const;

type Part = keyof typeof shares;
const order = Object.keys(shares) as Part[];

/** Drops the entry of least weight; of equal ones the last. */
function withoutLightest(lore: readonly Known[]): readonly Known[] {
  const least = Math.min(...lore.map(({ weight }) => weight));
  return lore.toSpliced(
    lore.findLastIndex(({ weight }) => weight === least),
    1,
  );
}

/** Drops the last noted fact; if none is left, the last of the user's own. */
const withoutLast = (facts: KeptInMind["facts"]): KeptInMind["facts"] =>
  facts.toSpliced(facts.some(({ isNoted }) => isNoted) ? facts.findLastIndex(({ isNoted }) => isNoted) : -1, 1);

/** Drops items one by one until they cost at most `most`. */
function fitting<Item>(
  items: readonly Item[],
  most: number,
  costOf: (items: readonly Item[]) => number,
  less: (items: readonly Item[]) => readonly Item[],
): readonly Item[] {
  let kept = items;
  while (kept.length > 0 && costOf(kept) > most) kept = less(kept);
  return kept;
}

const loreCost = (lore: readonly Known[]): number => cost(loreText(lore, true)) + cost(loreText(lore, false));
const factsCost = (facts: KeptInMind["facts"]): number => cost(factsText(facts));
const linesCost = (lines: readonly PromptMessage[]): number =>
  lines.reduce((sum, line) => sum + tokensOf(line) * margin, 0);

/** The lines, cut to their ends if they do not all fit. */
function shortened(lines: readonly PromptMessage[], room: number): PromptMessage[] {
  const needs = lines.map((line) => ({ need: tokensOf(line) * margin, share: 1 / lines.length }));
  const given = allotted(needs, room);
  const costOf = (content: string) => tokensOf({ content }) * margin;
  return lines.map((line, at) => ({ ...line, content: cutText(line.content, given[at] ?? 0, costOf, "end") }));
}

/** The newest lines that fit into `room`, whole, oldest first. */
function newest(lines: readonly PromptMessage[], room: number): readonly PromptMessage[] {
  let left = room;
  let from = lines.length;
  for (const line of lines.toReversed()) {
    left -= tokensOf(line) * margin;
    if (left < -1e-6) break;
    from -= 1;
  }
  return lines.slice(from);
}

type Fitted = PromptTexts & { newest: readonly PromptMessage[]; history: readonly PromptMessage[] };

/** The parts of the prompt, cut or dropped to fit into `room` (beyond 5.3). */
function fitted(texts: PromptTexts, lines: readonly PromptMessage[], firstKept: number, room: number): Fitted {
  const [older, kept] = [lines.slice(0, firstKept), lines.slice(firstKept)];
  const needs: Record<Part, number> = {
    last: cost(texts.last),
    start: cost(texts.start),
    newest: linesCost(kept),
    facts: factsCost(texts.facts),
    character: cost(texts.character),
    persona: cost(texts.persona),
    note: cost(texts.note),
    summary: cost(texts.summary),
    lore: loreCost(texts.lore),
    history: linesCost(older),
    examples: cost(texts.examples),
  };
  const given = allotted(
    order.map((part) => ({ need: needs[part], share: shares[part] })),
    room,
  );
  const roomFor = (part: Part): number => given[order.indexOf(part)] ?? 0;
  // Lore and older turns are dropped before the newest turn is cut.
  if (needs.newest > roomFor("newest") && texts.lore.length + older.length > 0)
    return fitted({ ...texts, lore: [] }, kept, 0, room);
  const cut = (part: Exclude<Part, "newest" | "facts" | "lore" | "history">): string =>
    cutText(texts[part], roomFor(part), cost, "start");
  return {
    last: cut("last"),
    start: cut("start"),
    newest: shortened(kept, roomFor("newest")),
    facts: fitting(texts.facts, roomFor("facts"), factsCost, withoutLast),
    character: cut("character"),
    persona: cut("persona"),
    note: cut("note"),
    summary: cut("summary"),
    lore: fitting(texts.lore, roomFor("lore"), loreCost, withoutLightest),
    history: newest(older, roomFor("history")),
    // A partial example would be useless.
    examples: needs.examples > roomFor("examples") ? "" : texts.examples,
  };
}

/**
 * The prompt of a reply: a system message that stays the same from turn to turn, as much of the chat as fits, and finally
 * what models tend to forget. The author's note is inserted `depth` messages before the end. Prompt and reply never exceed
 * the context (of 2,048 tokens or more): examples are dropped first, then the oldest turns, lore, summary and note. Each
 * part has a guaranteed share, so that the newest turn and the facts are always included.
 */
export function plannedPrompt(request: ReplyRequest, { contextTokens, strictRoles, now }: PlanOptions): PlannedPrompt {
  const { speaker, user, history, preferences, memory } = request;
  const values: MacroValues = {
    char: speaker.name,
    user: user.name,
    persona: user.description,
    description: speaker.description,
    // Only the thread's part of the seed, so that macros give the same text in every turn.
    seed: request.seed.split("/")[0] ?? "",
    now,
  };
  const texts = promptTextsOf(request, values);
  const lines = chatLines(request, values);
  const lastOfUser = history.findLastIndex(({ role }) => role === "user");
  const firstKept = Math.max(0, lastOfUser >= 0 ? lastOfUser : lines.length - 1, lines.length - longestRound);

  const maxTokens = Math.min(maxTokensFor(preferences), Math.max(leastReply, Math.floor(contextTokens / 4)));
  const room = contextTokens - maxTokens - (strictRoles ? forStrictRoles : 0);
  const fit = fitted(texts, lines, firstKept, room);
  const [before, after] = [loreText(fit.lore, true), loreText(fit.lore, false)];
  const facts = factsText(fit.facts);
  const system = joined([fit.start, before, fit.persona, fit.character, after, facts, fit.summary, fit.examples]);
  const chat = [...fit.history, ...fit.newest];
  const noted = chat.toSpliced(
    Math.max(0, chat.length - (memory?.note.depth ?? 0)),
    0,
    ...(fit.note === "" ? [] : [{ role: "system" as const, content: fit.note }]),
  );
  const messages: PromptMessage[] = [{ role: "system", content: system }, ...noted];
  if (fit.last !== "") messages.push({ role: "system", content: fit.last });

  const totalMessages = lines.length + (request.earlierTurns ?? 0);
  const part = (name: PromptPart["part"], text: string, included = 1, total = included): PromptPart => ({
    part: name,
    tokens: tokensIn(text),
    included,
    total,
  });
  const parts = [
    part("instructions", joined([fit.start, fit.last])),
    part("character", joined([fit.character, fit.examples])),
    part("persona", fit.persona),
    part("lore", joined([before, after]), fit.lore.length, texts.lore.length),
    part("facts", facts, fit.facts.length, texts.facts.length),
    part("summary", fit.summary),
    part("note", fit.note),
    {
      ...part("messages", "", chat.length, totalMessages),
      tokens: chat.reduce((sum, line) => sum + tokensOf(line), 0),
    },
  ];
  return {
    messages: strictRoles ? alternating(messages) : messages,
    maxTokens,
    stop: stopsOf(request),
    includedMessages: chat.length,
    totalMessages,
    parts: parts.filter(({ tokens, total }) => tokens > 0 || total > 1),
  };
}
