import { anywhere } from "./banks/anywhere.ts";
import { answers } from "./banks/answers.ts";
import { afterDeed } from "./banks/deeds.ts";
import { leadIns, statements } from "./banks/echoes.ts";
import { topics } from "./banks/topics.ts";
import { endlessNarration, endlessSpeech } from "./banks/endless.ts";
import { gestures, weave } from "./banks/weave.ts";
import type { Genre } from "./genre.ts";
import type { Dice } from "./prng.ts";
import type { Known } from "./responder.ts";
import type { Piece, Scribe, Wanted } from "./scribe.ts";
import type { UserTurn } from "./user-turn.ts";
import type { OwnLine, VoiceProfile } from "./voice-profile.ts";

const anyTopic: readonly string[] = topics.flatMap(([, units]) => units);

/** Sources of a reply's sentences, the best first. */
export type Material = {
  answer(wanted: Wanted, mostWords?: number): Piece[] | null;
  /** More on what the user spoke of; null when no source has anything on it. */
  onTopic(wanted: Wanted): Piece[] | null;
  spoken(mostWords?: number): Piece[] | null;
  narrated(mostWords?: number): Piece[] | null;
  event(wanted: Wanted): Piece[] | null;
  /** Something about the character that nobody asked for. */
  confession(wanted: Wanted): Piece[] | null;
};

const asksForAnswer = new Set([
  "who",
  "what",
  "why",
  "where",
  "when",
  "how",
  "howLong",
  "howMuch",
  "howAreYou",
  "which",
  "whatHappened",
  "doYou",
  "canYou",
  "yesNo",
  "tellMe",
  "giveMe",
  "showMe",
]);
const asksAboutThings = new Set([
  "who",
  "what",
  "why",
  "where",
  "when",
  "how",
  "which",
  "whatHappened",
  "doYou",
  "yesNo",
  "tellMe",
  "showMe",
]);
const answersHead =
  /^(?:yes|no|not|because|it’s|it is|it was|that’s|that one|one|in what|with|so|on|at present|then|for|besides|i do|i did|i don’t|neither|both|out|late|two|try|say|give|sit|leave|small|once|read|rye)\b/iu;

function matching(lines: readonly OwnLine[], words: ReadonlySet<string>): OwnLine[] {
  return lines
    .map((line) => ({ line, score: [...words].filter((word) => line.answers.has(word)).length }))
    .filter((entry) => entry.score >= Math.min(2, Math.max(1, words.size)))
    .toSorted((one, other) => other.score - one.score)
    .map((entry) => entry.line);
}

export function materialFor(options: {
  scribe: Scribe;
  dice: Dice;
  genre: Genre;
  profile: VoiceProfile;
  turn: UserTurn | null;
  lastReply: string;
  lore: readonly Known[];
}): Material {
  const { scribe, dice, genre, profile, turn, lastReply, lore } = options;
  const { bank, ownStory } = genre;
  const both = turn === null ? "" : `${turn.speech} ${turn.action}`.toLowerCase();

  function ownAnswer(mostWords: number): Piece[] | null {
    if (turn === null || !asksForAnswer.has(turn.intent)) return null;
    for (const line of matching(profile.ownLines, turn.words).slice(0, 6)) {
      if (line.speech.split(" ").length > mostWords) continue;
      const said = scribe.say(line.speech);
      if (said !== null) return said;
    }
    return null;
  }

  function ofOwnStory(wanted: Wanted): Piece[] | null {
    if (!ownStory || both === "") return null;
    for (const [pattern, units] of bank.about) {
      if (!pattern.test(both)) continue;
      const told = scribe.take(units, wanted);
      if (told !== null) return told;
    }
    return null;
  }

  function factFor(words: ReadonlySet<string>): Piece[] | null {
    if (words.size === 0) return null;
    const fitting = profile.facts.filter(
      (fact) => [...words].filter((word) => fact.words.has(word)).length >= Math.min(2, words.size),
    );
    for (const fact of fitting.slice(0, 4)) {
      const said = scribe.say(fact.speech);
      if (said !== null) return said;
    }
    return null;
  }

  /** Something on the last topic, so that filler fits the scene. */
  function connected(): Piece[] | null {
    const spokenOf = `${both} ${lastReply}`.toLowerCase();
    const fitting = [
      ...(ownStory
        ? bank.about.filter(([pattern]) => pattern.test(spokenOf))
        : anywhere.about.filter(([pattern]) => pattern.test(both))),
      ...topics.filter(([pattern]) => pattern.test(both)),
    ];
    if (fitting.length === 0 || dice.chance(0.35)) return null;
    const start = dice.below(fitting.length);
    for (let step = 0; step < Math.min(fitting.length, 4); step += 1) {
      const told = scribe.take(fitting[(start + step) % fitting.length]?.[1] ?? [], "speech");
      if (told !== null) return told;
    }
    return null;
  }

  const confessed = (): Piece[] | null => {
    for (const line of profile.ownLines) {
      const said =
        line.speech.split(" ").length >= 6 && !answersHead.test(line.speech) ? scribe.say(line.speech) : null;
      if (said !== null) return said;
    }
    return null;
  };

  const material: Material = {
    answer(wanted, mostWords) {
      const intent = turn?.intent ?? "statement";
      if (wanted !== "narration") {
        const own = ownAnswer(mostWords ?? 1_000);
        if (own !== null) return own;
        if (intent === "whoAreYou") {
          const said = scribe.take(answers.whoAreYou, wanted, mostWords);
          const more =
            dice.chance(0.8) && mostWords === undefined
              ? profile.facts
                  .slice(0, 6)
                  .map((fact) => scribe.say(fact.speech))
                  .find((fact) => fact !== null)
              : undefined;
          if (said !== null) return more === undefined ? said : [...said, ...more];
        }
        if (turn !== null && mostWords === undefined && asksForAnswer.has(intent)) {
          const fact = factFor(turn.words);
          if (fact !== null) return fact;
        }
      }
      if (turn !== null && mostWords === undefined && asksAboutThings.has(intent) && dice.chance(0.6)) {
        const told = ofOwnStory(wanted);
        if (told !== null) return told;
      }
      const generic =
        intent === "action"
          ? afterDeed
          : intent === "statement" || intent === "outOfCharacter" || intent === "crisis"
            ? statements
            : answers[intent];
      const told = scribe.take(generic, wanted, mostWords);
      if (told !== null) return told;
      if (wanted === "narration") return scribe.take(gestures, wanted, mostWords);
      return scribe.take(statements, wanted, mostWords) ?? material.spoken(mostWords);
    },
    onTopic(wanted) {
      if (both === "") return null;
      const own = ofOwnStory(wanted);
      if (own !== null) return own;
      if (wanted !== "narration") {
        const told = lore.find(({ content }) => content.split(/\s+/u).length <= 45)?.content;
        const said =
          told === undefined
            ? null
            : scribe.say(
                told
                  .replaceAll(/[“”"*\n]/gu, " ")
                  .replaceAll(/\s+/gu, " ")
                  .trim(),
              );
        if (said !== null) return said;
      }
      for (const [pattern, units] of [...anywhere.about, ...topics]) {
        if (!pattern.test(both)) continue;
        const told = scribe.take(units, wanted);
        if (told !== null) return told;
      }
      return null;
    },
    spoken(mostWords) {
      const near = mostWords === undefined ? null : connected();
      if (near !== null) return near;
      const first = dice.chance(0.75) ? [bank.remarks, anywhere.remarks] : [anywhere.remarks, bank.remarks];
      for (const units of first) {
        const told = scribe.take(units, "speech", mostWords);
        if (told !== null) return told;
      }
      return (
        scribe.take(statements, "speech", mostWords) ??
        scribe.take(bank.hooks, "speech", mostWords) ??
        scribe.take(anywhere.hooks, "speech", mostWords) ??
        scribe.take(anyTopic, "speech", mostWords) ??
        confessed() ??
        scribe.takeAgain(endlessSpeech, "speech")
      );
    },
    narrated(mostWords) {
      const order = dice.pick([
        [bank.actions, bank.room, anywhere.actions, weave],
        [bank.room, bank.actions, weave, anywhere.room],
        [bank.actions, anywhere.actions, bank.room, weave],
        [bank.room, anywhere.room, bank.actions, weave],
      ]);
      for (const units of order) {
        const told = scribe.take(units, "narration", mostWords);
        if (told !== null) return told;
      }
      return (
        scribe.take(anywhere.room, "narration", mostWords) ??
        scribe.take(gestures, "narration", mostWords) ??
        scribe.takeAgain(endlessNarration, "narration")
      );
    },
    event(wanted) {
      return (ownStory ? scribe.takeNext(bank.events, wanted) : null) ?? scribe.takeNext(anywhere.events, wanted);
    },
    confession(wanted) {
      if (wanted === "narration") return null;
      const free = [...profile.ownLines.map((line) => line.speech), ...profile.facts.map((fact) => fact.speech)].filter(
        (speech) => speech.split(" ").length >= 6 && !answersHead.test(speech),
      );
      if (free.length === 0) return null;
      const start = dice.below(free.length);
      for (let step = 0; step < free.length; step += 1) {
        const said = scribe.say(free[(start + step) % free.length] ?? "");
        if (said === null) continue;
        const lead = scribe.take(leadIns, wanted);
        return lead === null ? said : [...lead, ...said];
      }
      return null;
    },
  };
  return material;
}
