/**
 * What the script of the page's address has asked for before this code came (tools/route-preloads.mjs): reads of the API
 * with the stored token, by path and query.
 */
export type EarlyAnswers = {
  readonly token: string;
  /** `performance.now()` of the asking. */
  readonly at: number;
  readonly answers: Map<string, Promise<Response>>;
};

declare global {
  /** Set once, by that script or, when it comes too late to be of use, to null by this module. */
  // oxlint-disable-next-line no-var -- how a global is declared
  var sottoEarly: EarlyAnswers | null | undefined;
}

/** Older answers are not of this visit any more. Milliseconds. */
const freshFor = 10_000;

/**
 * The answer that is on its way already to a read with this token, once; null where there is none, or it was asked for
 * somebody else, or too long ago. Whoever asks first gets it.
 */
export function takeEarly(url: string, token: string | null): Promise<Response> | null {
  const early = (globalThis.sottoEarly ??= null);
  if (early === null) return null;
  const answer = early.answers.get(url) ?? null;
  early.answers.delete(url);
  if (token === early.token && performance.now() - early.at < freshFor) return answer;
  globalThis.sottoEarly = null;
  return null;
}
