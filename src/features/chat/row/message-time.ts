import { lazily } from "#src/lib/lazily.ts";

// Cached: creating a formatter takes milliseconds.
const clock = lazily(() => new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" }));
const full = lazily(() => new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" }));
const day = lazily(() => new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" }));

/** `9:41 pm`, for a list with its own day headings. */
export function clockTime(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime())
    ? ""
    : clock()
        .format(at)
        .replace(/\s?[AP]M$/, (mark) => mark.toLowerCase());
}

/** `9:41 pm` today, `3 Nov, 9:41 pm` before: in the reader's locale and time zone. */
export function messageTime(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "";
  const time = clockTime(iso);
  return at.toDateString() === now.toDateString() ? time : `${day().format(at)}, ${time}`;
}

/** The full date, for the tooltip. */
export function fullTime(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? "" : full().format(at);
}
