import { expect, it } from "vitest";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { dayGroups } from "./day-groups.ts";

const now = new Date(2026, 10, 21, 14, 30);
const at = (day: number, hour = 12): string => new Date(2026, 10, day, hour).toISOString();
const thread = (id: string, updatedAt: string, isPinned = false) => ({ id, updatedAt, isPinned }) as Thread;
const names = (threads: Thread[]) =>
  dayGroups(threads, now).map((group) => `${group.name}: ${group.threads.map(({ id }) => id).join(" ")}`);

it("puts threads under their days, pinned ones by themselves, latest first", () => {
  expect(
    names([
      thread("pinned", at(3), true),
      thread("morning", at(21, 0)),
      thread("noon", at(21)),
      thread("last night", at(20, 23)),
      thread("yesterday", at(20, 0)),
      thread("thursday", at(19)),
      thread("sunday", at(15, 0)),
      thread("saturday", at(14, 23)),
    ]),
  ).toEqual([
    "pinned: pinned",
    "today: noon morning",
    "yesterday: last night yesterday",
    "week: thursday sunday",
    "older: saturday",
  ]);
});

it("leaves empty headings out, and takes the future for today", () => {
  expect(names([])).toEqual([]);
  expect(names([thread("tomorrow", at(22)), thread("someday", at(28))])).toEqual(["today: someday tomorrow"]);
});
