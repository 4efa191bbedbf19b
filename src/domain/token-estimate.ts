/** Scripts with about one token per character. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Extended_Pictographic}]/gu;

/** Tokens of a message beyond its text. */
const perMessage = 5;

/** Estimated tokens of a text: four characters each, in dense scripts slightly more than one each. Without margin. */
export function tokensIn(text: string): number {
  const signs = text.match(dense)?.length ?? 0;
  return Math.ceil((text.length - signs) / 4 + signs * 1.2);
}

/** The same for a message of a prompt. */
export const tokensOf = ({ content }: { readonly content: string }): number => tokensIn(content) + perMessage;
