/**
 * Full jitter: a random delay between `floor` and the capped exponential step, in milliseconds. `attempt` counts from
 * 0. Spreads the retries of clients that failed at the same moment.
 */
export function fullJitter(attempt: number, floor = 300, cap = 3_000, random: () => number = Math.random): number {
  const ceiling = Math.min(cap, floor * 2 ** (attempt + 1));
  return Math.round(floor + random() * (ceiling - floor));
}

/**
 * `Retry-After` as whole seconds: a number of seconds or an HTTP date, never negative, at most `cap`. Null where the
 * header is absent or unreadable.
 */
export function retryAfterSeconds(header: string | null, now: number = Date.now(), cap = 60): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(cap, Math.ceil(Number(text)));
  // Date.parse accepts almost anything; an HTTP date begins with the weekday.
  const until = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(until) ? null : Math.min(cap, Math.max(0, Math.ceil((until - now) / 1000)));
}
