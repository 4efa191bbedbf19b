import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllEnvs());

test("a day of the figures is called the same everywhere", async () => {
  for (const zone of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
    vi.stubEnv("TZ", zone);
    vi.resetModules();
    const { calendarDay } = await import("./back-office-texts.ts");
    const now = new Date("2026-11-25T12:00:00Z");
    expect([zone, calendarDay("2026-11-02", now)]).toEqual([zone, "2 Nov"]);
    expect([zone, calendarDay("2025-12-01", now)]).toEqual([zone, "1 Dec 2025"]);
  }
});
