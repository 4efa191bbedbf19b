import { answers } from "./banks/answers.ts";
import { anywhere } from "./banks/anywhere.ts";
import { afterAction } from "./banks/action-reactions.ts";
import { leadIns, statements } from "./banks/echoes.ts";
import { endlessNarration, endlessSpeech } from "./banks/endless.ts";
import { topics } from "./banks/topics.ts";
import { gestures, weave } from "./banks/weave.ts";
import { toldByCard } from "./card-facts.ts";
import { changeIn, type Fact, recalled } from "./facts.ts";
import { turnedAround } from "./person.ts";
import { asksTheSame, type Question } from "./question.ts";
import { capitalised } from "./realise.ts";
import type { Reading } from "./request-reading.ts";
import type { Piece, AllowedKinds } from "./scribe.ts";
import { standingOn } from "./stance.ts";
import { unitsOf } from "./unit.ts";
import { mustSteerAway } from "./user-turn.ts";
import type { OwnLine } from "./voice-profile.ts";

type Units = readonly string[];
type Said = Piece[] | null;

/** Sources of a reply's sentences. */
export type Material = ReturnType<typeof materialFor>;

const anyTopic: Units = topics.flatMap(([, units]) => units);
const asksForAnswer: ReadonlySet<string> = new Set(
  "who what why where when how howLong howMuch howAreYou which whatHappened doYou canYou yesNo tellMe giveMe showMe".split(
    " ",
  ),
);
/** Kinds of facts that a character does not return to later. */
const passing: ReadonlySet<Fact["kind"]> = new Set(["name", "other", "hurt", "left", "returned", "lied"]);
const strengthening = /\b(?:ever|really|actually|honestly|truly) /gu;

const on = (entries: readonly (readonly [RegExp, Units])[], text: string): Units[] =>
  entries.filter(([pattern]) => pattern.test(text)).map(([, units]) => units);

/** Example lines for a question: first those that answer one like it, then those that share two words with it. */
function matching(lines: readonly OwnLine[], words: ReadonlySet<string>): { speech: string; isExact: boolean }[] {
  const hits = (among: ReadonlySet<string>): number => [...words].filter((word) => among.has(word)).length;
  return lines
    .map((line) => ({ line, asked: hits(line.asked), score: hits(line.asked) * 2 + hits(line.answers) }))
    .filter(
      ({ line, asked, score }) => score >= 2 && (asked >= Math.min(2, line.asked.size) || asked >= words.size / 2),
    )
    .toSorted((one, other) => other.score - one.score)
    .map(({ line, asked }) => ({ speech: line.speech, isExact: asked === line.asked.size && asked === words.size }));
}

/** The material for a reply. Every function returns null if it has nothing new. */
export function materialFor(reading: Reading) {
  const { scribe, dice, genre, profile, turn, memory, directions } = reading;
  const { bank, isOwn, ownStory } = genre;
  const { listening } = bank;
  const lastReply = reading.answers === null ? memory.lastReply : (memory.otherBefore?.content ?? "");
  const asked = turn?.question ?? null;
  const change = turn === null ? null : changeIn(turn.raw);
  let hasGestured = false;
  let hasWandered = false;
  const both = turn === null ? lastReply.toLowerCase() : `${turn.speech} ${turn.action}`.toLowerCase();

  function firstOf(banks: readonly Units[], allowed: AllowedKinds, mostWords?: number): Said {
    for (const units of banks) {
      const line = scribe.take(units, allowed, mostWords);
      if (line !== null) return line;
    }
    return null;
  }

  function firstSaid(lines: readonly string[], mostWords = 1_000): Said {
    for (const line of lines) {
      const said = line.split(" ").length > mostWords ? null : scribe.say(line);
      if (said !== null) return said;
    }
    return null;
  }

  /** A line of the card about these words; `isExact`: only one written for such a question. */
  function fromCard(isExact: boolean, mostWords?: number): Said {
    if (turn === null || !asksForAnswer.has(turn.intent)) return null;
    const lines = matching(profile.ownLines, turn.words).filter((line) => !isExact || line.isExact);
    const own = firstSaid(
      lines.slice(0, 6).map(({ speech }) => speech),
      mostWords,
    );
    const isOfSelf = turn.words.size > 0 && (asked?.kind === "who" || /\byour?\b/u.test(both));
    if (own !== null || isExact || mostWords !== undefined || !isOfSelf) return own;
    const fitting = profile.facts.filter(
      (fact) => [...turn.words].filter((word) => fact.words.has(word)).length >= Math.min(2, turn.words.size),
    );
    return firstSaid(fitting.slice(0, 4).map(({ speech }) => speech));
  }

  const ofOwnStory = (allowed: AllowedKinds): Said => (isOwn ? firstOf(on(bank.about, both), allowed) : null);

  /** Something about the latest topics, so that filler fits the scene. */
  function connected(): Said {
    const fitting = [...on(isOwn ? bank.about : anywhere.about, both), ...on(topics, both)];
    if (fitting.length === 0 || dice.chance(0.35)) return null;
    return firstOf(dice.turned(fitting).slice(0, 4), "speech");
  }

  const confessedFact = (): Said => firstSaid(profile.facts.slice(0, 6).map(({ speech }) => speech));

  /** The answer as speech; in replies without speech, as something the character writes down. */
  const inWords = (way: Units, said: string, allowed: AllowedKinds, mostWords?: number): Said =>
    allowed === "narration"
      ? scribe.take(listening.silent.writes, allowed, mostWords, { said })
      : scribe.take(way, allowed, mostWords, { said, fact: said });

  /** A fact the user once told and now asks about; null if they do not. */
  function recollection(allowed: AllowedKinds, mostWords?: number): Said {
    const isTellMe = asked === null && /\b(?:tell|remind) me\b/u.test(both);
    const sought = isTellMe ? { text: both, words: turn?.words ?? new Set<string>(), asked: "that" } : asked;
    const facts = sought === null ? null : recalled(memory.facts, sought);
    if (sought === null || facts === null) return null;
    const [fact] = facts;
    if (fact !== undefined) return inWords(listening.recall, fact.text, allowed, mostWords);
    return allowed === "narration"
      ? scribe.take(listening.silent.refused, allowed, mostWords)
      : scribe.take(listening.unknown, allowed, mostWords, { asked: sought.asked });
  }

  /** What the character knows about the question. */
  function held(): Units {
    if (!ownStory || turn === null || (asked === null && !asksForAnswer.has(turn.intent))) return [];
    const text = (asked?.text ?? turn.speech).toLowerCase().replaceAll(strengthening, "");
    const known = Object.entries(listening.knows).find(([source]) => new RegExp(`\\b(?:${source})`, "u").test(text));
    const cardStatements = profile.facts.map(({ speech }) => speech);
    return known?.[1] ?? (isOwn ? [] : toldByCard(reading.request.speaker, cardStatements, text));
  }

  /** Answers a question, or refuses it explicitly. */
  function reply(question: Question, allowed: AllowedKinds, mostWords?: number): Said {
    const isAgain = memory.asked.some((earlier) => asksTheSame(earlier.question, question));
    const directed = Number(directions.warmer) - Number(directions.colder);
    const standing = question.kind === "yesNo" ? standingOn(question, { profile, memory, directed }) : "refused";
    if (standing !== "refused") {
      const way = isAgain && dice.chance(0.7) ? listening.again : listening[standing];
      const silent = allowed === "narration" ? scribe.take(listening.silent[standing], allowed, mostWords) : null;
      return silent ?? inWords(way, question[standing], allowed, mostWords);
    }
    if (allowed === "narration") return scribe.take(listening.silent.refused, allowed, mostWords);
    const isVague = question.words.size <= 1 || (isOwn && /^(?:when|count)$/u.test(question.kind));
    const line =
      question.kind === "yesNo" || directions.colder || !isVague || dice.chance(0.5)
        ? null
        : scribe.take(listening.answers[question.kind], allowed, mostWords);
    return line ?? scribe.take(listening.refused, allowed, mostWords, { asked: question.asked });
  }

  /** Answers questions about the character, about what the card or the scene says, and any others. */
  function toQuestion(allowed: AllowedKinds, mostWords?: number): Said {
    const intent = turn?.intent ?? "statement";
    const isSpoken = allowed !== "narration";
    const found = recollection(allowed, mostWords);
    if (found !== null) return found;
    if (isSpoken && (intent === "whoAreYou" || intent === "yourName")) {
      const said = firstOf([listening.self, answers.whoAreYou], allowed, mostWords);
      const more = dice.chance(0.8) && mostWords === undefined ? confessedFact() : null;
      if (said !== null) return [...said, ...(more ?? [])];
    }
    const isRepeated = asked !== null && memory.asked.some((earlier) => asksTheSame(earlier.question, asked));
    const holds = held();
    // A text message has room for the first words only.
    const toSay = mostWords === undefined ? holds : holds.map((said) => said.split(/, |; /u)[0] ?? said);
    const own =
      (isSpoken && !isRepeated ? fromCard(true, mostWords) : null) ??
      (isSpoken
        ? firstSaid(
            toSay.map((said) => `${capitalised(said)}.`),
            mostWords,
          )
        : null) ??
      (holds[0] === undefined ? null : inWords(listening.again, holds[0], allowed, mostWords)) ??
      (isSpoken && !isRepeated ? fromCard(false, mostWords) : null);
    if (own !== null) return own;
    return asked === null || (intent === "proposal" && asked.yes === "yes") ? null : reply(asked, allowed, mostWords);
  }

  /** The beginning of a reply to the user's turn. */
  function answer(allowed: AllowedKinds, mostWords?: number): Said {
    const intent = turn?.intent ?? "statement";
    const steers = intent === "steer";
    if (!steers && intent !== "foreign") {
      const said = toQuestion(allowed, mostWords) ?? (mostWords === undefined ? takesUp(allowed) : null);
      if (said !== null) return said;
    }
    const did = turn?.action.split(/[.,;!?…\n]/u)[0] ?? "";
    const isToldAsI = intent === "action" && /^I \p{L}+/u.test(did) && did.length < 60 && !mustSteerAway(did);
    const plain = intent === "statement" || intent === "outOfCharacter" || intent === "crisis";
    return (
      (isToldAsI ? scribe.take(listening.acted, allowed, mostWords, { did: turnedAround(did) }) : null) ??
      firstOf(
        [
          listening.replies[intent === "action" || intent === "aboutMe" ? "statement" : intent] ?? [],
          intent === "action" ? afterAction : plain ? statements : answers[intent],
        ],
        allowed,
        mostWords,
      ) ??
      (allowed === "narration"
        ? firstOf([listening.silent[steers ? "no" : "yes"], listening.silent.refused, gestures], allowed, mostWords)
        : ((steers ? scribe.take(listening.refused, allowed, mostWords, { asked: "that" }) : null) ??
          scribe.take(listening.replies.statement ?? statements, allowed, mostWords) ??
          spoken(mostWords)))
    );
  }

  /** Responds to what the turn states or changes, apart from its question. */
  function takesUp(allowed: AllowedKinds): Said {
    if (turn === null) return null;
    const taken = change === null ? null : inWords(listening.changes[change.change], change.text, allowed);
    // Positive facts are preferred to negated ones; a fact that another member has just mentioned is not repeated.
    const before = reading.answers === null ? "" : (memory.otherBefore?.content ?? "").toLowerCase();
    const news = memory.news.filter(({ text }) => !before.includes(text.toLowerCase()));
    const isSo = ({ text }: Fact): boolean => !/\b(?:not|no|never)\b|n’t\b/u.test(text);
    const fact =
      news.find((one) => one.kind !== "other" && isSo(one)) ?? news.find(({ kind }) => kind !== "other") ?? news[0];
    return taken ?? (fact === undefined ? null : inWords(listening.noted, fact.text, allowed));
  }

  /** Returns to something the user told long ago. */
  function remembers(allowed: AllowedKinds): Said {
    const facts = memory
      .unspoken()
      .filter(({ kind, text }) => !passing.has(kind) && text.length < 80 && !/(?:n’t|not) \p{L}+$/u.test(text));
    return facts.length === 0 ? null : inWords(listening.remembered, dice.pick(facts.slice(-12)).text, allowed);
  }

  /** More about the user's topics. */
  function onTopic(allowed: AllowedKinds): Said {
    if (both === "") return null;
    const line = reading.request.lore.find(({ content }) => content.split(/\s+/u).length <= 45)?.content ?? "";
    const plain = line
      .replaceAll(/[“”"*\n]/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim();
    return (
      ofOwnStory(allowed) ??
      (allowed === "narration" ? null : scribe.say(plain)) ??
      firstOf([...on(anywhere.about, both), ...on(topics, both)], allowed)
    );
  }

  /** Some speech; general sentences only if `isThin`. */
  function spoken(mostWords?: number, isThin = true): Said {
    const near = mostWords === undefined ? null : connected();
    // At most one unrelated remark per reply, and none if something was asked or has changed.
    const mayWander = isThin || reading.shape.leastSpeech > 0.5 || (!hasWandered && asked === null && change === null);
    const own =
      near ??
      scribe.takeNear(bank.remarks, "speech", mostWords) ??
      (mayWander ? firstOf([bank.remarks, anywhere.remarks, statements], "speech", mostWords) : null);
    hasWandered ||= near === null && own !== null;
    if (own !== null || !isThin) return own;
    return (
      firstOf([bank.hooks, anywhere.hooks, anyTopic], "speech", mostWords) ??
      confessedFact() ??
      scribe.takeAgain(endlessSpeech, "speech")
    );
  }

  /** Some narration; general sentences only if `isThin`. */
  function narrated(mostWords?: number, isThin = true): Said {
    // In other places and in groups, a character's general actions come first.
    const order =
      isOwn && (!ownStory || reading.others.length > 0)
        ? [listening.gestures, bank.actions]
        : dice.pick([
            [bank.room, bank.actions],
            [bank.actions, bank.room],
          ]);
    const own =
      gesture(mostWords) ??
      firstOf(isOwn ? order : [...order, anywhere.actions, weave, anywhere.room], "narration", mostWords);
    if (own !== null || !isThin) return own;
    return (
      firstOf([bank.actions, weave, gestures], "narration", mostWords) ??
      scribe.takeAgain(endlessNarration, "narration")
    );
  }

  /** A gesture while listening or answering; once per reply. */
  function gesture(mostWords?: number): Said {
    const did = hasGestured ? null : scribe.take(listening.gestures, "narration", mostWords);
    hasGestured ||= did !== null;
    return did;
  }

  /** The continuation of the previous reply's turn of the plot. */
  function following(allowed: AllowedKinds): Said {
    const at = unitsOf(listening.beats).findIndex(({ segments }) => {
      const said = segments.findLast(({ kind }) => kind === "speech")?.markup;
      return said !== undefined && memory.lastReply.includes(said);
    });
    return at < 0 ? null : scribe.takeNext(listening.follows.slice(at, at + 1), allowed);
  }

  /** The next event. */
  function event(allowed: AllowedKinds): Said {
    if (!isOwn) return scribe.takeNext(anywhere.events, allowed);
    // In a group, one member's plot at a time is enough.
    return ownStory && reading.answers === null
      ? (scribe.takeNext(listening.beats, allowed) ?? scribe.takeNext(bank.events, allowed))
      : null;
  }

  /** Something about the character, unasked. */
  function confession(allowed: AllowedKinds): Said {
    const free = allowed === "narration" ? [] : profile.facts.map(({ speech }) => speech);
    const said = firstSaid(dice.turned(free));
    return said === null ? null : [...(scribe.take(leadIns, allowed) ?? []), ...said];
  }

  return { answer, onTopic, takesUp, remembers, spoken, narrated, gesture, following, event, confession };
}
