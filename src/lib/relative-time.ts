import { lazily } from "./lazily.ts";

const words = lazily(() => new Intl.RelativeTimeFormat("en", { numeric: "auto" }));
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * The time elapsed in words: `just now`, `5 minutes ago`, `yesterday`, and the date after a week. A future time (a
 * wrong clock) is `just now` (F24).
 */
export function relativeTime(iso: string, now: number = Date.now()): string {
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return "";
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  if (seconds >= 7 * 86_400)
    return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }).format(then);
  const step = steps.find(([, size]) => seconds >= size);
  return step ? words().format(-Math.floor(seconds / step[1]), step[0]) : "just now";
}
