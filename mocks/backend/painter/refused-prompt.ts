const young =
  /\b(child|children|kids?|minors?|underage|teens?|teenagers?|toddlers?|baby|babies|infants?|loli|shota)\b/i;
const sexual = /\b(nude|naked|nsfw|sex|sexual|sexy|erotic|porn\w*|lingerie|undress\w*|explicit|topless)\b/i;

export const isSexual = (text: string): boolean => sexual.test(text.normalize("NFKC"));

/** Why a prompt is refused, as a text for the user; null if it is not. */
export function refusalOfPrompt(prompt: string): string | null {
  const text = prompt.normalize("NFKC");
  return young.test(text) && sexual.test(text)
    ? "Nothing sexual with anyone who is, or looks, under age. This rule has no exceptions."
    : null;
}
