/** Reads that `public/boot.js` began with the stored token, by path and query. */
type EarlyAnswers = { readonly token: string; readonly answers: Map<string, Promise<Response>> };

declare global {
  // oxlint-disable-next-line no-var -- how a global is declared
  var sottoEarly: EarlyAnswers | undefined;
}

/** Milliseconds after the page's start in which an early answer is still news. */
const freshFor = 10_000;

/**
 * The answer to this read if the boot script began it for the same user, else null. Each is given once, and only at the
 * start of a visit.
 */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | null {
  const early = globalThis.sottoEarly;
  const answer = early?.answers.get(url);
  early?.answers.delete(url);
  return answer && early?.token === token && performance.now() < freshFor ? answer : null;
}

/** `answer`, or the reason of the abort where that comes first; the answer itself goes on and is dropped. */
export function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    answer.then(resolve, reject);
  });
}
