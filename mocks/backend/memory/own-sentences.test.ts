import { expect, test } from "vitest";
import { inOwnSentences } from "./own-sentences.ts";

const line = (content: string, name = "Maren") => ({ role: "character" as const, name, content });
const told = (contents: readonly string[], longest = 900, before = "") =>
  inOwnSentences({ before, longest, lines: contents.map((content) => line(content)) });

test("sentences are kept word for word, without asterisks, and direct speech names its speaker", () => {
  expect(told(["*She turns the lamp towards Daniel.*"])).toBe("She turns the lamp towards Daniel.");
  expect(told(["“That lamp went over the rail with Daniel.”"])).toBe(
    "Maren: “That lamp went over the rail with Daniel.”",
  );
});

test("events are preferred to questions; sentences of the earlier summary are not repeated", () => {
  const both = "Who goes there tonight? The Holloway light went out for the first time.";
  expect(told([both])).toBe("The Holloway light went out for the first time.");
  expect(told([both], 900, "The Holloway light went out for the first time.")).toBe("Who goes there tonight?");
});

test("the order of the chat and the maximum length are kept, however long the chat is", () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `On day ${at} Wren rowed to rock number ${at} and back.`);
  const text = told(lines);
  expect(Array.from(text).length).toBeLessThanOrEqual(900);
  const days = [...text.matchAll(/day (\d+)/g)].map(([, day]) => Number(day));
  expect(days.length).toBeGreaterThan(4);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days.at(-1)).toBeGreaterThan(2000);
});

test("scripts without spaces are split into sentences; an empty chat gives an empty summary", () => {
  expect(told(["彼女はランプを取り、ゆっくりと階段を上った。"])).toBe("彼女はランプを取り、ゆっくりと階段を上った。");
  expect(told([])).toBe("");
  expect(told(["Hm.", "(ooc: brb in five minutes)"])).toBe("");
});
