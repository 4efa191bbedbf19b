import { expect, it } from "vitest";
import { isSameWindow, keepList, keptList, type ListWindow, piecesOf } from "./list-window.ts";

/** Rows of 50 px. */
const windowOf = (indexes: readonly number[], count: number, gap: number): ListWindow => ({
  columns: 1,
  gap,
  total: count * 50 + (count - 1) * gap,
  rows: indexes.map((index) => ({ index, start: index * (50 + gap), end: index * (50 + gap) + 50 })),
});

/** Px the pieces take in the page, each after the gap behind the one before. */
const heightOf = (window: ListWindow) => {
  const pieces = piecesOf(window);
  return (
    pieces.reduce((sum, piece) => sum + ("spacer" in piece ? piece.spacer : 50), 0) + (pieces.length - 1) * window.gap
  );
};

it.each([0, 1, 16])("stands for the whole list, with rows far from the others too (gap %i)", (gap) => {
  for (const indexes of [[0, 1, 2], [4, 5], [2, 40, 41], [98, 99], [0, 99], []]) {
    expect(heightOf(windowOf(indexes, 100, gap))).toBe(windowOf([], 100, gap).total);
  }
});

it("puts spacers only where rows are missing", () => {
  expect(piecesOf(windowOf([0, 1, 2], 3, 8))).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }]);
  expect(piecesOf(windowOf([1, 3], 5, 8)).map((piece) => ("row" in piece ? piece.row : "…"))).toEqual([
    "…",
    1,
    "…",
    3,
    "…",
  ]);
});

it("recognises an unchanged window", () => {
  expect(isSameWindow(windowOf([1, 2], 9, 0), windowOf([1, 2], 9, 0))).toBe(true);
  expect(isSameWindow(windowOf([1, 2], 9, 0), windowOf([2, 3], 9, 0))).toBe(false);
  expect(isSameWindow(null, windowOf([], 9, 0))).toBe(false);
});

it("keeps the most recently left lists", () => {
  for (let at = 0; at < 30; at += 1) keepList(`list ${at}`, { window: windowOf([], at + 1, 0), measured: [] });
  expect(keptList("list 9")).toBeNull();
  expect(keptList("list 29")?.window.total).toBe(1500);
});
