import { describe, expect, it } from "vitest";
import type { ChatRow } from "#src/domain/chat/chat-row.ts";
import { dayMarks, dayName } from "./day-marks.ts";

const now = new Date(2026, 10, 21, 20, 0);
const row = (key: string, at: Date): ChatRow & { createdAt: string } => ({
  kind: "outgoing",
  key,
  speaker: { kind: "user", personaId: null, name: "Mara" },
  content: key,
  picture: null,
  createdAt: at.toISOString(),
});

describe("day marks", () => {
  it("name a day as people do", () => {
    expect(dayName(new Date(2026, 10, 21, 0, 1).toISOString(), now)).toBe("Today");
    expect(dayName(new Date(2026, 10, 20, 23, 59).toISOString(), now)).toBe("Yesterday");
    expect(dayName(new Date(2026, 10, 14, 12).toISOString(), now)).toMatch(/Saturday/);
    expect(dayName(new Date(2025, 2, 3, 12).toISOString(), now)).toMatch(/2025/);
    expect(dayName("never", now)).toBe("");
  });

  it("stand where another day begins", () => {
    const rows = [
      row("a", new Date(2026, 10, 19, 22)),
      row("b", new Date(2026, 10, 19, 23)),
      row("c", new Date(2026, 10, 21, 9)),
      row("d", new Date(2026, 10, 21, 10)),
    ];
    expect([...dayMarks(rows, true, now)]).toEqual([
      ["a", dayName(rows[0]?.createdAt ?? "", now)],
      ["c", "Today"],
    ]);
    // An older page may still come before the first row.
    expect([...dayMarks(rows, false, now).keys()]).toEqual(["c"]);
  });

  it("say nothing of a chat that is all of today", () => {
    expect(dayMarks([row("a", now), row("b", now)], true, now).size).toBe(0);
    expect(dayMarks([row("a", new Date(2026, 10, 20))], true, now).size).toBe(1);
    expect(dayMarks([], true, now).size).toBe(0);
  });
});
