import { describe, expect, it } from "vitest";
import { fullJitter, retryAfterSeconds } from "./backoff.ts";
import { randomId } from "./random-id.ts";
import { sleep } from "./sleep.ts";
import { splitSpeech } from "./split-speech.ts";
import { cutText, lengthOf, plainLine } from "./text.ts";

describe("text", () => {
  it("counts code points", () => {
    expect(lengthOf("")).toBe(0);
    expect(lengthOf("a👩b")).toBe(3);
    expect(lengthOf("𝒮".repeat(25))).toBe(25);
  });

  it("cuts between code points and marks only a real cut", () => {
    expect(cutText("short", 50, "...")).toBe("short");
    expect(cutText("👩👩👩", 2, "...")).toBe("👩👩...");
    expect(cutText("👩👩", 2, "...")).toBe("👩👩");
  });

  it("turns control characters into spaces", () => {
    expect(plainLine("a\u0000b\r\n\u0007c\u2028 ")).toBe("a b c");
  });
});

describe("backoff", () => {
  it("stays between the floor and the capped step", () => {
    expect(fullJitter(0, 300, 3000, () => 0)).toBe(300);
    expect(fullJitter(0, 300, 3000, () => 1)).toBe(600);
    expect(fullJitter(9, 300, 3000, () => 1)).toBe(3000);
  });

  it.each([
    [null, null],
    ["", null],
    ["soon", null],
    ["0", 0],
    ["2", 2],
    ["1.2", 2],
    ["999999999", 60],
    ["9".repeat(400), 60],
    ["-5", null],
    [new Date(5_000).toUTCString(), 5],
    [new Date(-90_000).toUTCString(), 0],
    ["Fri, 31 Dec 9999 23:59:59 GMT", 60],
  ])("reads Retry-After %s as %s", (header, seconds) => {
    expect(retryAfterSeconds(header, 0)).toBe(seconds);
  });
});

it("makes distinct v4 ids, also without randomUUID", () => {
  const pattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(randomId()).toMatch(pattern);
  const original = crypto.randomUUID.bind(crypto);
  try {
    Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
    const ids = new Set(Array.from({ length: 50 }, randomId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(pattern);
  } finally {
    Object.defineProperty(crypto, "randomUUID", { value: original, configurable: true });
  }
});

it("stops sleeping when aborted", async () => {
  const stop = new AbortController();
  const nap = sleep(10_000, stop.signal);
  stop.abort(new Error("enough"));
  await expect(nap).rejects.toThrow("enough");
  await expect(sleep(1, stop.signal)).rejects.toThrow("enough");
  await expect(sleep(1)).resolves.toBeUndefined();
});

describe("speech", () => {
  it.each([
    ["", []],
    ["She waits.", ["She waits."]],
    ["“No.”", ["!“No.”"]],
    ["She turns. “No,” she says. “Not yet.”", ["She turns. ", "!“No,”", " she says. ", "!“Not yet.”"]],
    ['He nods. "Come', ["He nods. ", '!"Come']],
    ["It’s late, isn’t it", ["It’s late, isn’t it"]],
  ])("%s", (text, expected) => {
    const stretches = splitSpeech(text);
    expect(stretches.map((one) => (one.isSpoken ? "!" : "") + one.text)).toEqual(expected);
    expect(stretches.map((one) => one.text).join("")).toBe(text);
  });
});
