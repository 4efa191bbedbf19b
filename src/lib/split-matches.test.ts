import { expect, it } from "vitest";
import { splitMatches } from "./split-matches.ts";

const marked = (text: string, search: string) =>
  splitMatches(text, search)
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join("");

it.each([
  ["A dead lamp", "lamp", "A dead [lamp]"],
  ["Lamp and lamp", "LAMP", "[Lamp] and [lamp]"],
  ["no such", "lamp", "no such"],
  ["all of it", "", "all of it"],
  ["all of it", "  ", "all of it"],
  ["İstanbul lamp", "lamp", "İstanbul [lamp]"],
  ["ﬁre and fire", "fire", "[ﬁre] and [fire]"],
  ["👩‍🚀 lamp 👩‍🚀", "lamp", "👩‍🚀 [lamp] 👩‍🚀"],
  ["aaaa", "aa", "[aa][aa]"],
  ["<b>lamp</b>", "<b>", "[<b>]lamp</b>"],
  ["(lamp.*)", ".*", "(lamp[.*])"],
])("%s, searched for %s", (text, search, result) => expect(marked(text, search)).toBe(result));

it("loses nothing of the text", () => {
  const text = "ﬁ İ ẞ lamp ½ Ⅻ lamp";
  for (const search of ["i", "ss", "lamp", "1", "xii", "f"])
    expect(
      splitMatches(text, search)
        .map((stretch) => stretch.text)
        .join(""),
    ).toBe(text);
});

it.each([
  ["Émre Tal at sea", "emre sea", "[Émre] Tal at [sea]"],
  ["Søren, the lamplighter", "light the", "Søren, [the] lamp[light]er"],
  ["light and lighthouse", "light lighthouse", "[light] and [lighthouse]"],
  ["nobody", "light", "nobody"],
])("by words and without accents: %s, searched for %s", (text, search, result) =>
  expect(
    splitMatches(text, search, true)
      .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
      .join(""),
  ).toBe(result),
);
