/** What the built-in painter can paint, and the words of a prompt that choose it. */

export const places = ["sea", "forest", "city", "room", "mountain", "desert", "space", "field"] as const;
export type Place = (typeof places)[number];
export type Hour = "night" | "dusk" | "dawn" | "day";
export type Hair = "long" | "short" | "braid" | "bun" | "bald";
export type Thing =
  | "lighthouse"
  | "ship"
  | "moon"
  | "candle"
  | "castle"
  | "house"
  | "tree"
  | "rain"
  | "snow"
  | "kettle";

export type Person = {
  hair: Hair;
  /** `#rrggbb`; null for a choice by the seed. */
  hairColour: string | null;
  clothColour: string | null;
  hat: "none" | "brim" | "witch" | "hood" | "crown" | "horns";
  hasBeard: boolean;
  hasGlasses: boolean;
  areEyesOpen: boolean;
};

export const animalKinds = ["cat", "dog", "horse", "bird", "fox", "fish"] as const;
export type AnimalKind = (typeof animalKinds)[number];
export type Animal = {
  kind: AnimalKind;
  /** `#rrggbb`; null leaves the choice to the seed. */
  colour: string | null;
  areEyesOpen: boolean;
};

/** What to paint, independent of the prompt's text. */
export type Scene = {
  place: Place;
  hour: Hour;
  /** Colour of the light, `#rrggbb`; null for that of the hour. */
  light: string | null;
  /** Overall hue in degrees; null for that of the place. */
  hue: number | null;
  person: Person | null;
  animal: Animal | null;
  things: ReadonlySet<Thing>;
};

const placeWords: Record<Place, string> = {
  sea: "sea ocean harbour harbor coast beach tide wave waves lighthouse ship boat shore island sailor pier",
  forest: "forest wood woods jungle tree trees grove moss elf swamp",
  city: "city street alley town neon rooftop market tram skyline station cyberpunk detective",
  room: "room library shop kitchen tavern bar study bakery window tea kettle cafe inn cellar apothecary book books",
  mountain: "mountain mountains hill hills cliff valley peak peaks alps ridge castle fortress",
  desert: "desert dune dunes sand oasis canyon mesa",
  space: "space planet galaxy orbit spaceship starship nebula cosmos android robot",
  field: "field fields meadow garden flower flowers farm wheat grass lavender village",
};
const hourWords: Record<Hour, string> = {
  night: "night midnight dark moon moonlight moonlit stars starlit nocturnal",
  dusk: "dusk sunset evening twilight lamp lamplight lantern golden",
  dawn: "dawn sunrise morning mist misty fog foggy",
  day: "day noon sunny bright daylight summer",
};
const lightWords: readonly (readonly [words: string, colour: string])[] = [
  ["lamp lamplight lantern candle candles candlelight hearth", "#f4bd78"],
  ["fire firelight flame flames ember embers", "#ff8d47"],
  ["moon moonlight moonlit", "#cfdcec"],
  ["neon", "#ff6fae"],
  ["sun sunlight golden", "#ffd489"],
];
const colourWords: Readonly<Record<string, readonly [hex: string, hue: number | null]>> = {
  red: ["#a8412f", 8],
  crimson: ["#9c2438", 350],
  scarlet: ["#b5322c", 4],
  ginger: ["#b5562c", 20],
  orange: ["#c96a2c", 26],
  auburn: ["#7d3a22", 16],
  brown: ["#5b3b28", 24],
  chestnut: ["#6a3f2a", 22],
  gold: ["#d3a24a", 42],
  golden: ["#d3a24a", 42],
  yellow: ["#d9b44a", 48],
  blond: ["#d8b878", 44],
  blonde: ["#d8b878", 44],
  green: ["#3d6b4c", 140],
  emerald: ["#23705a", 158],
  teal: ["#2b6a70", 184],
  turquoise: ["#2f8a8a", 178],
  blue: ["#2f5580", 214],
  navy: ["#22375c", 222],
  indigo: ["#3a3f86", 238],
  violet: ["#6a4a92", 270],
  purple: ["#633f7f", 278],
  lavender: ["#8a78b8", 262],
  pink: ["#c0658a", 334],
  rose: ["#b5566e", 346],
  white: ["#e8e4dc", null],
  silver: ["#c3c8d0", null],
  grey: ["#7d838a", null],
  gray: ["#7d838a", null],
  black: ["#1d1c20", null],
};
/** Of somebody, unless an animal is named: it is the animal's face then. */
const weakPersonWords = "portrait she he her his him herself himself face eyes hair character";
const personWords =
  "person woman man girl boy lady lord knight witch wizard captain doctor queen king prince princess keeper " +
  "sailor soldier thief elf vampire demon angel android beard nurse " +
  "detective hunter ranger mage priest nun monk singer dancer pilot student teacher mother father grandmother";
const animalWords: Record<AnimalKind, string> = {
  cat: "cat cats kitten kittens kitty tomcat",
  dog: "dog dogs puppy puppies hound terrier spaniel",
  horse: "horse horses pony mare stallion foal",
  bird: "bird birds robin sparrow raven crow finch blackbird",
  fox: "fox foxes vixen",
  fish: "fish goldfish koi carp trout",
};
/** Of kinds that have one colour alone. */
const kindColours: readonly (readonly [words: string, colour: string])[] = [
  ["goldfish", "#e07b2a"],
  ["raven crow blackbird", "#24242b"],
  ["robin", "#7a5a40"],
];
/** Where an animal is when the prompt does not say. */
const usualPlaces: Record<AnimalKind, Place> = {
  cat: "room",
  dog: "field",
  horse: "field",
  bird: "forest",
  fox: "forest",
  fish: "room",
};
const hairWords: Record<Hair, string> = {
  long: "long flowing",
  short: "short cropped bob",
  braid: "braid braided braids plait",
  bun: "bun knot updo topknot",
  bald: "bald shaved",
};
const thingWords: Record<Thing, string> = {
  lighthouse: "lighthouse beacon",
  ship: "ship boat sail sails galleon",
  moon: "moon moonlight moonlit",
  candle: "candle candles candlelight",
  castle: "castle fortress tower citadel",
  house: "house cottage cabin hut village",
  tree: "tree oak willow",
  rain: "rain rainy storm stormy downpour",
  snow: "snow snowy winter blizzard",
  kettle: "kettle teapot kitchen stove",
};
const hairNouns = ["hair", "beard", "braid", "braids", "bun"];
const openEyes = "looking gaze staring open stare watching";
const clothWords = "coat dress cloak robe collar jumper sweater jacket shirt uniform gown scarf armour armor suit";

const listed = (text: string): string[] => text.split(" ");

/** The name of the list whose words occur first; null for none. */
function firstOf<Name extends string>(words: readonly string[], lists: Record<Name, string>): Name | null {
  for (const word of words)
    for (const name of Object.keys(lists) as Name[]) if (listed(lists[name]).includes(word)) return name;
  return null;
}

/** The colour at most two words before one of these nouns (`long red hair`). */
function colourBefore(words: readonly string[], nouns: readonly string[]): string | null {
  for (const [at, word] of words.entries())
    if (nouns.includes(word))
      for (const before of words.slice(Math.max(0, at - 2), at).toReversed()) {
        const hex = Object.hasOwn(colourWords, before) ? colourWords[before]?.[0] : undefined;
        if (hex !== undefined) return hex;
      }
  return null;
}

/**
 * Reads subject, place, hour, light and colours from an English prompt, leaving out what `negative` names. For a prompt
 * without known words, `pick` (0 to 1, from the seed) chooses the scene.
 */
export function readPrompt(prompt: string, negative: string, pick: () => number): Scene {
  const wordsOf = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const without = new Set(wordsOf(negative));
  const words = wordsOf(prompt).filter((word) => !without.has(word));
  const has = (text: string) => listed(text).some((word) => words.includes(word));
  const kind = firstOf(words, animalWords);
  const animal: Animal | null = kind && {
    kind,
    colour: colourBefore(words, listed(animalWords[kind])) ?? kindColours.find(([text]) => has(text))?.[1] ?? null,
    areEyesOpen: has(openEyes),
  };
  const place =
    firstOf(words, placeWords) ?? (kind ? usualPlaces[kind] : (places[Math.floor(pick() * places.length)] ?? "sea"));
  const hair = firstOf(words, hairWords);
  const nouns = new Set([...listed(clothWords), ...hairNouns, "eyes", ...(kind ? listed(animalWords[kind]) : [])]);
  // A colour that belongs to no noun applies to the whole picture.
  const free = words.find(
    (word, at) => Object.hasOwn(colourWords, word) && !words.slice(at + 1, at + 3).some((next) => nouns.has(next)),
  );
  return {
    place,
    hour: firstOf(words, hourWords) ?? (place === "space" ? "night" : pick() < 0.5 ? "dusk" : "night"),
    light: lightWords.find(([text]) => has(text))?.[1] ?? null,
    hue: free === undefined ? null : (colourWords[free]?.[1] ?? null),
    animal,
    person:
      !has(personWords) && (kind !== null || !has(weakPersonWords))
        ? null
        : {
            hair: hair ?? (has("man boy king knight captain monk lord wizard him his") ? "short" : "long"),
            hairColour: colourBefore(words, hairNouns),
            clothColour: colourBefore(words, listed(clothWords)),
            hat: has("witch wizard")
              ? "witch"
              : has("hood hooded cloak")
                ? "hood"
                : has("crown queen king princess prince")
                  ? "crown"
                  : has("demon horns devil horned")
                    ? "horns"
                    : has("hat fedora detective")
                      ? "brim"
                      : "none",
            hasBeard: has("beard bearded wizard dwarf"),
            hasGlasses: has("glasses spectacles"),
            areEyesOpen: has(openEyes),
          },
    things: new Set((Object.keys(thingWords) as Thing[]).filter((thing) => has(thingWords[thing]))),
  };
}
