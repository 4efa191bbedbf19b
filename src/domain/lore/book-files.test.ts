import { expect, test } from "vitest";
import { CreateLorebookBody } from "#src/generated/zod/schemas/createLorebookBody.zod.ts";
import { readBookFile, readCharacterBook, writtenBook, type ReadBook } from "./book-files.ts";
import type { BookFormatId } from "./book-format.ts";

const v2 = {
  name: "The drowned coast",
  description: "A harbour.",
  scan_depth: 6,
  token_budget: 800,
  recursive_scanning: true,
  extensions: { shelf: { row: 3 } },
  made_by: "somebody's tool",
  entries: [
    {
      id: 7,
      keys: ["lamp", "한국어"],
      secondary_keys: ["night"],
      selective: true,
      content: "It burns.",
      extensions: { selectiveLogic: 2, depth: 4, match_whole_words: true, sticky: 2 },
      enabled: true,
      insertion_order: 40,
      case_sensitive: true,
      name: "Lamp",
      comment: "a note",
      priority: 8,
      constant: false,
      position: "before_char",
      use_regex: false,
      odd: [1, null],
    },
    // Incomplete and inconsistent, as real files are.
    { keys: "rock, stone ,", content: "Three.", insertion_order: "12", enabled: true, position: 1, _id: "x" },
  ],
};
const files: Record<BookFormatId, object> = {
  character_book: v2,
  lorebook_v3: { spec: "lorebook_v3", data: v2 },
  world_info: {
    name: "Coast",
    originalData: { a: 1 },
    entries: {
      "0": {
        uid: 5,
        key: ["lamp", "/lan(tern|p)/i", "/(?<=x)y/"],
        keysecondary: [],
        comment: "Lamp",
        content: "It burns.",
        constant: false,
        selective: true,
        selectiveLogic: 0,
        order: 100,
        position: 4,
        disable: false,
        caseSensitive: null,
        matchWholeWords: null,
        probability: 80,
        depth: 4,
        characterFilter: { names: ["Maren"] },
      },
    },
  },
  agnai: {
    kind: "memory",
    _id: "a",
    name: "Coast",
    entries: [{ name: "Lamp", entry: "It burns.", keywords: ["lamp*"], priority: 3, weight: 2, enabled: true, x: 1 }],
  },
  risu: {
    type: "risu",
    ver: 1,
    data: [
      {
        key: "lamp,light",
        secondkey: "",
        comment: "Lamp",
        content: "It burns.",
        mode: "normal",
        alwaysActive: false,
        selective: false,
        insertorder: 90,
        activationPercent: 50,
        extentions: { risu_case_sensitive: false },
      },
    ],
  },
  novelai: {
    lorebookVersion: 5,
    settings: { orderByKeyLocations: false },
    entries: [
      {
        text: "It burns.",
        contextConfig: { prefix: "", budgetPriority: 300 },
        displayName: "Lamp",
        id: "n1",
        keys: ["lamp", "/li[gt]ht/"],
        enabled: false,
        forceActivation: true,
        categories: [],
      },
    ],
  },
};
const read = (file: unknown): ReadBook => {
  const book = readBookFile(structuredClone(file));
  if (!book) throw new Error("not read");
  return book;
};
/** The book, validated as the body of a call. */
const body = ({ book }: ReadBook) =>
  CreateLorebookBody.parse({ thumbnail: null, isPublic: false, ...book, name: book.name || "Coast" });

test.each(Object.entries(files) as [BookFormatId, object][])(
  "%s is recognised, fits the contract and is written again with all its members",
  (id, file) => {
    const book = read(file);
    expect(book.format).toBe(id);
    expect(book.leftOut).toEqual([]);
    expect(writtenBook(body(book), id)).toMatchObject(file);
  },
);

test.each(
  Object.keys(files).flatMap((from) => Object.keys(files).map((to) => [from, to] as [BookFormatId, BookFormatId])),
)("what came as %s survives being carried as %s", (from, to) => {
  const carried = read(writtenBook(body(read(files[from])), to));
  expect(writtenBook(body(carried), from)).toMatchObject(from === to ? files[from] : unknownMembers(files[from]));
});

/** Members that only the first format has. */
function unknownMembers(file: object): object {
  return Object.fromEntries(
    Object.entries(file).filter(([name]) => ["made_by", "originalData", "_id", "settings"].includes(name)),
  );
}

test("an edit is written to the file, and the rest of the entry is kept", () => {
  const given = body(read(files.world_info));
  const [entry] = given.entries;
  const file = writtenBook(
    { ...given, entries: [{ ...entry!, content: "It is out.", isCaseSensitive: true }] },
    "world_info",
  );
  expect(file).toMatchObject({
    entries: { "0": { content: "It is out.", caseSensitive: true, uid: 5, position: 4, probability: 80 } },
  });
});

test("the fields of character books are read with their meaning", () => {
  const { book } = readCharacterBook(v2)!;
  expect(book).toMatchObject({ scanDepth: 6, tokenBudget: 800, isRecursive: true, description: "A harbour." });
  expect(book.entries[0]).toMatchObject({
    keys: ["lamp", "한국어"],
    secondaryKeys: ["night"],
    logic: "notAny",
    matchWholeWords: true,
    isCaseSensitive: true,
    order: 40,
    priority: 8,
    position: "before",
  });
  expect(book.entries[1]).toMatchObject({ keys: ["rock", "stone"], order: 12, position: "after" });
});

test("if one key of world info is a pattern, all keys become patterns; unreadable ones are kept for the file only", () => {
  const { book, repaired } = read(files.world_info);
  expect(book.entries[0]).toMatchObject({ useRegex: true, keys: ["lamp", "/lan(tern|p)/i"] });
  expect(repaired).toEqual([{ name: "Lamp", flaws: ["patternUnreadable"] }]);
});

test("a card's book is read; texts that are too long are cut, but written again in full", () => {
  const content = "x".repeat(5000);
  const card = {
    spec: "chara_card_v3",
    data: { name: "Maren", character_book: { entries: [{ keys: ["a"], content }] } },
  };
  const book = read(card);
  expect(book.book.entries[0]?.content).toHaveLength(4000);
  expect(book.repaired).toEqual([{ name: "a", flaws: ["contentCut"] }]);
  expect(writtenBook(body(book), "character_book")).toMatchObject({ entries: [{ content }] });
});

test("entries without content, and those after the thousandth, are left out and listed", () => {
  const entries = Array.from({ length: 1003 }, (_, at) => ({ keys: [`k${at}`], content: at === 0 ? " " : "x" }));
  const { book, leftOut } = read({ entries: [null, ...entries] });
  expect(book.entries).toHaveLength(1000);
  expect(leftOut.map(({ why }) => why)).toEqual(["noEntry", "noContent", "tooMany", "tooMany"]);
});

let nested: unknown = [];
for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];

test.each<[string, unknown]>([
  ["nothing", null],
  ["a list", []],
  ["a text", "lamp"],
  ["an empty object", {}],
  ["no entries", { spec: "lorebook_v3", data: { entries: [] } }],
  ["data that is a text", { spec: "lorebook_v3", data: "x" }],
  ["entries that are numbers", { entries: [1, 2, 3] }],
  ["a chat", { messages: [{ msg: "Hello" }] }],
  ["nesting without end", { entries: [{ keys: ["a"], content: "x", deep: nested }] }],
  ["a million empty entries", { type: "risu", data: Array.from({ length: 1_000_000 }, () => ({})) }],
])("%s is refused in no time", (_, file) => {
  // The best of three runs, since other programs may be running.
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    expect(readBookFile(file)).toBeNull();
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(200);
});

test("members named like those of Object.prototype are harmless", () => {
  const file: unknown = JSON.parse(
    '{"entries":[{"keys":["a"],"content":"x","__proto__":{"isEnabled":false},"constructor":1}],"__proto__":{"name":"p"}}',
  );
  const book = read(file);
  expect(({} as Record<string, unknown>)["isEnabled"]).toBeUndefined();
  expect(JSON.stringify(writtenBook(body(book), "character_book"))).toContain('"constructor":1');
});

test("the category survives every format, and an unknown one is kept as it was", () => {
  for (const id of Object.keys(files) as BookFormatId[]) {
    const { book } = readBookFile(files[id])!;
    expect(book.category).toBeNull();
    const changed = { ...book, category: "coastal", thumbnail: null, isPublic: false } as const;
    const again = readBookFile(writtenBook(changed, id))!.book;
    expect(again.category).toBe("coastal");
    expect(again.extensions).toEqual(book.extensions);
    // Once removed, it is in no file any more.
    const none = readBookFile(writtenBook({ ...changed, ...again, category: null }, id))!.book;
    expect(none.category).toBeNull();
  }
  const extensions = { sotto: { category: "drowned", shelf: 3 } };
  const strange = readBookFile({ ...v2, extensions })!.book;
  expect(strange).toMatchObject({ category: null, extensions });
  const known = readBookFile({ ...v2, extensions: { sotto: { category: "cosy", shelf: 3 } } })!.book;
  expect(known).toMatchObject({ category: "cosy", extensions: { sotto: { shelf: 3 } } });
});
