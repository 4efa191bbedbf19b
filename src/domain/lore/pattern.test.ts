import { expect, test } from "vitest";
import { patternText, readPattern } from "./pattern.ts";

const find = (key: string, text: string, left = 1_000_000) => {
  const found = readPattern(key)?.find(patternText(text), { left });
  return Array.isArray(found) ? Array.from(text).slice(found[0], found[1]).join("") : (found ?? null);
};

test.each([
  ["lamp", "A Lamp here", "Lamp"],
  ["/lamp/", "A Lamp here", null],
  ["/Lamp/", "A Lamp here", "Lamp"],
  ["lan(tern|p)s?", "two lanterns", "lanterns"],
  ["/^light/m", "dark\nlight", "light"],
  ["/^light/", "dark\nlight", null],
  ["out$", "it went out", "out"],
  ["\\bsea\\b", "the overseas sea.", "sea"],
  ["\\bé\\w+", "l'été", "été"],
  ["[a-f0-9]{4,}", "id 3fa9c", "3fa9c"],
  ["[^ ]+!", "oh no!", "no!"],
  ["a.c", "a\nc", null],
  ["/a.c/s", "a\nc", "a\nc"],
  ["<.+?>", "<a><b>", "<a>"],
  ["<.+>", "<a><b>", "<a><b>"],
  ["(\\w)\\1", "look", "oo"],
  ["(?<c>k)ee\\k<c>", "KEEK", "KEEK"],
  ["rock(?! star)", "rock star, rock", "rock"],
  ["(?=s)sea", "sea", "sea"],
  ["(?:ab){2}c", "ababc", "ababc"],
  ["/\\p{Lu}{2}/", "an OK", "OK"],
  ["燈台|灯台", "古い灯台", "灯台"],
  ["🦊+", "a 🦊🦊", "🦊🦊"],
  ["\\u{1F98A}", "a 🦊", "🦊"],
  ["a{,2}", "a{,2}", "a{,2}"],
  ["x*", "no", null],
  ["(x*)*", "no", null],
  ["c\\+\\+", "c++", "c++"],
  ["]", "a]", "]"],
])("%s in %j", (key, text, expected) => {
  expect(find(key, text)).toBe(expected);
});

test.each(["(", ")", "[a", "a**", "*", "\\", "(?<=a)b", "\\2(a)", "/a/q", "a|*", "[z-a]", "\\p{Nothing}"])(
  "%s cannot be read",
  (key) => {
    expect(readPattern(key)).toBeNull();
  },
);

test.each(["(a+)+$", "(a|aa)+$", "(.*a){20}b", "(\\w+\\s?)*!", "((a?)*)*b", "(a|b|ab)*c"])(
  "%s, which would run for years, stops after the same number of steps each time",
  (key) => {
    const steps = { left: 1_000_000 };
    expect(readPattern(key)?.find(patternText(`${"a".repeat(7999)}?`), steps)).toBe("slow");
    expect(steps.left).toBeGreaterThanOrEqual(800_000 - 1);
  },
);

test("patterns share one budget of steps", () => {
  const steps = { left: 100 };
  expect(readPattern("zz")?.find(patternText("z ".repeat(200)), steps)).toBe("slow");
  expect(steps.left).toBe(0);
  expect(readPattern("z")?.find(patternText("z"), steps)).toBe("slow");
});
