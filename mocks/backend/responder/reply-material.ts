import { anywhere } from "./banks/anywhere.ts";
import { answers } from "./banks/answers.ts";
import { afterDeed } from "./banks/deeds.ts";
import { leadIns, statements } from "./banks/echoes.ts";
import { topics } from "./banks/topics.ts";
import { endlessNarration, endlessSpeech } from "./banks/endless.ts";
import { gestures, weave } from "./banks/weave.ts";
import type { ChatMemory } from "./chat-memory.ts";
import type { Directions } from "./directions.ts";
import { changeIn, recalled } from "./facts.ts";
import type { Genre } from "./genre.ts";
import { turnedAround } from "./person.ts";
import { type Dice, hashText } from "./prng.ts";
import { asksTheSame, type Question } from "./question.ts";
import type { Known } from "./responder.ts";
import type { Piece, Scribe, Wanted } from "./scribe.ts";
import { mustSteerAway, type UserTurn } from "./user-turn.ts";
import type { OwnLine, VoiceProfile } from "./voice-profile.ts";

const anyTopic: readonly string[] = topics.flatMap(([, units]) => units);

/** Sources of a reply's sentences, the best first. */
export type Material = {
  answer(wanted: Wanted, mostWords?: number): Piece[] | null;
  /** More on what the user spoke of; null when no source has anything on it. */
  onTopic(wanted: Wanted): Piece[] | null;
  /** Takes up what the turn tells or changes, besides its question; null when it does neither. */
  takesUp(wanted: Wanted): Piece[] | null;
  /** Comes back to something the user told long before. */
  remembers(wanted: Wanted): Piece[] | null;
  spoken(mostWords?: number): Piece[] | null;
  narrated(mostWords?: number): Piece[] | null;
  event(wanted: Wanted): Piece[] | null;
  /** Something about the character that nobody asked for. */
  confession(wanted: Wanted): Piece[] | null;
};

const asksForAnswer: ReadonlySet<string> = new Set(
  "who what why where when how howLong howMuch howAreYou which whatHappened doYou canYou yesNo tellMe giveMe showMe".split(
    " ",
  ),
);
const answersHead =
  /^(?:yes|no|not|because|it’s|it is|it was|that’s|that one|one|in what|with|so|on|at present|then|for|besides|i do|i did|i don’t|neither|both|out|late|two|try|say|give|sit|leave|small|once|read|rye)\b/iu;

/** Lines that were written for such a question first; of the others only what shares two words with it. */
function matching(lines: readonly OwnLine[], words: ReadonlySet<string>): OwnLine[] {
  const hits = (among: ReadonlySet<string>): number => [...words].filter((word) => among.has(word)).length;
  return lines
    .map((line) => ({ line, asked: hits(line.asked), score: hits(line.asked) * 2 + hits(line.answers) }))
    .filter(
      ({ line, asked, score }) => score >= 2 && (asked >= Math.min(2, line.asked.size) || asked >= words.size / 2),
    )
    .toSorted((one, other) => other.score - one.score)
    .map((entry) => entry.line);
}

export function materialFor(options: {
  scribe: Scribe;
  dice: Dice;
  genre: Genre;
  profile: VoiceProfile;
  turn: UserTurn | null;
  memory: ChatMemory;
  directions: Directions;
  lastReply: string;
  lore: readonly Known[];
}): Material {
  const { scribe, dice, genre, profile, turn, memory, directions, lastReply, lore } = options;
  const { bank, isOwn, ownStory } = genre;
  const { listening } = bank;
  const asked = turn?.question ?? null;
  const change = turn === null ? null : changeIn(turn.raw);
  const both = turn === null ? lastReply.toLowerCase() : `${turn.speech} ${turn.action}`.toLowerCase();

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
    if (!isOwn || both === "") return null;
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
      ...(isOwn
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

  const confessedFact = (): Piece[] | null =>
    profile.facts
      .slice(0, 6)
      .map((fact) => scribe.say(fact.speech))
      .find((said) => said !== null) ?? null;

  const confessed = (): Piece[] | null => {
    for (const line of profile.ownLines) {
      const said =
        line.speech.split(" ").length >= 6 && !answersHead.test(line.speech) ? scribe.say(line.speech) : null;
      if (said !== null) return said;
    }
    return null;
  };

  /** Whether the answer is yes; the same question has the same answer for the whole of the scene. */
  function isYes(question: Question): boolean {
    const first = memory.asked.find((earlier) => asksTheSame(earlier, question)) ?? question;
    // What the user fears of themselves is not so.
    if (first.asked.startsWith("if you’re ")) return false;
    const words = [...first.words].toSorted();
    if (words.length > 0 && words.every((word) => profile.allText.includes(word))) return true;
    if (first === question && directions.colder !== directions.warmer) return directions.warmer;
    return hashText(`${profile.shortName} ${words.join(" ")}`) % 100 < 60;
  }

  /** What the user once told, given back when they ask for it; null when that is not what they ask. */
  function recollection(wanted: Wanted, mostWords?: number): Piece[] | null {
    const sought =
      asked ??
      (/\b(?:tell|remind) me\b/u.test(both)
        ? { kind: "what", text: both, words: turn?.words ?? new Set<string>(), asked: "that" }
        : null);
    if (sought === null) return null;
    const facts = recalled(memory.facts, sought);
    if (facts === null) return null;
    if (facts.length === 0) return scribe.take(listening.unknown, wanted, mostWords, { asked: sought.asked });
    return scribe.take(listening.recall, wanted, mostWords, { fact: facts[0]?.text ?? "" });
  }

  /** A question is answered, or refused on purpose. */
  function reply(question: Question, wanted: Wanted, mostWords?: number): Piece[] | null {
    if (question.kind === "yesNo") {
      const said = isYes(question) ? question.yes : question.no;
      const isAgain = memory.asked.some((earlier) => asksTheSame(earlier, question));
      const way = isAgain && dice.chance(0.7) ? listening.again : isYes(question) ? listening.yes : listening.no;
      return scribe.take(way, wanted, mostWords, { said });
    }
    const told =
      directions.colder || dice.chance(0.5) ? null : scribe.take(listening.answers[question.kind], wanted, mostWords);
    return told ?? scribe.take(listening.refused, wanted, mostWords, { asked: question.asked });
  }

  const material: Material = {
    answer(wanted, mostWords) {
      const intent = turn?.intent ?? "statement";
      if (wanted !== "narration" && intent !== "steer" && intent !== "foreign") {
        const known = recollection(wanted, mostWords);
        if (known !== null) return known;
        if (intent === "whoAreYou" || intent === "yourName") {
          const said =
            scribe.take(listening.self, wanted, mostWords) ?? scribe.take(answers.whoAreYou, wanted, mostWords);
          const more = dice.chance(0.8) && mostWords === undefined ? confessedFact() : null;
          if (said !== null) return more === null ? said : [...said, ...more];
        }
        const isRepeated = asked !== null && memory.asked.some((earlier) => asksTheSame(earlier, asked));
        if (!isRepeated) {
          const own =
            ownAnswer(mostWords ?? 1_000) ??
            (turn !== null && mostWords === undefined && asksForAnswer.has(intent) ? factFor(turn.words) : null);
          if (own !== null) return own;
        }
        const said =
          asked === null || (intent === "proposal" && asked.yes === "yes") ? null : reply(asked, wanted, mostWords);
        if (said !== null) return said;
        const taken = mostWords === undefined ? material.takesUp(wanted) : null;
        if (taken !== null) return taken;
      }
      const did = turn?.action.split(/[.,;!?…\n]/u)[0] ?? "";
      const acted =
        /^I \p{L}+/u.test(did) && did.length < 60 && !mustSteerAway(did) ? { did: turnedAround(did) } : null;
      const own =
        (intent === "action" && acted !== null ? scribe.take(listening.acted, wanted, mostWords, acted) : null) ??
        scribe.take(
          listening.replies[intent === "action" || intent === "aboutMe" ? "statement" : intent] ?? [],
          wanted,
          mostWords,
        );
      if (own !== null) return own;
      const generic =
        intent === "action"
          ? afterDeed
          : intent === "statement" || intent === "outOfCharacter" || intent === "crisis"
            ? statements
            : answers[intent];
      const told = scribe.take(generic, wanted, mostWords);
      if (told !== null) return told;
      if (wanted === "narration")
        return scribe.take(listening.silent, wanted, mostWords) ?? scribe.take(gestures, wanted, mostWords);
      return scribe.take(listening.replies.statement ?? statements, wanted, mostWords) ?? material.spoken(mostWords);
    },
    takesUp(wanted) {
      if (turn === null || wanted === "narration") return null;
      if (change !== null) {
        const taken = scribe.take(listening.changes[change.change], wanted, undefined, { fact: change.text });
        if (taken !== null) return taken;
      }
      const fact = memory.news.find(({ kind }) => kind !== "other") ?? memory.news[0];
      return fact === undefined ? null : scribe.take(listening.noted, wanted, undefined, { fact: fact.text });
    },
    remembers(wanted) {
      const facts = memory.unspoken.filter(({ kind, text }) => kind !== "name" && kind !== "other" && text.length < 80);
      if (facts.length === 0 || wanted === "narration") return null;
      return scribe.take(listening.remembered, wanted, undefined, { fact: dice.pick(facts.slice(-12)).text });
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
        confessedFact() ??
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
      if (!isOwn) return scribe.takeNext(anywhere.events, wanted);
      return ownStory ? (scribe.takeNext(listening.beats, wanted) ?? scribe.takeNext(bank.events, wanted)) : null;
    },
    confession(wanted) {
      if (wanted === "narration") return null;
      const facts = isOwn ? [] : profile.facts;
      const free = [...profile.ownLines, ...facts]
        .map(({ speech }) => speech)
        .filter((speech) => speech.split(" ").length >= 6 && !answersHead.test(speech));
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
