/** Name and what it is about; more than one page of a picker. */
const books = {
  "Aunt Ilse's house": "Rooms, and what was found in them",
  "Bells of the valley": "When they are rung, and for whom",
  "Cartographer's errors": "Islands that are not there",
  "Debts of honour": "Who owes what to whom",
  "Ember festival": "Nine nights, nine fires",
  "Ferrymen's talk": "Signs, whistles and what they mean",
  "Glasshouse flora": "Plants that answer",
  "Harvest rites": "Customs of the lower farms",
  "Inkmakers' guild": "Colours and their secrets",
  "June floods": "The years of high water",
  "Kitchen ghosts": "Small hauntings",
  "Lost and found": "Objects that come back",
  "Mill lane": "Everybody who lives there",
  "Night trams": "Lines that run after two",
  "Orders of the keep": "Ranks, oaths and passwords",
  "Paper money": "What it buys, and where",
  "Quarry songs": "Eleven verses, one missing",
  "Railway chess": "A game by signal lamps",
  "Salt and iron": "What keeps what away",
  "Tide tables": "True ones and false ones",
  "Under the stairs": "A long list",
  "Vineyard feuds": "Three families, four hills",
  "Winter rules": "What is not said before spring",
  "Year of two moons": "Dates that do not agree",
} as const;

/** The lorebooks of somebody who writes a lot, the last changed first; every fourth is published. */
export const ownLorebooks = Object.entries(books).map(([name, description], index) => ({
  id: `lore-own-${index + 1}`,
  name,
  description: `${description}.`,
  isPublic: index % 4 === 0,
  updatedAt: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString(),
  lore: { [name.split(" ")[0] ?? name]: `${description}, as far as anybody remembers.` },
}));
