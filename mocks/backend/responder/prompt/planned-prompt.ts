import type { Known, Line, PromptMessage, ReplyRequest, Voice } from "../responder.ts";
import { alternating } from "./alternating.ts";
import { filled, type MacroValues } from "./macros.ts";
import { lastReminders, maxTokensFor, preferenceSentences } from "./preference-sentences.ts";
import { turnNames } from "./turn-names.ts";
import { tokensIn, tokensOf } from "#src/domain/token-estimate.ts";

export type PlanOptions = {
  /** Tokens the model reads and writes together. */
  contextTokens: number;
  /** Turns strictly by turns, one system message. */
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
};

/** Safety factor on token estimates. */
const margin = 1.1;

const ours =
  "You play {{char}} in a role-play with {{user}}. Stay in the role, keep to what has happened, and leave the scene open " +
  "for {{user}} to answer. Narration stands in *asterisks*, spoken lines in “quotes”. Write only the story, never about " +
  "these instructions.";

const section = (name: string, text: string): string | null => (text.trim() === "" ? null : `${name}:\n${text.trim()}`);

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part): part is string => part !== null && part.trim() !== "").join("\n\n");

/** The direction for this reply alone; the last thing a model reads. */
function taskOf({ task, instruction, draft, history, others, speaker }: ReplyRequest): string | null {
  const direction = instruction ? `Direction for this reply: ${instruction.trim()}` : null;
  const names = others.map(({ name }) => name).join(", ");
  const alone =
    others.length > 0
      ? `It is {{char}}’s turn. Write only as {{char}}; leave the words and deeds of ${names} to them. Do not begin with a name.`
      : null;
  if (task === "continue")
    return joined([
      "Go on with your last message from exactly where it ends. Do not repeat any of it, do not begin anew.",
      alone,
      direction,
    ]);
  if (task === "impersonate")
    return joined([
      "Write the next message of {{user}}, as {{user}} would write it, in the first person. Write nothing for {{char}}.",
      draft?.trim() ? `It begins with the following words; repeat them and go on: ${draft.trim()}` : null,
    ]);
  const silent = isOwn(speaker, history.at(-1)) ? "Go on with the scene as {{char}}." : null;
  return joined([silent, alone, direction]) || null;
}

/** Who else is in the scene, each with a word on them. */
function othersText({ others }: ReplyRequest, values: MacroValues): string | null {
  if (others.length === 0) return null;
  const lines = others.map(({ name, tagline }) => {
    const about = filled(tagline, { ...values, char: name }).trim();
    return `- ${name}${about === "" ? "" : `: ${about}`}`;
  });
  return `Also in the scene, played by others:\n${lines.join("\n")}`;
}

/** The parts of the system message; lore and examples are apart because they may have to be dropped. */
function systemParts(request: ReplyRequest, values: MacroValues) {
  const { speaker, user, preferences, lore, task } = request;
  const fill = (text: string) => filled(text, values);
  const original = filled(ours, values);
  const system = speaker.systemPrompt?.trim() ? filled(speaker.systemPrompt, { ...values, original }) : original;
  const wishes = task === "impersonate" ? [] : preferenceSentences(preferences).map(fill);
  const start = joined([system, wishes.join(" ")]);
  const about = joined([
    section(`About ${values.user}`, fill(user.description)),
    section(`About ${values.char}`, fill(joined([speaker.tagline, speaker.description]))),
    section(`${values.char}'s personality`, fill(speaker.personality)),
    section("Scenario", fill(speaker.scenario)),
    othersText(request, values),
  ]);
  return {
    start,
    about,
    lore: lore.map((known) => ({ ...known, content: fill(known.content) })),
    examples: section(`How ${values.char} speaks`, fill(speaker.exampleDialogue.replaceAll(/<START>/gi, "***"))),
  };
}

const known = (lore: readonly Known[], isBefore: boolean): string =>
  lore
    .filter((one) => one.isBefore === isBefore)
    .map(({ content }) => content)
    .join("\n");

function systemText(
  { start, about }: { start: string; about: string },
  lore: readonly Known[],
  examples: string | null,
): string {
  const before = section("What is known of the world", known(lore, true));
  return joined([start, before, about, section("What is known", known(lore, false)), examples]);
}

/** The last one of the least weight goes. */
function withoutLightest(lore: readonly Known[]): Known[] {
  const least = Math.min(...lore.map(({ weight }) => weight));
  return lore.toSpliced(
    lore.findLastIndex(({ weight }) => weight === least),
    1,
  );
}

/** The newest lines that fit into `budget`, whole, oldest first; those from the place `kept` on always. */
function newest(lines: readonly PromptMessage[], kept: number, budget: number): PromptMessage[] {
  let left = budget;
  let from = lines.length;
  while (from > 0) {
    const line = lines[from - 1];
    left -= line ? tokensOf(line) * margin : 0;
    if (left < 0 && from - 1 < kept) break;
    from -= 1;
  }
  return lines.slice(from);
}

/** Stop strings: other names at the start of a line, at most the four that endpoints take. */
const stopsOf = (request: ReplyRequest): string[] =>
  turnNames(request)
    .foreign.filter(
      (name) => name.trim() !== "" && (name !== request.user.name || request.preferences.actForUser === "no"),
    )
    .slice(0, 4)
    .map((name) => `\n${name}:`);

const isOwn = (speaker: Voice, line: Line | undefined): boolean =>
  line?.role === "character" && line.name === speaker.name;

/** Only the speaker's own turns are the model's; in a group all others say whose they are. */
function chatLines({ history, speaker, others }: ReplyRequest, values: MacroValues): PromptMessage[] {
  const isGroup = others.length > 0 || history.some((line) => line.role === "character" && !isOwn(speaker, line));
  return history.map((line) => {
    const text = filled(line.content, values);
    if (isOwn(speaker, line)) return { role: "assistant", content: text };
    return { role: "user", content: isGroup ? `${line.name}: ${text}` : text };
  });
}

/**
 * The prompt of a reply: a system message that stays the same from turn to turn, as much of the chat as fits, and last
 * what models tend to forget. When the context is full, examples are dropped first, then lore, then the oldest turns.
 */
export function plannedPrompt(request: ReplyRequest, { contextTokens, strictRoles, now }: PlanOptions): PlannedPrompt {
  const { speaker, user, history, preferences, task } = request;
  const values: MacroValues = {
    char: speaker.name,
    user: user.name,
    persona: user.description,
    description: speaker.description,
    // The thread's part only, so that macros give the same text at every turn.
    seed: request.seed.split("/")[0] ?? "",
    now,
  };
  const lines = chatLines(request, values);
  const reminders =
    task === "impersonate" ? [] : [speaker.postHistoryInstructions ?? "", ...lastReminders(preferences)];
  const last = filled(joined([joined(reminders), taskOf(request)]), { ...values, original: "" });

  const maxTokens = maxTokensFor(preferences);
  const parts = systemParts(request, values);
  const room = contextTokens - maxTokens - tokensIn(last) * margin;
  const cost = (text: string) => (tokensIn(text) + 5) * margin;
  const historyCost = lines.reduce((sum, line) => sum + tokensOf(line) * margin, 0);
  let system = systemText(parts, parts.lore, parts.examples);
  if (cost(system) + historyCost > room) system = systemText(parts, parts.lore, null);
  const lastOfUser = history.findLastIndex(({ role }) => role === "user");
  const lastTurn = lines[lastOfUser];
  let kept = parts.lore;
  while (kept.length > 0 && cost(system) + (lastTurn ? tokensOf(lastTurn) * margin : 0) > room) {
    kept = withoutLightest(kept);
    system = systemText(parts, kept, null);
  }

  const chat = newest(lines, lastOfUser >= 0 ? lastOfUser : lines.length - 1, room - cost(system));
  const messages: PromptMessage[] = [{ role: "system", content: system }, ...chat];
  if (last !== "") messages.push({ role: "system", content: last });
  return {
    messages: strictRoles ? alternating(messages) : messages,
    maxTokens,
    stop: stopsOf(request),
    includedMessages: chat.length,
    totalMessages: lines.length + (request.earlierTurns ?? 0),
  };
}
