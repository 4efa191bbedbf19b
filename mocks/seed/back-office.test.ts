import { expect, test } from "vitest";
import { testWorld } from "../hosts/node.ts";

/** What the record says that became of a report. */
const decided = { reportDismissed: "dismiss", userBanned: "ban", characterUnpublished: "unpublish" } as const;

test.each(["admin", "demo"] as const)("in the world %s each report is decided as the record says, once", (world) => {
  const { reports, adminActions } = testWorld({ world }).context.state;
  const acts = [...adminActions.all()].filter(({ reportNumber }) => reportNumber !== null);
  expect(acts.length).toBeGreaterThan(50);
  expect(new Set(acts.map(({ reportNumber }) => reportNumber)).size).toBe(acts.length);
  for (const { kind, reportNumber, reason, createdAt } of acts) {
    const report = [...reports.all()].find(({ number }) => number === reportNumber);
    expect(report).toMatchObject({
      status: "resolved",
      decision: { action: decided[kind as keyof typeof decided], reason, at: createdAt },
    });
  }
});
