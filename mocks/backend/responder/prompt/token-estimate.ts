import type { PromptMessage } from "../responder.ts";

/** Scripts whose signs are about a token each. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Extended_Pictographic}]/gu;

/** What a message costs beyond its text: its role and its ends. */
const perMessage = 5;

/** About how many tokens a text takes: four characters each, a sign of a dense script one and a bit. Without margin. */
export function tokensIn(text: string): number {
  const signs = text.match(dense)?.length ?? 0;
  return Math.ceil((text.length - signs) / 4 + signs * 1.2);
}

export const tokensOf = ({ content }: Pick<PromptMessage, "content">): number => tokensIn(content) + perMessage;
