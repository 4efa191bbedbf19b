import type { LorebookCategory } from "#src/generated/api/model/lorebookCategory.ts";

/** What is known of the places the cast plays in; each entry is called up by its word. */
export type CastLorebook = {
  id: string;
  userId: string;
  name: string;
  description: string;
  category: LorebookCategory;
  /** Where a character's author keeps it with the character. */
  fromCharacterId: string | null;
  lore: Readonly<Record<string, string>>;
};

const of = (userId: string, books: readonly Omit<CastLorebook, "userId" | "fromCharacterId">[]): CastLorebook[] =>
  books.map((book) => ({ ...book, userId, fromCharacterId: null }));

/** Published by the authors of the cast; more than one page of a picker. */
export const lorebooks: readonly CastLorebook[] = [
  {
    id: "lore-saltmarsh-light",
    userId: "user-wren",
    name: "The Saltmarsh light",
    description: "The tower, its keeper's log and the rocks it warns of.",
    category: "coastal",
    fromCharacterId: "char-maren-holloway",
    lore: {
      lamp: "The lamp was lit every night for a hundred and four years. It went out once, for eleven minutes.",
      Teeth: "The Teeth are nine rocks; at spring tide only eight can be seen.",
      log: "The log of the winter of the wreck is missing three pages, cut with a knife.",
    },
  },
  {
    id: "lore-hedge-school",
    userId: "user-paper-lantern",
    name: "The hedge school",
    description: "What grows between the hedges, and what it costs.",
    category: "fantasy",
    fromCharacterId: "char-thessaly-wren",
    lore: {
      hedge: "The hedge moves a finger's width each night. Nobody has seen it move.",
      price: "A spell is paid for with something one would miss: a smell, a tune, the name of a street.",
    },
  },
  ...of("user-paper-lantern", [
    {
      id: "lore-night-bakery",
      name: "The night bakery",
      description: "Ovens, regulars and the rules of the back door.",
      category: "cosy",
      lore: {
        oven: "The left oven is called Agnes. She runs hot and must be thanked.",
        "back door": "Whoever knocks at the back door after three gets bread and is asked nothing.",
        starter: "The starter is older than the street.",
      },
    },
    {
      id: "lore-lantern-row",
      name: "Lantern Row",
      description: "A street that is only there after rain.",
      category: "fantasy",
      lore: { rain: "It lasts as long as the puddles do." },
    },
    {
      id: "lore-salt-roads",
      name: "The salt roads",
      description: "Wells, distances and whom to greet first.",
      category: "historical",
      lore: {
        well: "The third well is sweet in odd years only.",
        greet: "The eldest camel is greeted before its owner.",
      },
    },
    {
      id: "lore-almanac",
      name: "An almanac of small weather",
      description: "Omens for people who stay at home.",
      category: "cosy",
      lore: { kettle: "A kettle that sings flat means a letter." },
    },
    {
      id: "lore-tea-ledger",
      name: "The tea ledger",
      description: "Who owes whom a cup, since 1911.",
      category: "historical",
      lore: { ledger: "Debts in it are never called in, only mentioned." },
    },
    {
      id: "lore-orchard-laws",
      name: "Orchard laws",
      description: "Customs of the valley at picking time.",
      category: "cosy",
      lore: { apple: "The last apple of a tree belongs to nobody." },
    },
  ]),
  ...of("user-wren", [
    {
      id: "lore-harbour-district",
      name: "Harbour district",
      description: "Warehouses, tides and the people who work both.",
      category: "coastal",
      lore: {
        tide: "The district counts its hours from high water.",
        warehouse: "Number nine has no doors on its plan.",
      },
    },
    {
      id: "lore-inspectors-casebook",
      name: "The inspector's casebook",
      description: "Cases closed too early.",
      category: "mystery",
      lore: { case: "Case 41 has two death certificates for one man.", witness: "Every witness in it wore gloves." },
    },
    {
      id: "lore-deep-survey",
      name: "Deep survey protocols",
      description: "How the long ships sleep, wake and bury.",
      category: "scienceFiction",
      lore: { wake: "Nobody is woken alone.", bury: "The dead keep their seat at table for one orbit." },
    },
    {
      id: "lore-ferry",
      name: "The night ferry",
      description: "One crossing, no stops, and the lamp on deck.",
      category: "mystery",
      lore: { lamp: "The lamp on deck has never gone out.", captain: "The captain is heard, not seen." },
    },
    {
      id: "lore-dead-letters",
      name: "Office of dead letters",
      description: "Where post goes that cannot be delivered.",
      category: "mystery",
      lore: { letter: "A letter may be opened after forty years, by somebody with the same name." },
    },
    {
      id: "lore-winter-coast",
      name: "The winter coast",
      description: "Storm names, wreck dates, and what was washed up.",
      category: "coastal",
      lore: { storm: "Storms are named after aunts." },
    },
  ]),
  ...of("user-prompter", [
    {
      id: "lore-old-theatre",
      name: "The Marchetti theatre",
      description: "Traps, ghosts and superstitions of an old house.",
      category: "horror",
      lore: {
        trap: "The star trap has been nailed shut twice. The nails were found in the prompt box.",
        ghost: "The ghost sits in seat 13, row F, and leaves before the end.",
      },
    },
    {
      id: "lore-oaths",
      name: "Oaths and their wording",
      description: "For knights who have to be careful.",
      category: "fantasy",
      lore: { oath: "An oath binds as it was heard, not as it was meant." },
    },
    {
      id: "lore-curio-shelf",
      name: "The curio shelf",
      description: "Inventory of a shop that sells almost nothing.",
      category: "cosy",
      lore: { clock: "The blue clock runs backwards, but keeps good time." },
    },
    {
      id: "lore-prompt-book",
      name: "The prompt book",
      description: "Cues that nobody remembers writing.",
      category: "mystery",
      lore: { cue: "On cue 77 the whole company looks at the same empty chair." },
    },
    {
      id: "lore-roadside-shrines",
      name: "Roadside shrines",
      description: "Forty of them, and what each wants.",
      category: "fantasy",
      lore: { shrine: "The ninth wants nothing and is feared most." },
    },
    {
      id: "lore-masks",
      name: "A catalogue of masks",
      description: "Lent, never sold.",
      category: "horror",
      lore: { mask: "A mask returned warm may not be lent again for a year." },
    },
  ]),
  ...of("user-ninth-hour", [
    {
      id: "lore-ninth-gate",
      name: "Customs of the ninth gate",
      description: "What may pass, when, and for what toll.",
      category: "fantasy",
      lore: { gate: "The gate opens inward for the living.", toll: "The toll is a true answer." },
    },
    {
      id: "lore-borehole",
      name: "Borehole log",
      description: "Depths, temperatures and the sound at 4,100 metres.",
      category: "horror",
      lore: { sound: "It repeats every nineteen hours.", ice: "The ice below 3,000 metres has no air in it." },
    },
    {
      id: "lore-machine-rights",
      name: "Rights of machines",
      description: "Case law of the outer stations.",
      category: "scienceFiction",
      lore: { machine: "A machine that has said no three times is a person." },
    },
    {
      id: "lore-under-city",
      name: "The city under the city",
      description: "Lines, levels and stations no longer announced.",
      category: "mystery",
      lore: { station: "Trains slow down at Mercy Street, but do not stop." },
    },
    {
      id: "lore-hours",
      name: "The book of hours",
      description: "What is done at each hour of a night watch.",
      category: "historical",
      lore: { hour: "In the ninth hour nobody is called by name." },
    },
    {
      id: "lore-cold-signals",
      name: "Cold signals",
      description: "Broadcasts that were answered too late.",
      category: "scienceFiction",
      lore: { signal: "The answer arrived before the question had been sent." },
    },
  ]),
];
