/** What to change after a 400. */
type Remedy = { drop: readonly string[] } | { strict: true } | { whole: true } | null;

const textIn = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/**
 * Reads a refused request's answer: parameters that it names are dropped, a complaint about roles is met with strict
 * turns, one about streaming with a whole answer. Null when none would help.
 * @param sent names of the parameters that may be left out
 * @param known what has been remedied already
 */
export function remedyFor(
  status: number,
  answer: unknown,
  sent: readonly string[],
  known: { isStrict: boolean; isWhole: boolean },
): Remedy {
  // Some say of streaming alone that it is "not implemented".
  if (status !== 400 && status !== 422 && status !== 501) return null;
  const text = textIn(answer);
  // As a word of its own: `stop` is not in `stopped`, and `max_tokens` not in `max_tokens_per_day`.
  const drop = sent.filter((name) => new RegExp(`(?<![\\w-])${name.replaceAll(/\W/g, "")}(?![\\w-])`, "i").test(text));
  if (drop.length > 0) return { drop };
  if (!known.isWhole && /\bstream(ing)?\b/i.test(text)) return { whole: true };
  return !known.isStrict && /\broles?\b|alternat|system message|system prompt/i.test(text) ? { strict: true } : null;
}

/** The message for users; never the endpoint's own words, which may hold private data. */
export function wordsFor(status: number): string {
  if (status >= 300 && status < 400) return "The model's address has moved";
  if (status === 401 || status === 403) return "The model's provider does not let this server in";
  if (status === 402) return "The model's provider wants to be paid first";
  if (status === 404) return "The model is not there any more";
  if (status === 408 || status === 504) return "The model did not answer in time";
  if (status === 413) return "The chat is too long for the model";
  if (status === 429) return "The model is busy. Try again in a moment";
  return status >= 500 ? "The model's provider has a problem" : "The model did not take the request";
}
