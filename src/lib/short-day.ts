import { lazily } from "./lazily.ts";

const thisYear = lazily(() => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }));
const otherYear = lazily(() => new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric" }));

/** A day for people: `2 Nov`, and in another year `Nov 2025`. */
export function shortDay(iso: string, now: Date = new Date()): string {
  const day = new Date(iso);
  return (day.getFullYear() === now.getFullYear() ? thisYear() : otherYear()).format(day);
}
