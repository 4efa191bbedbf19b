// F36, S10: files of characters, well-meant, broken and hostile.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPngTexts } from "../png-text.ts";
import { dataAddress } from "./card-assets.ts";
import { badCards } from "./bad-cards.fixture.ts";
import { jpeg, json, png, pngOf, v2, v3, zip } from "./card-files.fixture.ts";
import { type CardDraft, CardRefusedError, keptKey, type Members } from "./card-draft.ts";
import { options } from "./card-limits.fixture.ts";
import { goodCards as wellKnown } from "./good-cards.fixture.ts";
import { oddMembers } from "./odd-members.fixture.ts";
import { readCard } from "./read-card.ts";
import { cardObject, type CardSource, charxFile, jsonFile, pngFile } from "./write-card.ts";

const read = (file: Uint8Array) => readCard(file, options);
const source = (draft: CardDraft): CardSource => ({ draft, creator: "", limits: options.limits, hasPicture: true });
const goodCards = [...wellKnown, ...oddMembers];
const blank = png([]);
const prototypeOf = () => JSON.stringify([Object.keys(Object.prototype), ({} as Members)["polluted"]]);

test("there are as many files as the requirement asks for, no two of one name", () => {
  expect(goodCards.length).toBeGreaterThanOrEqual(60);
  expect(badCards.length).toBeGreaterThanOrEqual(42);
  expect(new Set([...goodCards, ...badCards].map(([name]) => name)).size).toBe(goodCards.length + badCards.length);
});

describe.each(goodCards)("%s", (_name, file, expected) => {
  test("is read as it was meant", () => {
    const { draft, picture, report } = read(file);
    expect(draft).toMatchObject(expected.draft ?? {});
    expect(draft.variants[0]).toMatchObject(expected.variant ?? {});
    expect(draft.extensions[keptKey] ?? {}).toMatchObject(expected.kept ?? {});
    expect(report.format).toMatch(expected.format ?? /./);
    expect(picture !== null).toBe(expected.hasPicture ?? picture !== null);
    const fields = (notes: readonly { field: string }[]) => notes.map(({ field }) => field);
    expect(fields(report.repaired)).toEqual(expect.arrayContaining(expected.repaired ?? []));
    expect(fields(report.dropped)).toEqual(expected.dropped ?? []);
    expect(fields(report.kept)).toEqual(expect.arrayContaining(expected.unknown ?? []));
  });

  test("comes back from every format as it was", () => {
    const { draft } = read(file);
    const written = [
      pngFile(source(draft), 3, blank),
      pngFile(source(draft), 2, blank),
      jsonFile(source(draft), 3),
      jsonFile(source(draft), 2),
      charxFile(source(draft), blank),
    ];
    for (const again of written) {
      const second = again && read(again);
      expect(second?.draft).toEqual(draft);
      expect(second?.report.dropped).toEqual([]);
    }
  });
});

test.each(badCards)("%s is refused", (_name, make, refusal) => {
  const before = prototypeOf();
  const file = make();
  const start = performance.now();
  let problem: unknown;
  try {
    read(file);
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(CardRefusedError);
  expect((problem as CardRefusedError).refusal).toBe(refusal);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(prototypeOf()).toBe(before);
});

describe("members nobody knows", () => {
  const unknown = v3({ pronouns: "she", extensions: { chub: { id: 7, deep: [{ a: null }] } } }, { made_by: "a tool" });
  const written = (draft: CardDraft) => JSON.parse(new TextDecoder().decode(jsonFile(source(draft), 3))) as Members;

  test("come back unchanged", () => {
    const card = written(read(json(unknown)).draft);
    expect(card).toMatchObject({
      made_by: "a tool",
      data: { pronouns: "she", extensions: { chub: { id: 7, deep: [{ a: null }] } } },
    });
  });

  test("called __proto__ reach no prototype and are gone", () => {
    const hostile = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"spec":"chara_card_v2","data":{"name":"Ines","first_mes":"x","__proto__":{"polluted":1},"extensions":{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1}}}}}`;
    const { draft } = read(new TextEncoder().encode(hostile));
    expect(prototypeOf()).toBe("[[],null]");
    expect(JSON.stringify(draft)).not.toContain("__proto__");
    expect(JSON.stringify(written(draft))).not.toContain("__proto__");
  });
});

describe("an export", () => {
  const { draft } = read(json(v2({ description: "d".repeat(9000), alternate_greetings: ["a".repeat(5000), "b"] })));
  const [first] = draft.variants;

  test("gives back a long text whole, and an edited one as it is", () => {
    const whole = cardObject(source(draft), 2)["data"] as Members;
    expect(whole["description"]).toBe("d".repeat(9000));
    expect(whole["alternate_greetings"]).toEqual(["a".repeat(5000), "b"]);
    const edited = {
      ...draft,
      name: "Inès",
      variants: [{ ...first, description: "Short.", alternateGreetings: ["c"] }],
    } as CardDraft;
    expect(cardObject(source(edited), 3)["data"]).toMatchObject({
      name: "Inès",
      description: "Short.",
      alternate_greetings: ["c"],
    });
  });

  test("says which categories came and went since", () => {
    const extensions = {
      ...draft.extensions,
      [keptKey]: { ...(draft.extensions[keptKey] as Members), filed: ["Mystery", "Drama"] },
    };
    const tagsAt = (tags: string[]) =>
      (cardObject(source({ ...draft, extensions, tags }), 2)["data"] as Members)["tags"];
    expect(tagsAt(["Mystery", "Drama"])).toEqual(["Mystery", "sea"]);
    expect(tagsAt(["Drama", "Horror"])).toEqual(["sea", "Horror"]);
  });

  test("brings along every variant, and what the author says of language and person", () => {
    const two = {
      ...draft,
      language: "de",
      pointOfView: "firstPerson",
      variants: [first, { ...first, variantName: "Winter", variantTagline: "Ice.", scenario: "Snow." }],
    } as CardDraft;
    const again = read(jsonFile(source(two), 2)).draft;
    expect(again.variants).toEqual(two.variants);
    expect([again.language, again.pointOfView]).toEqual(["de", "firstPerson"]);
  });

  test("brings the pictures of its variants and the large ones along, in an archive and in a PNG", () => {
    const big = png([{ keyword: "noise", text: "n".repeat(1_200_000) }]);
    const assets = [
      { type: "background", uri: "embeded://a/big.png", name: "coast", ext: "png" },
      { type: "x-sound", uri: "embeded://a/sea.ogg", name: "sea", ext: "ogg" },
    ];
    const given = read(
      zip({ "card.json": json(v3({ assets })), "a/big.png": big, "a/sea.ogg": new Uint8Array(2_000_000) }),
    );
    const coast = { type: "background", uri: "", name: "coast", ext: "png" };
    expect(given.largeAssets).toEqual([{ asset: coast, bytes: big }]);
    expect(given.report.dropped).toEqual([
      { field: "assets: sea", text: "Of 1.9 MB: only pictures are kept at such a size" },
    ]);

    const winter = png([], { width: 2, height: 1 });
    const three = {
      ...given.draft,
      variants: ["First", "Plain", "Winter"].map((variantName) => ({ ...given.draft.variants[0], variantName })),
    } as CardDraft;
    const whole: CardSource = {
      ...source(three),
      variantPictures: [null, winter],
      moreAssets: given.largeAssets.map(({ asset, bytes }) => ({ ...asset, uri: dataAddress(bytes, "png") })),
    };
    for (const file of [charxFile(whole, blank), pngFile(whole, 3, blank), pngFile(whole, 2, blank)]) {
      const again = read(file!);
      expect(again.variantPictures).toEqual([null, winter]);
      expect(again.largeAssets).toEqual(given.largeAssets);
      expect(again.picture).toEqual(blank);
      expect(again.draft).toEqual(three);
      expect(again.report.dropped).toEqual([]);
    }
    expect(jsonFile(whole, 3).length).toBeLessThan(10_000);
  });

  test("strips a lorebook’s instructions for V2 only", () => {
    const entries = [
      {
        keys: ["bell"],
        content: "@@depth 4\n@@@role user\nIt rings.",
        extensions: {},
        enabled: true,
        insertion_order: 0,
      },
    ];
    const book = read(json(v3({ character_book: { extensions: {}, entries } }))).draft;
    const contentIn = (version: 2 | 3) => JSON.stringify(cardObject(source(book), version));
    expect(contentIn(2)).not.toContain("@@");
    expect(contentIn(3)).toContain("@@depth 4\\n@@@role user\\nIt rings.");
  });

  test("to a PNG leaves no text of the old picture in it, and exactly one card of each version", () => {
    const old = png([
      { keyword: "parameters", text: "secret prompt" },
      { keyword: "Chara", text: "x" },
      { keyword: "GPS", text: "1,2", isLate: true },
    ]);
    const texts = readPngTexts(pngFile(source(draft), 3, old)!, 1e6);
    expect(texts?.map(({ keyword }) => keyword)).toEqual(["chara", "ccv3"]);
  });
});

describe("damaged files", () => {
  const files = [
    pngOf(v2()),
    png([{ type: "zTXt", text: JSON.stringify(v2()) }]),
    zip({ "card.json": json(v3()) }),
    json(v3()),
    jpeg(json(v2())),
  ];
  /** Refused as a card is, or read; never another error. */
  const survives = (file: Uint8Array) => {
    try {
      return read(file).draft.name !== "";
    } catch (error) {
      if (error instanceof CardRefusedError) return true;
      throw error;
    }
  };
  const anyFile = fc.constantFrom(...files);

  test("cut anywhere are read or refused", () => {
    fc.assert(
      fc.property(anyFile, fc.double({ min: 0, max: 1, noNaN: true }), (file, part) => {
        expect(survives(file.subarray(0, Math.floor(file.length * part)))).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test("with bits turned over are read or refused", () => {
    fc.assert(
      fc.property(anyFile, fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: 20 }), (file, flips) => {
        const copy = file.slice();
        for (const [place, bit] of flips) copy[place % copy.length]! ^= 1 << bit;
        expect(survives(copy)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test("of any JSON are read or refused, and what is read comes back", () => {
    const before = prototypeOf();
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            "name",
            "first_mes",
            "tags",
            "extensions",
            "assets",
            "alternate_greetings",
            "character_book",
            "creation_date",
            "__proto__",
            "x",
          ),
          fc.jsonValue({ maxDepth: 3 }),
        ),
        (data) => {
          try {
            const { draft } = read(json(v3({ ...data })));
            expect(read(jsonFile(source(draft), 3)).draft).toEqual(draft);
            charxFile(source(draft), null);
          } catch (error) {
            if (!(error instanceof CardRefusedError)) throw error;
          }
        },
      ),
      {
        numRuns: 1000,
        examples: [
          [{ creation_date: { toString: 1 } }],
          [{ assets: [{ uri: { toString: 1 }, type: { toString: 1 } }] }],
        ],
      },
    );
    expect(prototypeOf()).toBe(before);
  });
});
