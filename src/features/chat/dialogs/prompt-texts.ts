import { triggerTexts } from "#src/domain/lore/trigger-texts.ts";
import { countText, numberText } from "#src/lib/count-text.ts";

/** Texts of the prompt inspector. */
export const promptTexts = {
  title: "What was sent",
  model: (model: string) => `This reply was written by ${model}.`,
  nextModel: (model: string) => `The next reply is written by ${model}.`,
  memory: (included: number, total: number) =>
    `${numberText(included)} of ${numberText(total)} messages were in memory.`,
  messages: "Messages in the order they were sent",
  system: "Instructions",
  user: "You",
  characters: (count: number) => `${numberText(count)} characters`,
  earlier: (count: number) => `Show earlier messages (${numberText(count)})`,
  whole: "Show all of it",
  less: "Show less",
  trimmed: "Written, and left out of the reply",
  parameters: "Settings of the request",
  failed: "What was sent is not kept any more.",
  lore: (count: number) => (count === 1 ? "1 lorebook entry was active" : `${count} lorebook entries were active`),
  /** Around the name of the only lorebook, or the words for several. */
  loreOf: (count: number): [before: string, after: string] =>
    count === 1 ? ["1 entry of ", " was active"] : [`${count} entries of `, " were active"],
  worlds: (count: number) => `${count} worlds`,
  loreFailed: "The active entries could not be loaded.",
  loreAlways: triggerTexts.always,
  loreKey: triggerTexts.key,
  loreTokens: (count: number) => countText(count, "token"),
  copy: "Copy as JSON",
} as const;
