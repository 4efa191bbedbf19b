import type { Transcript } from "./transcript.ts";

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** `21 November 2026 at 20:14 UTC`. */
export const spokenDate = (iso: string): string => `${dateFormat.format(new Date(iso))} UTC`;

/** The heading of a readable file: the chat's title, or who it is with. */
export const headingOf = ({ title, characterName }: Transcript): string => title ?? `Chat with ${characterName}`;

/** `12 messages, from … to …`, for the head of a readable file. */
export function spanOf({ lines }: Transcript): string {
  const dates = lines.flatMap(({ texts, active }) => texts[active]?.createdAt ?? []).toSorted();
  const count = `${lines.length} ${lines.length === 1 ? "message" : "messages"}`;
  const first = dates[0];
  const last = dates.at(-1);
  if (!first || !last) return count;
  return first === last
    ? `${count}, ${spokenDate(first)}`
    : `${count}, from ${spokenDate(first)} to ${spokenDate(last)}`;
}
