import { describe, expect, it } from "vitest";
import { relativeTime } from "#src/lib/relative-time.ts";
import { chatPath } from "./chat-path.ts";
import { fieldErrorText } from "./field-errors.ts";
import { labels, messages } from "./messages.ts";
import { shownMessageCount } from "./message-count.ts";
import { substitutePlaceholders } from "./placeholders.ts";
import { texts } from "./texts.ts";

it("counts messages as the menus show them (CHAT-11)", () => {
  expect(shownMessageCount(0)).toBe(1);
  expect(shownMessageCount(41)).toBe(42);
  expect(shownMessageCount(null)).toBe(1);
  expect(shownMessageCount(undefined)).toBe(1);
});

describe("placeholders (GAP-57)", () => {
  const names = { user: "Ann$1 {{char}}", char: "$& Bo" };
  it.each([
    ["{{user}} and {{char}}", "Ann$1 {{char}} and $& Bo"],
    ["{{USER}}{{User}}{{ char }}", "Ann$1 {{char}}Ann$1 {{char}}$& Bo"],
    ["{user} {{users}} {{}} {{user", "{user} {{users}} {{}} {{user"],
    ["", ""],
  ])("%s", (text, expected) => expect(substitutePlaceholders(text, names)).toBe(expected));
});

it("builds chat addresses with the thread as t and ids encoded (NAV-07)", () => {
  expect(chatPath("c1")).toBe("/conversation/c1");
  expect(chatPath("c 1")).toBe("/conversation/c%201");
});

it("keeps the odd spellings of the specification", () => {
  expect(messages.report.failed).toBe("Can't able to delete the Character Now,Try sometime later!!!");
  expect(messages.password.mismatch).toBe("Confirm password does not match the NewPassword.");
  expect(messages.botCheck.failed("x")).toBe("Verification failed: x");
  expect(messages.group.tooManyLorebooks(6)).toBe("Too many lorebooks selected (6/5 max) - Please deselect some");
  expect(messages.group.lorebooksNote).toBe("max 5 allowed");
  expect(labels.edited).toBe("(Edited)");
});

it("ends exactly the texts of TRAP-35 with a full stop", () => {
  const all = Object.values(messages).flatMap((group) => (typeof group === "string" ? [group] : Object.values(group)));
  const stopped = all.filter((text): text is string => typeof text === "string" && text.endsWith("."));
  expect(stopped.toSorted()).toEqual(
    [
      "Account deleted successfully. Redirecting...",
      "Cannot delete non-custom decoration.",
      "Confirm password does not match the NewPassword.",
      "Current Password not correct, Please try again.",
      "Failed to update profile. Please try again.",
      "Password updated successfully.",
      "Something went wrong. Please try again later.",
      "Sorry, there's an error with the account deletion process.",
    ].toSorted(),
  );
});

it("uses no exclamation marks of our own", () => {
  expect(JSON.stringify(texts)).not.toContain("!");
});

describe("field errors", () => {
  it.each([
    [{ code: "invalid_type", input: undefined }, texts.fields.required],
    [{ code: "too_small", input: "", minimum: 1 }, texts.fields.required],
    [{ code: "too_small", input: "abc", minimum: 8 }, "Use at least 8 characters"],
    [{ code: "too_big", input: "x".repeat(26), maximum: 25 }, "Use at most 25 characters"],
    [{ code: "invalid_format", input: "a@", format: "email" }, texts.fields.email],
    [{ code: "invalid_format", input: "   ", format: "regex" }, texts.fields.required],
    [{ code: "custom", input: "x" }, texts.fields.invalid],
  ])("%j", (issue, text) => expect(fieldErrorText(issue)).toBe(text));
});

it.each([
  [0, "just now"],
  [-86_400, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [3600 * 5, "5 hours ago"],
  [86_400, "yesterday"],
  [86_400 * 6, "6 days ago"],
  [86_400 * 30, "22 Oct 2026"],
])("%i seconds ago is %s", (seconds, words) => {
  const now = Date.UTC(2026, 10, 21, 12);
  expect(relativeTime(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});
it("says nothing about a date it cannot read", () => expect(relativeTime("soon")).toBe(""));
