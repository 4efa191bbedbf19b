import { useMemo, useState } from "react";
import { lazily } from "#src/lib/lazily.ts";
import { type ChatRow, timeOf } from "#src/domain/chat/chat-row.ts";

const thisYear = lazily(() => new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long" }));
const otherYear = lazily(() => new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" }));
const relative = lazily(() => new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }));

/** `Today`, `Yesterday`, `Saturday, 14 November`, `3 March 2025`: in the reader's locale and time zone. */
export function dayName(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "";
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0 || days === 1) return capitalised(relative().format(-days, "day"));
  return (at.getFullYear() === now.getFullYear() ? thisYear() : otherYear()).format(at);
}

/**
 * The day names shown above rows, by row key. The first row of a window gets one only if it is the thread's first or
 * several days are loaded, since an older page may come before it.
 */
export function dayMarks(rows: readonly ChatRow[], isFromStart: boolean, now: Date = new Date()): Map<string, string> {
  const marks = new Map<string, string>();
  let last: string | null = null;
  for (const row of rows) {
    const time = timeOf(row);
    const day = new Date(time).toDateString();
    if (day !== last && (last !== null || isFromStart)) marks.set(row.key, dayName(time, now));
    last = day;
  }
  // A chat with only today's messages needs no separator.
  const only = marks.size === 1 ? [...marks.values()][0] : undefined;
  return only !== undefined && only === dayName(now.toISOString(), now) && last === now.toDateString() && isFromStart
    ? new Map()
    : marks;
}

/** Returns the same object for equal marks, so that new messages of the same day do not re-render the rows. */
export function useDayMarks(rows: readonly ChatRow[], isFromStart: boolean): Map<string, string> {
  const marks = useMemo(() => dayMarks(rows, isFromStart), [rows, isFromStart]);
  const [kept, setKept] = useState(marks);
  if (isSame(kept, marks)) return kept;
  setKept(marks);
  return marks;
}

function isSame(a: Map<string, string>, b: Map<string, string>): boolean {
  return a.size === b.size && [...a].every(([key, name]) => b.get(key) === name);
}

function midnight(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
}

function capitalised(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}
