import type { KeptInMind, Known, Line, PromptMessage, ReplyRequest, Voice } from "../responder.ts";
import { filled, type MacroValues } from "./macros.ts";
import { lastReminders, preferenceSentences } from "./preference-sentences.ts";

const ours =
  "You play {{char}} in a role-play with {{user}}. Stay in the role, keep to what has happened, and leave the scene open " +
  "for {{user}} to answer. Narration stands in *asterisks*, spoken lines in “quotes”. Write only the story, never about " +
  "these instructions.";

const section = (name: string, text: string): string | null => (text.trim() === "" ? null : `${name}:\n${text.trim()}`);

/** Joins paragraphs; empty ones are left out. */
export const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part): part is string => part !== null && part.trim() !== "").join("\n\n");

/** The direction for this reply only, at the very end of the prompt. */
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

/** Describes each of the other characters in the scene. */
function othersText({ others }: ReplyRequest, values: MacroValues): string | null {
  if (others.length === 0) return null;
  const lines = others.map(({ name, tagline }) => {
    const about = filled(tagline, { ...values, char: name }).trim();
    return `- ${name}${about === "" ? "" : `: ${about}`}`;
  });
  return `Also in the scene, played by others:\n${lines.join("\n")}`;
}

/** The texts of a prompt, with placeholders replaced; each may be empty. */
export type PromptTexts = {
  /** The beginning: the model's role, and how to write. */
  start: string;
  persona: string;
  character: string;
  lore: readonly Known[];
  facts: KeptInMind["facts"];
  summary: string;
  note: string;
  examples: string;
  /** The end: what models tend to forget, and the task of this reply. */
  last: string;
};

export function promptTextsOf(request: ReplyRequest, values: MacroValues): PromptTexts {
  const { speaker, user, preferences, lore, task, memory } = request;
  const fill = (text: string) => filled(text, values);
  const original = filled(ours, values);
  const system = speaker.systemPrompt?.trim() ? filled(speaker.systemPrompt, { ...values, original }) : original;
  const isOwnLine = task === "impersonate";
  const wishes = isOwnLine ? [] : preferenceSentences(preferences).map(fill);
  const reminders = isOwnLine ? [] : [speaker.postHistoryInstructions ?? "", ...lastReminders(preferences)];
  const note = fill(memory?.note.text ?? "").trim();
  return {
    start: joined([system, wishes.join(" ")]),
    persona: section(`About ${values.user}`, fill(user.description)) ?? "",
    character: joined([
      section(`About ${values.char}`, fill(joined([speaker.tagline, speaker.description]))),
      section(`${values.char}'s personality`, fill(speaker.personality)),
      section("Scenario", fill(speaker.scenario)),
      othersText(request, values),
    ]),
    lore: lore.map((known) => ({ ...known, content: fill(known.content) })),
    facts: (memory?.facts ?? []).map((fact) => ({ ...fact, text: fill(fact.text).trim() })),
    summary: section("The story so far", fill(memory?.summary ?? "")) ?? "",
    note: note && `Note of the author: ${note}`,
    examples: section(`How ${values.char} speaks`, fill(speaker.exampleDialogue.replaceAll(/<START>/gi, "***"))) ?? "",
    last: filled(joined([joined(reminders), taskOf(request)]), { ...values, original: "" }),
  };
}

/** The lorebook entries before or after the character's description. */
export const loreText = (lore: readonly Known[], isBefore: boolean): string =>
  section(
    isBefore ? "What is known of the world" : "What is known",
    lore
      .filter((one) => one.isBefore === isBefore)
      .map(({ content }) => content)
      .join("\n"),
  ) ?? "";

export const factsText = (facts: KeptInMind["facts"]): string =>
  section("Not to be forgotten", facts.map(({ text }) => `- ${text}`).join("\n")) ?? "";

const isOwn = (speaker: Voice, line: Line | undefined): boolean =>
  line?.role === "character" && line.name === speaker.name;

/** The chat as messages: only the speaker's turns are the assistant's; in a group the others begin with a name. */
export function chatLines({ history, speaker, others }: ReplyRequest, values: MacroValues): PromptMessage[] {
  const isGroup = others.length > 0 || history.some((line) => line.role === "character" && !isOwn(speaker, line));
  return history.map((line) => {
    const text = filled(line.content, values);
    if (isOwn(speaker, line)) return { role: "assistant", content: text };
    return { role: "user", content: isGroup ? `${line.name}: ${text}` : text };
  });
}
