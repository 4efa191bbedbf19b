import * as fc from "fast-check";
import { expect, test } from "vitest";
import { activeLore, type LoreEntry } from "./activation.ts";
import { blankLore } from "./blank-lore.ts";

let count = 0;
const entry = (given: Partial<LoreEntry> = {}): LoreEntry => ({
  ...blankLore.entry,
  id: `ent-${(count += 1)}`,
  content: "It is so.",
  ...given,
});
const book = (entries: LoreEntry[], given: object = {}) => ({ ...blankLore.book, ...given, entries });
const fires = (given: Partial<LoreEntry>, text: string) => activeLore(book([entry(given)]), [text]).active.length > 0;

/** A key, a text, and whether the key matches in it: as whole words, and anywhere. */
test.each<[string, string, boolean, boolean]>([
  // Words
  ["lamp", "The lamp burns.", true, true],
  ["lamp", "lamp", true, true],
  ["lamp", "Lamps burn.", false, true],
  ["lamp", "clamp", false, true],
  ["lamp", "A light.", false, false],
  ["rock", "rocket", false, true],
  ["rocks", "rock", false, false],
  ["lamp", "lamp-light", true, true],
  ["lamp", "lamplight", false, true],
  ["lamp", "“lamp”", true, true],
  ["lamp", "(lamp)", true, true],
  ["lamp", "lamp's", true, true],
  ["lamp", "the_lamp", false, true],
  ["lamp", "lamp2", false, true],
  ["lamp", "*lamp*", true, true],
  ["three rocks", "three  rocks", true, true],
  ["three rocks", "three\nrocks", true, true],
  ["three rocks", "three\u00A0rocks", true, true],
  ["three rocks", "three other rocks", false, false],
  [" lamp ", "a lamp.", true, true],
  ["well-known", "a well-known face", true, true],
  ["well-known", "well known", false, false],
  ["Maren's lamp", "Maren’s lamp", true, true],
  ["Maren’s lamp", "Maren's lamp", true, true],
  ["x", "x marks it", true, true],
  ["x", "box", false, true],
  // Case and accents
  ["LAMP", "lamp", true, true],
  ["lamp", "LAMP", true, true],
  ["été", "ÉTÉ", true, true],
  ["café", "cafe\u0301", true, true],
  ["cafe\u0301", "café", true, true],
  ["café", "cafe", false, false],
  ["résumé", "resume", false, false],
  ["é", "béé", false, true],
  ["Ébba", "saint ébba's bell", true, true],
  ["straße", "STRASSE", true, true],
  ["STRASSE", "straße", true, true],
  ["STRAẞE", "straße", true, true],
  ["ß", "ss", true, true],
  ["İstanbul", "istanbul", true, true],
  ["istanbul", "İSTANBUL", true, true],
  ["ısı", "ISI", true, true],
  ["οδός", "ΟΔΌΣ", true, true],
  ["ΟΔΟΣ", "οδος", true, true],
  ["Ψυχή", "ψυχή", true, true],
  ["ёлка", "ЁЛКА", true, true],
  ["ёлка", "ёлками", false, true],
  ["ﬁre", "fire", true, true],
  ["fire", "ﬁre", true, true],
  ["Ａｉ", "ai", true, true],
  ["№5", "no5", true, true],
  ["²", "2", true, true],
  ["naïve", "NAÏVE", true, true],
  ["ñandú", "Ñandú", true, true],
  ["ñ", "n", false, false],
  // Scripts without spaces, or with endings
  ["등대", "등대를 보았다", true, true],
  ["한국어", "나는 한국어를 한다", true, true],
  ["등대", "바다", false, false],
  ["灯台", "古い灯台の光", true, true],
  ["日本語", "日本語で話す", true, true],
  ["カメラ", "ｶﾒﾗ", true, true],
  ["ラーメン", "夜のラーメン屋", true, true],
  ["龙", "那条龙飞走了", true, true],
  ["海", "山", false, false],
  ["AI", "AIが話す", true, true],
  ["AI", "mAIn", false, true],
  ["AI猫", "白いAI猫だ", true, true],
  ["ประภาคาร", "เห็นประภาคารไกล", true, true],
  ["दीप", "दीप जला", true, true],
  ["नदी", "नदीतट", false, true],
  ["نور", "النور", false, true],
  ["نور", "نور البحر", true, true],
  ["אור", "יש אור כאן", true, true],
  ["đèn", "ngọn ĐÈN biển", true, true],
  // Punctuation, emoji, and characters with a meaning in patterns
  ["🦊", "a 🦊 ran", true, true],
  ["🦊", "a🦊b", true, true],
  ["❤️", "I ❤ it", true, true],
  ["👩‍🚀", "the 👩‍🚀 waves", true, true],
  ["c++", "I write c++.", true, true],
  ["c++", "ccc", false, false],
  ["a.b", "axb", false, false],
  ["a.b", "see a.b now", true, true],
  ["[x]", "x", false, false],
  ["(", "a ( b", true, true],
  ["$5", "for $5.", true, true],
  ["$5", "$50", false, true],
  ["\\d", "5", false, false],
  ["lamp", "la\u00ADmp", true, true],
  ["lamp", "la\u200Bmp", true, true],
  ["𝕃amp", "lamp", true, true],
  ["𐐀", "𐐨", true, true],
  ["𐐨", "𐐨𐐨", false, true],
  ["...", "wait...", true, true],
  [" ", "a b", false, false],
])("%j in %j: whole %s, anywhere %s", (key, text, isWhole, isAnywhere) => {
  expect([
    fires({ keys: [key], matchWholeWords: true }, text),
    fires({ keys: [key], matchWholeWords: false }, text),
  ]).toEqual([isWhole, isAnywhere]);
});

test.each<[Partial<LoreEntry>, string, boolean]>([
  [{ keys: ["Sisters"], isCaseSensitive: true }, "sisters", false],
  [{ keys: ["Sisters"], isCaseSensitive: true }, "the Sisters", true],
  [{ keys: ["café"], isCaseSensitive: true }, "cafe\u0301", true],
  [{ keys: ["nothing", "lamp"] }, "lamp", true],
  [{ keys: [] }, "lamp", false],
  [{ keys: ["lamp"], isEnabled: false }, "lamp", false],
  [{ keys: ["lamp"], content: " " }, "lamp", false],
  [{ keys: ["lamp"], content: "@@depth 4\n" }, "lamp", false],
  [{ keys: [], isConstant: true }, "", true],
  [{ keys: [], isConstant: true, isEnabled: false }, "", false],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "andAny" }, "a c", true],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "andAny" }, "a", false],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "andAll" }, "a b", false],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "andAll" }, "c b a", true],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "notAny" }, "a b", false],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "notAny" }, "a", true],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "notAll" }, "a b", true],
  [{ keys: ["a"], secondaryKeys: ["b", "c"], logic: "notAll" }, "a b c", false],
  [{ keys: ["a"], secondaryKeys: ["b"], logic: "notAny" }, "b", false],
  [{ keys: ["lan(tern|p)"], useRegex: true }, "a LANTERN", true],
  [{ keys: ["/lan(tern|p)/"], useRegex: true }, "a LANTERN", false],
  [{ keys: ["^no"], useRegex: true }, "well, no", false],
  [{ keys: ["("], useRegex: true }, "(", false],
])("%j in %j: %s", (given, text, expected) => {
  expect(fires(given, text)).toBe(expected);
});

const names = (entries: LoreEntry[], given: object, texts: string[]) =>
  activeLore(book(entries, given), texts).active.map(({ entry: { name } }) => name);

test("only the newest messages, up to the book's scan depth, are scanned", () => {
  const lamp = entry({ name: "Lamp", keys: ["lamp"] });
  expect(names([lamp], { scanDepth: 2 }, ["lamp", "a", "b"])).toEqual([]);
  expect(names([lamp], { scanDepth: 3 }, ["lamp", "a", "b"])).toEqual(["Lamp"]);
});

test("entries activate others only in a recursive book, each once even in cycles", () => {
  const [a, b, c] = ["a", "b", "c"].map((name, at) => entry({ name, keys: [name], content: ["b", "c", "a"][at]! }));
  expect(names([a!, b!, c!], {}, ["a"])).toEqual(["a"]);
  const { active } = activeLore(book([a!, b!, c!], { isRecursive: true }), ["a"]);
  expect(active.map(({ trigger }) => trigger.kind === "key" && trigger.through)).toEqual([null, "a", "b"]);
});

test("a constant entry activates others, and a secondary key can match in another entry's content", () => {
  const always = entry({ name: "always", isConstant: true, content: "the lamp" });
  const lamp = entry({ name: "lamp", keys: ["lamp"], secondaryKeys: ["sea"] });
  expect(names([always, lamp], { isRecursive: true }, ["sea"])).toEqual(["always", "lamp"]);
  expect(names([always, lamp], { isRecursive: false }, ["sea"])).toEqual(["always"]);
});

test("entries are ordered by position (before, after), then by order number, then by index", () => {
  const make = (name: string, order: number, position: "before" | "after" = "after") =>
    entry({ name, order, position, keys: ["x"] });
  const entries = [make("c", 2), make("d", 2), make("b", 1), make("a", 9, "before")];
  expect(names(entries, {}, ["x"])).toEqual(["a", "b", "c", "d"]);
});

test("beyond the budget, entries of the lowest priority are left out with that reason; constant ones go first", () => {
  const make = (name: string, priority: number, length: number, given = {}) =>
    entry({ name, priority, keys: ["x"], content: "word ".repeat(length), ...given });
  const { active, out, tokens } = activeLore(
    book([make("low", 1, 8), make("high", 9, 40), make("always", 0, 40, { isConstant: true }), make("huge", 5, 4000)], {
      tokenBudget: 104,
    }),
    ["x"],
  );
  expect(active.map(({ entry: { name } }) => name)).toEqual(["high", "always"]);
  expect(out.map(({ entry: { name }, why }) => [name, why])).toEqual([
    ["huge", "tooLarge"],
    ["low", "noRoom"],
  ]);
  expect(tokens).toBeLessThanOrEqual(104);
});

test("an entry whose secondary keys fail is left out, with the key that matched", () => {
  const { out } = activeLore(book([entry({ keys: ["bell"], secondaryKeys: ["storm"] })]), ["a bell"]);
  expect(out).toMatchObject([{ why: "secondary", key: "bell" }]);
});

test("a pattern that would run for years is left out as too slow, and other entries are found", () => {
  const entries = [
    entry({ name: "slow", keys: ["(a+)+$"], useRegex: true }),
    entry({ name: "lamp", keys: ["/la.p/"], useRegex: true }),
  ];
  const { active, out } = activeLore(book(entries), [`${"a".repeat(4000)}! lamp`]);
  expect(active.map(({ entry: { name } }) => name)).toEqual(["lamp"]);
  expect(out).toMatchObject([{ why: "slow", entry: { name: "slow" } }]);
});

const words = ["lamp", "sea", "é", "灯台", "Straße", "c++", "lantern", "🦊"];
const word = fc.constantFrom(...words);
const anEntry = fc
  .record({
    name: word,
    keys: fc.array(word, { maxLength: 3 }),
    secondaryKeys: fc.array(word, { maxLength: 2 }),
    logic: fc.constantFrom("andAny", "andAll", "notAny", "notAll"),
    content: fc.array(word, { maxLength: 30 }).map((all) => all.join(" ")),
    isEnabled: fc.boolean(),
    isConstant: fc.boolean(),
    matchWholeWords: fc.boolean(),
    isCaseSensitive: fc.boolean(),
    useRegex: fc.boolean(),
    order: fc.integer({ min: -3, max: 3 }),
    priority: fc.integer({ min: -3, max: 3 }),
    position: fc.constantFrom("before", "after"),
  })
  .map((given) => entry(given as Partial<LoreEntry>));
const aBook = fc.record({
  entries: fc.array(anEntry, { maxLength: 30 }),
  scanDepth: fc.integer({ min: 1, max: 5 }),
  tokenBudget: fc.integer({ min: 1, max: 120 }),
  isRecursive: fc.boolean(),
});
const chat = fc.array(
  fc.array(fc.oneof(word, fc.string()), { maxLength: 8 }).map((all) => all.join(" ")),
  { maxLength: 6 },
);

test("never exceeds the budget, repeats an entry, includes a disabled one, or prefers a lower priority", () => {
  fc.assert(
    fc.property(aBook, chat, (given, texts) => {
      const { active, out, tokens } = activeLore(given, texts);
      expect(tokens).toBeLessThanOrEqual(given.tokenBudget);
      const all = [...active, ...out].map(({ entry: one }) => one);
      expect(new Set(all).size).toBe(all.length);
      expect(all.every(({ isEnabled }) => isEnabled)).toBe(true);
      const weight = (one: LoreEntry) => (one.isConstant ? Infinity : one.priority);
      const least = Math.min(...active.map(({ entry: one }) => weight(one)));
      const roomless = out.filter(({ why }) => why === "noRoom").map(({ entry: one }) => weight(one));
      expect(Math.max(-Infinity, ...roomless)).toBeLessThanOrEqual(least);
    }),
    { numRuns: 300 },
  );
});

test("a text in another case or normal form activates the same entries", () => {
  fc.assert(
    fc.property(aBook, chat, (given, texts) => {
      const entries = given.entries.map((one) => ({ ...one, isCaseSensitive: false, useRegex: false }));
      const triggered = (all: string[]) => activeLore({ ...given, entries }, all).active.map(({ entry: { id } }) => id);
      const plain = texts.map((text) => text.replaceAll(/[^\p{L} ]/gu, ""));
      expect(triggered(plain.map((text) => text.normalize("NFD")))).toEqual(triggered(plain));
      expect(triggered(plain.map((text) => text.toLowerCase()))).toEqual(triggered(plain));
    }),
    { numRuns: 200 },
  );
});
