import { expect, test } from "vitest";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { creditsRenewAt, dayText, isEnding, isFreeSubscription, priceText } from "./plan-terms.ts";

const at = (iso: string) => creditsRenewAt(Date.parse(iso)).toISOString();

test("credits renew on the first of the next month, in UTC; after December comes January of the next year", () => {
  expect(at("2026-11-21T20:00:00Z")).toBe("2026-12-01T00:00:00.000Z");
  expect(at("2026-12-31T23:59:59Z")).toBe("2027-01-01T00:00:00.000Z");
  expect(at("2027-01-31T12:00:00Z")).toBe("2027-02-01T00:00:00.000Z");
  // On the first itself it is the next month's. An evening west of Greenwich is the next day in UTC.
  expect(at("2026-12-01T00:00:00Z")).toBe("2027-01-01T00:00:00.000Z");
  expect(at("2026-11-30T23:30:00-05:00")).toBe("2027-01-01T00:00:00.000Z");
});

test("a day is told as the server counts it, whatever the clock on the wall", () => {
  expect(dayText("2027-01-01T00:00:00Z")).toBe("1 January 2027");
  expect(dayText(creditsRenewAt(Date.parse("2026-12-31T23:59:59Z")))).toBe("1 January 2027");
});

test("a price is per month, in its currency; nothing is Free", () => {
  expect(priceText(9.99)).toBe("$9.99 / month");
  expect(priceText(12)).toBe("$12.00 / month");
  expect(priceText(9.99, "EUR")).toBe("€9.99 / month");
  expect(priceText(0)).toBe("Free");
});

test("every tier but free is paid for; PENDING is cancelled", () => {
  const of = (tier: string, status: UserSubscription["status"] = "ACTIVE"): UserSubscription => ({
    id: "s",
    subscriptionId: "p",
    status,
    endDate: null,
    subscription: { tier, price: 1 },
  });
  expect(["free", "pro", "Free", "ensemble"].map((tier) => isFreeSubscription(of(tier)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect((["ACTIVE", "PENDING", "PAST_DUE"] as const).map((status) => isEnding(of("pro", status)))).toEqual([
    false,
    true,
    false,
  ]);
});
