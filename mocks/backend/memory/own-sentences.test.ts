import { expect, test } from "vitest";
import { inOwnSentences } from "./own-sentences.ts";

const line = (content: string, name = "Maren") => ({ role: "character" as const, name, content });
const told = (contents: readonly string[], longest = 900, before = "") =>
  inOwnSentences({ before, longest, lines: contents.map((content) => line(content)) });

test("sentences stand as they were, without stars, and spoken ones say who spoke", () => {
  expect(told(["*She turns the lamp towards Daniel.*"])).toBe("She turns the lamp towards Daniel.");
  expect(told(["“That lamp went over the rail with Daniel.”"])).toBe(
    "Maren: “That lamp went over the rail with Daniel.”",
  );
});

test("what happened is told rather than a question; what is told already is not told again", () => {
  const both = "Who goes there tonight? The Holloway light went out for the first time.";
  expect(told([both])).toBe("The Holloway light went out for the first time.");
  expect(told([both], 900, "The Holloway light went out for the first time.")).toBe("Who goes there tonight?");
});

test("it keeps the order of the chat and its room, however long the chat is", () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `On day ${at} Wren rowed to rock number ${at} and back.`);
  const text = told(lines);
  expect(Array.from(text).length).toBeLessThanOrEqual(900);
  const days = [...text.matchAll(/day (\d+)/g)].map(([, day]) => Number(day));
  expect(days.length).toBeGreaterThan(4);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(days.at(-1)).toBeGreaterThan(2000);
});

test("scripts without spaces have sentences too; a chat of nothing tells nothing", () => {
  expect(told(["彼女はランプを取り、ゆっくりと階段を上った。"])).toBe("彼女はランプを取り、ゆっくりと階段を上った。");
  expect(told([])).toBe("");
  expect(told(["Hm.", "(ooc: brb in five minutes)"])).toBe("");
});
