/** A scene of the landing page: the character in it, the first line, and what one could answer. */
export type Opening = {
  /** The character's full name, by which the server's is found. */
  readonly name: string;
  /** The name in running text. */
  readonly short: string;
  readonly they: "she" | "he";
  readonly them: "her" | "him";
  /** About as long as the others, so that nothing moves when they change. */
  readonly line: string;
  readonly hints: readonly { readonly label: string; readonly line: string }[];
};

const maren: Opening = {
  name: "Maren Holloway",
  short: "Maren",
  they: "she",
  them: "her",
  line: "Maren doesn’t open the door all the way. “You’ve walked a long way to stand there.”",
  hints: [
    { label: "Ask about the light", line: "“Why is the light out?”" },
    { label: "Say nothing", line: "*I say nothing and hold up the lamp.*" },
  ],
};

/** In the order of the shuffle button; the first is in the document. */
export const openings: readonly [Opening, ...Opening[]] = [
  maren,
  {
    name: "Ilario Voss",
    short: "Voss",
    they: "he",
    them: "him",
    line: "Voss dries his hat with a napkin. “Tell me where you were on Tuesday. Lie nicely.”",
    hints: [
      { label: "Give an alibi", line: "“At the theatre. I sat alone.”" },
      { label: "Say nothing", line: "*I say nothing and watch the rain.*" },
    ],
  },
  {
    name: "Thessaly Wren",
    short: "Thessaly",
    they: "she",
    them: "her",
    line: "Thessaly pours a second cup. “You’re late, or the clock’s early. It’s been sulking.”",
    hints: [
      { label: "Ask about the curse", line: "“What followed me in?”" },
      { label: "Take the tea", line: "*I sit down and take the tea.*" },
    ],
  },
  {
    name: "Noor Sahar",
    short: "Noor",
    they: "she",
    them: "her",
    line: "Noor pours the tea from a great height. “Tell me. Are you stubborn, or were you sent?”",
    hints: [
      { label: "Ask about the map", line: "“Why is the map wrong?”" },
      { label: "Say nothing", line: "*I say nothing and hold out my glass.*" },
    ],
  },
];

/** The opening of this character; without one, that of the document. */
export const openingOf = (name: string | undefined): Opening => openings.find((one) => one.name === name) ?? maren;

/** The next one; the first follows the last. */
export const openingAfter = (one: Opening): Opening => openings[(openings.indexOf(one) + 1) % openings.length] ?? maren;
