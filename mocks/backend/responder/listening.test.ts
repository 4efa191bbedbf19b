import { describe, expect, it } from "vitest";
import { genreOf } from "./genre.ts";
import { improvise } from "./improvise.ts";
import type { Line, ReplyRequest, Voice } from "./responder.ts";
import { sentenceKey, sentencesOf } from "./sentences.ts";
import { castVoices, nobody, partsOf, requestFor, sayings, voiceLike, voices } from "./try-out.fixture.ts";

/** More things that users tell and ask. */
const tellings = [
  "My name is Elise.",
  "I come from Odessa.",
  "Will you help me?",
  "I lied to you. I stole the key.",
  "*I hand you my grandfather's watch.*",
  "Where were you on Tuesday?",
  "I've cut my hand.",
  "What is my name?",
  "Do you remember where I come from?",
  "I'm leaving.",
  "*I come back and sit down.*",
  "Will you help me, yes or no?",
];
const told = [...sayings, ...tellings];

/** The character's lines of a chat of this many turns. */
function linesOf(speaker: Voice, turns: number, seed: number): string[] {
  const { history: begun } = requestFor(speaker, "");
  const history: Line[] = begun.slice(0, -1);
  const lines: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    history.push({ role: "user", name: "Sam", content: told[(turn * 11 + seed * 5) % told.length] ?? "" });
    const request: ReplyRequest = { ...requestFor(speaker, ""), seed: `${seed}/${turn}`, history: [...history] };
    const { text } = improvise(request);
    lines.push(text);
    history.push({ role: "character", name: speaker.name, content: text });
  }
  return lines;
}

/** One voice per character, since variants may share sentences. */
const characters = [...new Map([...castVoices.toReversed(), nobody].map((voice) => [voice.name, voice])).values()];
/** The sentences that are long enough to be distinctive; anybody may say “Yes.” */
const telling = (text: string): string[] =>
  sentencesOf(text)
    .map(sentenceKey)
    .filter((key) => key.split(" ").length > 2);

it("in 10,000 lines no two characters share a sentence, and none is repeated within sixty turns", () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  const twice: string[] = [];
  let lines = 0;
  for (const speaker of characters)
    for (let seed = 0; seed < 13; seed += 1) {
      const seen = new Set<string>();
      for (const line of linesOf(speaker, 60, seed)) {
        lines += 1;
        for (const key of telling(line)) {
          if (seen.has(key)) twice.push(`${speaker.name}: ${key}`);
          seen.add(key);
          const whose = owner.get(key);
          if (whose === undefined) owner.set(key, speaker.name);
          else if (whose !== speaker.name) shared.push(`${whose} and ${speaker.name}: ${key}`);
        }
      }
    }
  expect(lines).toBeGreaterThanOrEqual(10_000);
  expect([...new Set(shared)]).toEqual([]);
  expect([...new Set(twice)]).toEqual([]);
}, 120_000);

it("no sentence is in the banks of two characters", () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const bank of new Set(castVoices.map((voice) => genreOf(voice).bank))) {
    const { about, listening, things: _things, places: _places, sounds: _sounds, cues: _cues, ...lists } = bank;
    const units = [
      ...Object.values(lists).filter(Array.isArray),
      ...about.map(([, said]) => said),
      ...Object.values(listening).flatMap((part) => (Array.isArray(part) ? [part] : Object.values(part))),
    ].flat(1) as string[];
    for (const key of units.flatMap(telling)) {
      if ((owner.get(key) ?? bank.id) !== bank.id) shared.push(`${owner.get(key)} and ${bank.id}: ${key}`);
      owner.set(key, bank.id);
    }
  }
  expect(shared).toEqual([]);
});

/** A statement of the second turn, a question of the thirtieth, and a pattern that the answer must match. */
const askedLater: readonly (readonly [string, string, RegExp])[] = [
  ["My name is Elise, and I came over the causeway.", "What was my name again?", /Elise/u],
  ["Call me Bo.", "What's my name?", /\bBo\b/u],
  ["I'm Theo, I used to repair trams.", "Do you remember my name?", /Theo/u],
  ["I'm Theo, I used to repair trams.", "What did I use to repair?", /trams/u],
  ["I go by Ash these days.", "Do you remember what I'm called?", /Ash/u],
  ["People call me Nutmeg.", "Who am I?", /Nutmeg/u],
  ["Hello. My name is Amara Okafor.", "Tell me my name.", /Amara Okafor/u],
  ["I lied. My name is Vera.", "What's my real name?", /Vera/u],
  ["I mend clocks for a living.", "Do you remember what I do for a living?", /mend clocks/u],
  ["I am a notary.", "What's my job?", /notary/u],
  ["I work at the docks in Varna.", "Where do I work?", /docks in Varna/u],
  ["I'm a nurse on the night ward.", "What do I do?", /nurse/u],
  ["I teach chemistry.", "What is it that I teach?", /chemistry/u],
  ["I drive the night bus, number 11.", "What's the number of my bus?", /number 11/u],
  ["I used to be a dancer.", "What did I use to be?", /dancer/u],
  ["I'm from Odessa.", "Where am I from?", /Odessa/u],
  ["I was born in Tromsø.", "Where was I born?", /Tromsø/u],
  ["I grew up in a small town called Vik.", "Where did I grow up?", /Vik/u],
  ["I ran away from a bakery in Ghent.", "Where did I run away from?", /Ghent/u],
  ["I live above a cinema.", "Where do I live?", /above a cinema/u],
  ["I live with my aunt in Lyon.", "Who do I live with?", /your aunt in Lyon/u],
  ["I moved to Riga last winter.", "Which city did I move to?", /Riga/u],
  [
    "My sister Ana drowned when I was nine.",
    "What did I tell you about my sister?",
    /your sister Ana drowned when you were nine/iu,
  ],
  ["I have two daughters, Mila and June.", "How many daughters do I have?", /two daughters/u],
  ["I have two daughters, Mila and June.", "What are my daughters called?", /Mila and June/u],
  ["My brother's name is Osk.", "What is my brother's name?", /Osk/u],
  ["My dog is called Biscuit.", "What's my dog called?", /Biscuit/u],
  ["I lost my father in the flood.", "How did I lose my father?", /in the flood/u],
  ["My wife left on Sunday.", "When did my wife leave?", /on Sunday/u],
  ["My cousin Renata sings at the opera.", "Who sings at the opera?", /your cousin Renata/iu],
  ["I have a broken compass.", "What's wrong with my compass?", /broken compass/u],
  ["I carry a silver key.", "What kind of key do I carry?", /silver key/u],
  ["I found a map under the floor.", "Where did I find the map?", /under the floor/u],
  ["I own a boat called the Heron.", "What's my boat called?", /the Heron/u],
  ["I brought three oranges.", "How many oranges did I bring?", /three oranges/u],
  ["I promise I will stay until morning.", "What did I promise you?", /stay until morning/u],
  ["I'll come back on Thursday.", "When did I say I'd come back?", /on Thursday/u],
  ["I swear to find your brother.", "What did I swear?", /find my brother/u],
  ["I know a man on level 12 called Baptiste.", "Which level does Baptiste live on?", /level 12/u],
  ["I sentenced a man. His name was Paolo Neri.", "Who was the man I sentenced?", /Paolo Neri/u],
  ["I'm afraid of heights.", "What am I afraid of?", /heights/u],
  ["I can't swim.", "Do you remember if I can swim?", /can’t swim/u],
  ["I hate olives.", "What food do I hate?", /olives/u],
  ["I'm allergic to bees.", "What am I allergic to?", /bees/u],
  [
    "I was at the opera. No, I was not at the opera. I was on Calle Brava.",
    "Where did I say I was?",
    /on Calle Brava/u,
  ],
  ["I'm 34 years old.", "How old am I?", /34/u],
  ["The CO2 scrubber is failing.", "What did I say about the scrubber?", /the CO2 scrubber is failing/iu],
  ["*I hold out my grandfather's watch.* Take it.", "What did I give you?", /your grandfather’s watch/u],
  ["I forged the seal. I confess it.", "What did I confess?", /forged the seal/u],
  ["I'm looking for my twin brother.", "Who am I looking for?", /your twin brother/u],
  ["I once told a bishop I was his nephew.", "What did I tell the bishop?", /nephew/u],
  ["I speak four languages.", "How many languages do I speak?", /four languages/u],
  ["My birthday is in March.", "When is my birthday?", /March/u],
];

describe("what the user told in the second turn", () => {
  it.each(askedLater)("%s – %s", (stated, asked, answer) => {
    for (const speaker of [voiceLike("maren-keeper"), voiceLike("halcyon-runaway"), nobody]) {
      const history: Line[] = [];
      for (let turn = 1; turn < 30; turn += 1)
        history.push(
          { role: "user", name: "Sam", content: turn === 2 ? stated : `Hm, ${turn}. Why?` },
          { role: "character", name: speaker.name, content: `Reply ${turn}.` },
        );
      history.push({ role: "user", name: "Sam", content: asked });
      expect(improvise({ ...requestFor(speaker, ""), history }).text).toMatch(answer);
    }
  });
});

describe("a question", () => {
  const twice = (speaker: Voice, question: string, seed: string): string[] => {
    const first = requestFor(speaker, question, { seed });
    const one = improvise(first).text;
    const history: Line[] = [
      ...first.history,
      { role: "character", name: speaker.name, content: one },
      { role: "user", name: "Sam", content: "I see. The night is long." },
      { role: "character", name: speaker.name, content: "“It is.”" },
      { role: "user", name: "Sam", content: `But ${question}` },
    ];
    return [one, improvise({ ...first, history }).text];
  };

  it("for yes or no has the same answer throughout the scene", () => {
    for (const speaker of voices)
      for (const question of ["will you sing for me?", "did you steal the silver?", "can you juggle?"]) {
        const says = twice(speaker, question, speaker.id).map((text) => {
          const { speech } = partsOf(text);
          return [/\b(?:won’t sing|didn’t steal|can’t juggle)/iu, /\b(?:’ll sing|stole the|can juggle)/iu].findIndex(
            (way) => way.test(speech),
          );
        });
        expect(says).toEqual([says[0], says[0]]);
        expect(says[0]).not.toBe(-1);
      }
  });
});

describe("a turn that changes the scene", () => {
  it.each([
    ["I lied about the map.", /you lied about the map|first half was excellent/iu],
    ["I have to confess: I stole your key.", /you stole my key/iu],
    ["*I give you my gold ring.*", /you gave me your gold ring/iu],
    ["I've cut my hand.", /you cut your hand/iu],
  ])("%s is taken up at once, and remembered", (said, takenUp) => {
    const taken = voices.filter((speaker) =>
      ["a", "b", "c"].some((seed) => takenUp.test(improvise(requestFor(speaker, said, { seed })).text)),
    );
    expect(taken.length / voices.length).toBeGreaterThan(0.8);
  });

  it("is restated in the user's own words", () => {
    const { text } = improvise(requestFor(voiceLike("oda"), "The CO2 scrubber is failing."));
    expect(text).toMatch(/the CO2 scrubber is failing/iu);
  });
});

it("uses each of three plot beats once when the scene stalls", () => {
  for (const speaker of castVoices.filter((voice) => genreOf(voice).ownStory && genreOf(voice).isOwn)) {
    const { beats } = genreOf(speaker).bank.listening;
    expect(beats).toHaveLength(3);
    const last = beats.map((beat) => sentenceKey(sentencesOf(/“([^”]+)”$/u.exec(beat)?.[1] ?? "").at(-1) ?? ""));
    const begun = requestFor(speaker, "").history.slice(0, -1);
    const history: Line[] = [...begun];
    for (const said of ["Hello.", "Ok.", "Hm.", "Fine.", "Ok then.", "Right."]) {
      history.push({ role: "user", name: "Sam", content: said });
      const { text } = improvise({ ...requestFor(speaker, ""), history: [...history] });
      history.push({ role: "character", name: speaker.name, content: text });
    }
    const keys = history.flatMap(({ content }) => sentencesOf(content).map(sentenceKey));
    expect(last.map((sentence) => keys.filter((key) => key === sentence).length)).toEqual([1, 1, 1]);
  }
});
