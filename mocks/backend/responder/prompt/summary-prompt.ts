import { tokensIn } from "#src/domain/token-estimate.ts";
import type { PromptMessage, SummaryRequest } from "../responder.ts";
import { inOwnSentences } from "../../memory/own-sentences.ts";

/** Safety factor on token estimates. */
const margin = 1.1;

const ours = (words: number): string =>
  `You keep the minutes of a role-play. Tell what has happened in it, in the past tense and in plain sentences, in at most ${words} words: who did what, who knows what, what is still open. Add nothing, judge nothing, and write only the summary, in the language of the story.`;

/**
 * The prompt for a summary: as much of the chat as fits into the context, newest first; what came before is summarised by
 * the chat's own sentences.
 */
export function summaryPrompt(
  { before, lines, longest }: SummaryRequest,
  contextTokens: number,
): { messages: PromptMessage[]; maxTokens: number } {
  const maxTokens = Math.ceil(longest / 3);
  const system = ours(Math.floor(longest / 7));
  let room = contextTokens - maxTokens - (tokensIn(system + before) + longest / 2 + 60) * margin;
  let from = lines.length;
  for (const { name, content } of lines.toReversed()) {
    room -= (tokensIn(`${name}: ${content}`) + 1) * margin;
    if (room < 0) break;
    from -= 1;
  }
  const older = inOwnSentences({ before, lines: lines.slice(0, from), longest });
  const chat = lines.slice(from).map(({ name, content }) => `${name}: ${content}`);
  const parts = [
    before && `What is known already, and not to be told again:\n${before}`,
    older && `Before that:\n${older}`,
    `The chat:\n${chat.join("\n\n")}`,
  ];
  return {
    messages: [
      { role: "system", content: system },
      { role: "user", content: parts.filter((part) => part !== "").join("\n\n") },
    ],
    maxTokens,
  };
}
