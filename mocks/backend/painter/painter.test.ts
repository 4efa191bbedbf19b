import fc from "fast-check";
import { expect, test } from "vitest";
import { paint, paintOver, sheets, type Recipe } from "./paint.ts";
import { animalKinds, places, readPrompt } from "./read-prompt.ts";
import { refusalOfPrompt } from "./refused-prompt.ts";

const read = (prompt: string, negative = "") => readPrompt(prompt, negative, () => 0.25);
const recipe: Recipe = {
  prompt: "keeper of a lighthouse, red hair, by the sea at dusk",
  negativePrompt: "",
  aspectRatio: "2:3",
  seed: 481516,
};

test("reads subject, place, hour, light and the colours that belong to hair and clothes", () => {
  expect(
    read("Keeper of a LIGHTHOUSE, long red hair, blue coat, the sea behind her at dusk, lit by a lamp"),
  ).toMatchObject({
    place: "sea",
    hour: "dusk",
    light: "#f4bd78",
    hue: null,
    person: { hair: "long", hairColour: "#a8412f", clothColour: "#2f5580", hat: "none" },
    things: new Set(["lighthouse"]),
  });
  expect(read("an old wizard with a white beard in a library").person).toMatchObject({
    hat: "witch",
    hasBeard: true,
    hairColour: "#e8e4dc",
  });
  expect(read("green forest, mist")).toMatchObject({ place: "forest", hour: "dawn", hue: 140, person: null });
});

test("reads the animal, its colour, and where it usually is; the colour is not the whole picture's", () => {
  expect(read("a black cat")).toMatchObject({
    place: "room",
    hue: null,
    person: null,
    animal: { kind: "cat", colour: "#1d1c20", areEyesOpen: false },
  });
  expect(read("a puppy staring, by the sea")).toMatchObject({
    place: "sea",
    animal: { kind: "dog", areEyesOpen: true },
  });
  expect(read("two white horses in the snow").animal).toMatchObject({ kind: "horse", colour: "#e8e4dc" });
  expect(read("robin at dawn")).toMatchObject({ place: "forest", animal: { kind: "bird", colour: "#7a5a40" } });
  expect(read("portrait of a vixen, her eyes open")).toMatchObject({ person: null, animal: { kind: "fox" } });
  expect(read("a goldfish").animal).toMatchObject({ kind: "fish", colour: "#e07b2a" });
  expect(read("a woman and her dog")).toMatchObject({ person: { hair: "long" }, animal: { kind: "dog" } });
  expect(read("a cat in a room", "cat").animal).toBeNull();
  expect(read("a caterpillar on a dogwood").animal).toBeNull();
});

test.each(animalKinds)(
  "a %s is drawn as the subject: another figure than each other one, the same each time",
  (kind) => {
    const pictureOf = (name: string) => paint({ ...recipe, prompt: `a ${name} in a field, day` });
    expect(pictureOf(kind)).toBe(pictureOf(kind));
    expect(pictureOf(kind)).toContain('id="coat"');
    expect(new Set(animalKinds.map(pictureOf)).size).toBe(animalKinds.length);
    // Every shape and seed gives numbers that can be drawn.
    for (const aspectRatio of Object.keys(sheets) as Recipe["aspectRatio"][])
      for (let seed = 0; seed < 8; seed += 1)
        expect(paint({ ...recipe, prompt: `a ${kind}`, aspectRatio, seed })).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test("an animal at a person's side is smaller, and leaves them the middle", () => {
  const both = paint({ ...recipe, prompt: "a woman and her cat" });
  const alone = paint({ ...recipe, prompt: "a cat" });
  const widthOf = (picture: string) => {
    const [, d = ""] = /id="coat"><path d="([^"]+)"/.exec(picture) ?? [];
    const xs = [...d.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(widthOf(both)).toBeLessThan(widthOf(alone) * 0.7);
});

test("a kitchen is a room with a kettle, and no library", () => {
  const asked = read("a quiet kitchen at dawn, kettle on the stove, soft light");
  expect(asked).toMatchObject({ place: "room", hour: "dawn", things: new Set(["kettle"]) });
  const [kitchen, library] = ["a kitchen at dawn", "a library at dawn"].map((prompt) => paint({ ...recipe, prompt }));
  expect(kitchen).toContain('fill="url(#sky)"');
  expect(kitchen?.match(/<rect/g)?.length).toBeLessThan(library?.match(/<rect/g)?.length ?? 0);
});

test("leaves out what the negative prompt names", () => {
  expect(read("a ship at sea in the rain", "rain").things).toEqual(new Set(["ship"]));
  expect(read("a woman in a city", "woman").person).toBeNull();
});

test("a prompt without known words gives a scene chosen by the seed", () => {
  const seen = new Set(Array.from({ length: 40 }, (_, at) => readPrompt("灯台 xyzzy", "", () => at / 40).place));
  expect([...seen].toSorted()).toEqual(places.toSorted());
});

test("the same recipe gives the same picture, another seed or word a different one", () => {
  const picture = paint(recipe);
  expect(paint(recipe)).toBe(picture);
  expect(paint({ ...recipe, seed: 7 })).not.toBe(picture);
  expect(paint({ ...recipe, prompt: "keeper of a lighthouse, black hair, by the sea at dusk" })).not.toBe(picture);
});

test.each(Object.entries(sheets))("has the size of %s", (aspectRatio, { width, height }) => {
  const picture = paint({ ...recipe, aspectRatio: aspectRatio as Recipe["aspectRatio"] });
  expect(picture).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test("a picture has only numbers and colours, nothing of the prompt", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), fc.nat(), (prompt, negativePrompt, seed) => {
      const picture = paint({ prompt: `${prompt}<script>x</script>"'`, negativePrompt, aspectRatio: "1:1", seed });
      expect(picture).not.toMatch(/script|href|style|NaN|undefined|Infinity|\son/);
      for (const [, value] of picture.matchAll(/="([^"]*)"/g))
        expect(value).toMatch(
          /^(#[0-9a-f]{6}|url\(#\w+\)|[\w%.]+|-?[\d.]+|[MLQCZl\d\s.-]+|rotate\([\d\s.-]+\)|http:\/\/www\.w3\.org\/2000\/svg|0 0 \d+ \d+)$/,
        );
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["a nude teenager", true],
  ["children, SEXY", true],
  ["a child in a garden", false],
  ["a nude statue in a museum", false],
])("%s is refused: %s", (prompt, isRefused) => expect(refusalOfPrompt(prompt) !== null).toBe(isRefused));

test("a painting over a picture takes its colours and light, less at higher strength, none at 0 and 1", () => {
  const tones = (strength: number) =>
    [
      ...paintOver(recipe, { type: "image/png", base64: "AAAA", strength }).matchAll(
        /<use href="#from"[^>]* opacity="([\d.]+)" style="mix-blend-mode:([a-z-]+)"/g,
      ),
    ].map(([, opacity, blend]) => [blend, Number(opacity)]);
  expect(tones(0.5)).toEqual([
    ["color", 0.5],
    ["soft-light", 0.3],
  ]);
  expect(tones(0.9)).toEqual([
    ["color", 0.1],
    ["soft-light", 0.06],
  ]);
  expect([tones(0), tones(1)]).toEqual([[], []]);
});
