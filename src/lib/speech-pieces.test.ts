import fc from "fast-check";
import { expect, it } from "vitest";
import { speechPieces } from "./speech-pieces.ts";
import { lengthOf } from "./text.ts";

it("keeps sentences together up to a length, and never parts one that fits", () => {
  expect(speechPieces("The lamp is lit. Come in. Mind the step, it is wet.", "en", 30)).toEqual([
    "The lamp is lit. Come in.",
    "Mind the step, it is wet.",
  ]);
});

it("leaves a quotation and its speaker in one sentence", () => {
  expect(speechPieces("“Stop!” he said. “Who goes there?” She waited.", "en", 20)).toEqual([
    "“Stop!” he said.",
    "“Who goes there?”",
    "She waited.",
  ]);
});

it("keeps lines apart, however short they are, and lets out what cannot be said", () => {
  expect(speechPieces("A heading\n\n  One   line.\r\n…\n* * *\n", "en")).toEqual(["A heading", "One line."]);
  expect(speechPieces(" \n … — ", "en")).toEqual([]);
  expect(speechPieces("", "en")).toEqual([]);
});

it("splits a long sentence at its clauses, and not inside a number", () => {
  const text = "It cost 1,250 crowns: the rope, the oil, and a boat that leaked";
  expect(speechPieces(text, "en", 25)).toEqual([
    "It cost 1,250 crowns:",
    "the rope, the oil,",
    "and a boat that leaked",
  ]);
});

it("splits a clause without marks between words", () => {
  expect(speechPieces("one two three four five six", "en", 10)).toEqual(["one two", "three four", "five six"]);
});

it("splits one very long word, never within a letter", () => {
  const pieces = speechPieces("e\u0301".repeat(25), "en", 20);
  expect(pieces.join("")).toBe("e\u0301".repeat(25));
  expect(pieces.every((piece) => piece.length <= 20 && piece.startsWith("e"))).toBe(true);
});

it("counts signs of Chinese, Japanese and Korean thrice, since each takes as long as a syllable", () => {
  expect(speechPieces("灯がともる。どうぞ、お入りください。足元に気をつけて。", "ja", 45)).toEqual([
    "灯がともる。",
    "どうぞ、お入りください。",
    "足元に気をつけて。",
  ]);
  expect(speechPieces("门开了一条缝，他把灯举高，往里看了很久", "zh", 30)).toEqual([
    "门开了一条缝，",
    "他把灯举高，",
    "往里看了很久",
  ]);
  // No marks and no spaces: between words, as a dictionary knows them.
  for (const piece of speechPieces("灯火已经点亮请进来吧", "zh", 12)) expect(piece.length).toBeLessThanOrEqual(4);
});

it("splits Arabic and Hebrew at their own marks", () => {
  expect(speechPieces("المصباح مضاء. هل تدخل؟ انتبه، الدرجة مبللة.", "ar", 15)).toEqual([
    "المصباح مضاء.",
    "هل تدخل؟",
    "انتبه،",
    "الدرجة مبللة.",
  ]);
  expect(speechPieces("המנורה דולקת. היכנס!", "he", 14)).toEqual(["המנורה דולקת.", "היכנס!"]);
});

it("leaves emoji whole, and says one that stands alone", () => {
  const family = "👩‍👩‍👧‍👦";
  expect(speechPieces(family, "en")).toEqual([family]);
  expect(speechPieces(family.repeat(4), "en", 8)).toEqual([family, family, family, family]);
});

it("takes what language the browser has where none is named", () => {
  expect(speechPieces("One. Two.")).toEqual(["One. Two."]);
});

it("loses no letter of any text, and makes no piece too long", () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, "");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.integer({ min: 24, max: 200 }), (text, longest) => {
      const pieces = speechPieces(text, "en", longest);
      expect(letters(pieces.join(""))).toBe(letters(text));
      const isOneLetter = (piece: string) => Array.from(new Intl.Segmenter("en").segment(piece)).length === 1;
      expect(pieces.filter((piece) => piece.trim() !== piece)).toEqual([]);
      expect(pieces.filter((piece) => lengthOf(piece) > longest && !isOneLetter(piece))).toEqual([]);
    }),
  );
});
