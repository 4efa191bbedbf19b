import type { Thread } from "#src/generated/api/model/thread.ts";

export type DayGroup = {
  readonly name: "pinned" | "today" | "yesterday" | "week" | "older";
  readonly threads: Thread[];
};

const dayMs = 86_400_000;

/**
 * Groups threads for My conversations: pinned ones, then by day in the user's time zone, latest first. `This week` is the
 * last seven days; a time in the future counts as today (F24). Empty groups are omitted.
 */
export function dayGroups(threads: readonly Thread[], now: Date): DayGroup[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const groups: Record<DayGroup["name"], Thread[]> = { pinned: [], today: [], yesterday: [], week: [], older: [] };
  for (const thread of threads) groups[thread.isPinned ? "pinned" : dayOf(thread.updatedAt, midnight)].push(thread);
  return (Object.keys(groups) as DayGroup["name"][])
    .map((name) => ({ name, threads: groups[name].toSorted(latestFirst) }))
    .filter((group) => group.threads.length > 0);
}

function dayOf(iso: string, midnight: number): DayGroup["name"] {
  const then = Date.parse(iso);
  if (then >= midnight) return "today";
  // Days are not always 24 hours long, so use calendar arithmetic.
  const yesterday = new Date(midnight);
  yesterday.setDate(yesterday.getDate() - 1);
  if (then >= yesterday.getTime()) return "yesterday";
  return then >= midnight - 6 * dayMs ? "week" : "older";
}

const latestFirst = (a: Thread, b: Thread) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt);
