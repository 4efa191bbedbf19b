import type { ImageTemplate } from "#src/generated/api/model/imageTemplate.ts";

/** Category, name, prompt. Thumbnails are painted from the prompts by `node tools/paint-templates.ts`. */
const lines: readonly (readonly [category: string, name: string, prompt: string])[] = [
  ["Interiors", "Apothecary", "an apothecary shop at night, shelves of books, candles"],
  ["Interiors", "Kitchen at dawn", "a quiet kitchen at dawn, kettle on the stove, soft light"],
  ["Interiors", "Library by candlelight", "a library by candlelight, tall shelves, warm shadows"],
  ["Landscapes", "Castle in the snow", "a castle on a mountain in winter, snow, moonlit night"],
  ["Landscapes", "Desert caravan road", "desert dunes at sunset, a long golden light"],
  ["Landscapes", "Forest in the mist", "a forest at dawn, mist between the trees, green light"],
  ["Landscapes", "Lavender hour", "a lavender field at dusk, a house far away"],
  ["Landscapes", "Lighthouse", "a lighthouse above the sea at dusk, beams through the haze"],
  ["Landscapes", "Ship in the storm", "a ship at sea in a storm, rain, dark night"],
  ["Landscapes", "Summer meadow", "a meadow of flowers in bright daylight, hills behind"],
  ["Portraits", "Captain", "portrait of a sea captain with a grey beard, blue coat, the sea at dawn"],
  ["Portraits", "Cloaked stranger", "portrait of a hooded woman in a green cloak, forest at night, moonlight"],
  ["Portraits", "Crown", "portrait of a queen with auburn braid, crimson dress, castle on a hill at dusk"],
  ["Portraits", "Detective", "portrait of a detective in a hat, city at night, neon, rain"],
  ["Portraits", "Horned one", "portrait of a demon with horns, white hair, red light, night"],
  ["Portraits", "Lamplight", "portrait of a woman with long red hair lit from one side by a lamp, the sea at dusk"],
  ["Portraits", "Reader", "portrait of a man with glasses in a library, brown jacket, candlelight"],
  ["Portraits", "Star pilot", "portrait of a pilot with short silver hair, looking, orange suit, space"],
  [
    "Portraits",
    "Witch of the shop",
    "portrait of a witch with long black hair, purple robe, shop full of books, candles",
  ],
  ["Worlds", "Canyon at noon", "a canyon in the desert by day, bright sky"],
  ["Worlds", "City of windows", "a city at night, many lit windows, blue light"],
  ["Worlds", "Neon alley", "neon city at night in the rain, pink light"],
  ["Worlds", "Peaks under the moon", "mountain peaks at night under a large moon, silver light"],
  ["Worlds", "Ringed planet", "a planet in space above a dark ridge, violet nebula"],
];

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** The built-in painter's templates, sorted by category, then by name (GAP-98). */
export const imageTemplates: readonly ImageTemplate[] = lines.map(([category, name, prompt]) => ({
  id: `tpl-${slug(name)}`,
  name,
  thumbnail: `/media/templates/${slug(name)}.svg`,
  prompt,
  category,
}));
