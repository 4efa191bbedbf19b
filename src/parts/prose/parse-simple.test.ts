import fc from "fast-check";
import { expect, it } from "vitest";
import { allExamples } from "./commonmark.fixture.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { parseSimple } from "./parse-simple.ts";
import { pathologicalTexts, unsafeTexts } from "./prose-payloads.fixture.ts";
import { publicPayloads } from "./public-payloads.fixture.ts";

/** Undefined where the text is left to the parser. */
function differs(text: string): boolean | undefined {
  const simple = parseSimple(text);
  if (simple === null) return undefined;
  return [true, false].some((isStory) => JSON.stringify(parseMarkdown(text, { isStory })) !== JSON.stringify(simple));
}

it.each([
  "*The door gives an inch.* “If that’s the *harbour* office, you’re late.” He waits. **Still.**",
  "“One.”\n*Two, and\nthree.*\n\n“Four”, she says; (*five*), *six*, seven... ",
  "*A **bell** rings.* Room #4: 2 × 3 > 5, {{user}}! Q & A – “why?” 🙂 *nods 🙂*",
  "",
  "\n\nLate.\n",
])("reads %j as the parser does", (text) => expect(differs(text)).toBe(false));

it.each([
  "- one\n- two",
  "1. one",
  "# Title",
  "Title\n=====",
  "a\n---\nb",
  "> said",
  "see https://example.com",
  "[a](b)",
  "`code`",
  "a_b_",
  "~~gone~~",
  "&amp;",
  "a\\*b",
  "*open",
  "a*b*c",
  "***both***",
  "2 * 3",
  "* * *",
  "    code",
  "a|b\n-|-",
  "a\u00A0b",
  "*She nods.*“Aye.”*",
])("leaves %j to the parser", (text) => expect(parseSimple(text)).toBeNull());

it("never differs from the parser", () => {
  const piece = fc.constantFrom(
    ..."*|*|**|***| |  |\n|\n\n| \n|a|b c|Z|9|1.|é|。|🙂|.|,|!|?|“|”|’|\"|'|(|)|—|…|-|+|=|#|>|:|;|/|&|%|$|{|}|]|@|^|€|§|ß|http|://|www.a.b".split(
      "|",
    ),
  );
  let read = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const isDifferent = differs(pieces.join(""));
      if (isDifferent === false) read += 1;
      return isDifferent !== true;
    }),
    { numRuns: 20_000 },
  );
  expect(read).toBeGreaterThan(2000);
});

it("never differs on the specification's examples and on hostile texts", () => {
  const texts = [
    ...allExamples.map(({ markdown }) => markdown),
    ...unsafeTexts,
    ...publicPayloads,
    ...pathologicalTexts.map((one) => (typeof one === "string" ? one : one.text)),
  ];
  expect(texts.filter((text) => differs(text) === true)).toEqual([]);
});
