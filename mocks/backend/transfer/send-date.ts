const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

function inReason(time: number): string | null {
  return time >= earliest && time < latest ? new Date(time).toISOString() : null;
}

/** `2023-6-2 @21h 09m 51s 363ms`: SillyTavern's format for years; local time without a zone, read as UTC. */
const humanised = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s(?: ?(\d{1,3})ms)?$/;

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** `June 19, 2023 2:20pm`, with or without a comma before the time. */
const longForm = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4}),? (?:at )?(\d{1,2}):(\d{2})(?::(\d{2}))? ?(am|pm)?$/i;

const isoForm = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A `send_date` of any of its four forms as ISO 8601 UTC: ISO, English long form, `2023-6-2 @21h 09m 51s 363ms`, or a
 * number of seconds or milliseconds (also in a string). Null for anything else and for times before 2000 or after 2100.
 */
export function isoFromSendDate(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? inReason(value < 1e11 ? value * 1000 : value) : null;
  if (typeof value !== "string" || value.length > 60) return null;
  const text = value.trim();
  if (/^\d{9,13}(?:\.\d+)?$/.test(text)) return isoFromSendDate(Number(text));
  const iso = isoForm.exec(text);
  // Without a zone it is read as UTC, so that the result is the same on every machine.
  if (iso) return inReason(Date.parse(iso[1] || text.length <= 10 ? text : `${text.replace(" ", "T")}Z`));
  const human = humanised.exec(text);
  if (human) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = human
      .slice(1)
      .map((part) => Number(part ?? 0));
    return month >= 1 && month <= 12 ? inReason(Date.UTC(year, month - 1, day, hour, minute, second, ms)) : null;
  }
  const long = longForm.exec(text);
  if (!long) return null;
  const [, monthName = "", day, year, hour, minute, second, half] = long;
  const month = months.findIndex((name) => name.startsWith(monthName.toLowerCase()));
  if (month < 0) return null;
  const noon = half?.toLowerCase();
  const hours = noon ? (Number(hour) % 12) + (noon === "pm" ? 12 : 0) : Number(hour);
  return inReason(Date.UTC(Number(year), month, Number(day), hours, Number(minute), Number(second ?? 0)));
}
