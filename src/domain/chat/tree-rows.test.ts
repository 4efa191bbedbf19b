import { expect, it } from "vitest";
import type { ThreadWay } from "#src/generated/api/model/threadWay.ts";
import { alikeUpTo, type Tree, treeRows } from "./tree-rows.ts";

const way = (
  threadId: string,
  total: number,
  parentThreadId: string | null = null,
  partedAt: number | null = null,
): ThreadWay => ({
  threadId,
  title: threadId,
  opening: "The door gives an inch.",
  openingMessageId: `${threadId}-0`,
  parentThreadId,
  partedAt,
  partedLine: partedAt === null ? null : `line ${partedAt}`,
  partedMessageId: partedAt === null ? null : `${parentThreadId}-${partedAt}`,
  firstLine: null,
  lastLine: null,
  lastMessageId: `${threadId}-${total - 1}`,
  total,
  updatedAt: "2026-11-21T20:14:03Z",
});
const checkpoint = (threadId: string, index: number, name: string) => ({
  id: `chk-${name}`,
  threadId,
  messageId: `${threadId}-${index}`,
  index,
  name,
  createdAt: "2026-11-21T20:14:03Z",
});
const tree: Tree = {
  ways: [way("trunk", 10), way("left", 8, "trunk", 4), way("right", 12, "trunk", 4), way("leaf", 9, "left", 6)],
  checkpoints: [checkpoint("trunk", 2, "door"), checkpoint("left", 7, "ledger")],
};

/** The rows as an outline. */
const outline = (openId: string, folded: string[] = [], of = tree) =>
  treeRows(of, openId, new Set(folded)).map((row) => {
    const what =
      row.kind === "way"
        ? `${row.way.threadId} (${row.count})${row.isHere ? " here" : ""}`
        : row.kind === "checkpoint"
          ? row.name
          : `${row.kind} ${row.index}`;
    return `${"  ".repeat(row.level - 1)}${what}`;
  });

it("is one way where nothing parts", () => {
  expect(outline("trunk", [], { ways: [way("trunk", 3)], checkpoints: [] })).toEqual(["opening 0", "trunk (3) here"]);
});

it("draws the way one is on straight down, the others where they part", () => {
  expect(outline("trunk")).toEqual([
    "opening 0",
    "door",
    "fork 4",
    "  left (3)",
    "    fork 6",
    "      leaf (2)",
    "    ledger",
    "  right (7)",
    "trunk (10) here",
  ]);
});

it("draws the trunk's own way beside the branches for whoever is on one of them", () => {
  expect(outline("leaf")).toEqual([
    "opening 0",
    "door",
    "fork 4",
    "  right (7)",
    "  trunk (5)",
    "fork 6",
    "  left (1)",
    "    ledger",
    "leaf (2) here",
  ]);
});

it.each([
  ["trunk", ["left-6", "trunk-4"]],
  ["leaf", ["left-6", "trunk-4"]],
  ["right", ["left-6", "trunk-4"]],
])("shows the message at which ways part, on %s too", (openId, places) => {
  const forks = treeRows(tree, openId, new Set()).filter((row) => row.kind === "fork");
  expect(new Set(forks.map(({ messageId }) => messageId))).toEqual(new Set(places));
  expect(forks.map(({ line }) => line).toSorted()).toEqual(["line 4", "line 6"]);
});

it("leaves out what is folded", () => {
  expect(outline("trunk", ["fork/trunk/4"])).toEqual(["opening 0", "door", "fork 4", "trunk (10) here"]);
  expect(outline("trunk", ["way/left/5"])).toContain("  left (3)");
  expect(outline("trunk", ["way/left/5"])).not.toContain("    ledger");
});

it("begins anew where all parents are deleted", () => {
  const torn = { ways: [way("one", 3), way("other", 4)], checkpoints: [] };
  expect(outline("other", [], torn)).toEqual(["opening 0", "other (4) here", "one (3)"]);
});

it.each([
  ["trunk", "left", 4],
  ["left", "right", 4],
  ["leaf", "left", 6],
  ["leaf", "right", 4],
  ["leaf", "trunk", 4],
  ["left", "left", 7],
])("%s and %s are alike up to %i", (one, other, at) => {
  expect(alikeUpTo(tree, one, other)).toBe(at);
  expect(alikeUpTo(tree, other, one)).toBe(at);
});

it("draws 60 branches of 2,000 messages quickly, each once", () => {
  const ways = [way("trunk", 2000)];
  for (let at = 0; at < 60; at += 1)
    ways.push(way(`b${at}`, 2000, at % 3 === 0 || at === 0 ? "trunk" : `b${at - 1}`, 30 * at + 1));
  const rows = treeRows({ ways, checkpoints: [] }, "trunk", new Set());
  const keys = rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(rows.filter(({ kind }) => kind === "way")).toHaveLength(61);
});
