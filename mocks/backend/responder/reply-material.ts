import { answers } from "./banks/answers.ts";
import { anywhere } from "./banks/anywhere.ts";
import { afterDeed } from "./banks/deeds.ts";
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
import type { Piece, Wanted } from "./scribe.ts";
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
/** What is no longer news a while after, or is said otherwise. */
const passing: ReadonlySet<Fact["kind"]> = new Set(["name", "other", "hurt", "left", "returned", "lied"]);
const strengthening = /\b(?:ever|really|actually|honestly|truly) /gu;

const on = (entries: readonly (readonly [RegExp, Units])[], text: string): Units[] =>
  entries.filter(([pattern]) => pattern.test(text)).map(([, units]) => units);

/** Lines that were written for such a question first; of the others only what shares two words with it. */
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

/** What a reply to this reading can be made of. Every function gives null when it has nothing new. */
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

  function firstOf(banks: readonly Units[], wanted: Wanted, mostWords?: number): Said {
    for (const units of banks) {
      const told = scribe.take(units, wanted, mostWords);
      if (told !== null) return told;
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

  /** What the card tells on these words; lines written for the very question, or also others. */
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

  const ofOwnStory = (wanted: Wanted): Said => (isOwn ? firstOf(on(bank.about, both), wanted) : null);

  /** Something on the last topic, so that filler fits the scene. */
  function connected(): Said {
    const fitting = [...on(isOwn ? bank.about : anywhere.about, both), ...on(topics, both)];
    if (fitting.length === 0 || dice.chance(0.35)) return null;
    return firstOf(dice.turned(fitting).slice(0, 4), "speech");
  }

  const confessedFact = (): Said => firstSaid(profile.facts.slice(0, 6).map(({ speech }) => speech));

  /** In words where they are wanted; else written down for the user to read. */
  const inWords = (way: Units, said: string, wanted: Wanted, mostWords?: number): Said =>
    wanted === "narration"
      ? scribe.take(listening.silent.writes, wanted, mostWords, { said })
      : scribe.take(way, wanted, mostWords, { said, fact: said });

  /** What the user once told, given back when they ask for it; null when that is not what they ask. */
  function recollection(wanted: Wanted, mostWords?: number): Said {
    const isTellMe = asked === null && /\b(?:tell|remind) me\b/u.test(both);
    const sought = isTellMe ? { text: both, words: turn?.words ?? new Set<string>(), asked: "that" } : asked;
    const facts = sought === null ? null : recalled(memory.facts, sought);
    if (sought === null || facts === null) return null;
    const [fact] = facts;
    if (fact !== undefined) return inWords(listening.recall, fact.text, wanted, mostWords);
    return wanted === "narration"
      ? scribe.take(listening.silent.refused, wanted, mostWords)
      : scribe.take(listening.unknown, wanted, mostWords, { asked: sought.asked });
  }

  /** What the character holds to be so and was asked about. */
  function held(): Units {
    if (!ownStory || turn === null || (asked === null && !asksForAnswer.has(turn.intent))) return [];
    const text = (asked?.text ?? turn.speech).toLowerCase().replaceAll(strengthening, "");
    const known = Object.entries(listening.knows).find(([source]) => new RegExp(`\\b(?:${source})`, "u").test(text));
    const told = profile.facts.map(({ speech }) => speech);
    return known?.[1] ?? (isOwn ? [] : toldByCard(reading.request.speaker, told, text));
  }

  /** A question is answered, or refused on purpose. */
  function reply(question: Question, wanted: Wanted, mostWords?: number): Said {
    const isAgain = memory.asked.some((earlier) => asksTheSame(earlier.question, question));
    const directed = Number(directions.warmer) - Number(directions.colder);
    const standing = question.kind === "yesNo" ? standingOn(question, { profile, memory, directed }) : "refused";
    if (standing !== "refused") {
      const way = isAgain && dice.chance(0.7) ? listening.again : listening[standing];
      const silent = wanted === "narration" ? scribe.take(listening.silent[standing], wanted, mostWords) : null;
      return silent ?? inWords(way, question[standing], wanted, mostWords);
    }
    if (wanted === "narration") return scribe.take(listening.silent.refused, wanted, mostWords);
    const isVague = question.words.size <= 1 || (isOwn && /^(?:when|count)$/u.test(question.kind));
    const told =
      question.kind === "yesNo" || directions.colder || !isVague || dice.chance(0.5)
        ? null
        : scribe.take(listening.answers[question.kind], wanted, mostWords);
    return told ?? scribe.take(listening.refused, wanted, mostWords, { asked: question.asked });
  }

  /** To who the character is, to what the card or the scene knows, to anything else that was asked. */
  function toQuestion(wanted: Wanted, mostWords?: number): Said {
    const intent = turn?.intent ?? "statement";
    const isSpoken = wanted !== "narration";
    const found = recollection(wanted, mostWords);
    if (found !== null) return found;
    if (isSpoken && (intent === "whoAreYou" || intent === "yourName")) {
      const said = firstOf([listening.self, answers.whoAreYou], wanted, mostWords);
      const more = dice.chance(0.8) && mostWords === undefined ? confessedFact() : null;
      if (said !== null) return [...said, ...(more ?? [])];
    }
    const isRepeated = asked !== null && memory.asked.some((earlier) => asksTheSame(earlier.question, asked));
    const holds = held();
    // A text message has room for its first words alone.
    const toSay = mostWords === undefined ? holds : holds.map((said) => said.split(/, |; /u)[0] ?? said);
    const own =
      (isSpoken && !isRepeated ? fromCard(true, mostWords) : null) ??
      (isSpoken
        ? firstSaid(
            toSay.map((said) => `${capitalised(said)}.`),
            mostWords,
          )
        : null) ??
      (holds[0] === undefined ? null : inWords(listening.again, holds[0], wanted, mostWords)) ??
      (isSpoken && !isRepeated ? fromCard(false, mostWords) : null);
    if (own !== null) return own;
    return asked === null || (intent === "proposal" && asked.yes === "yes") ? null : reply(asked, wanted, mostWords);
  }

  /** The beginning of a reply to the user's turn. */
  function answer(wanted: Wanted, mostWords?: number): Said {
    const intent = turn?.intent ?? "statement";
    const steers = intent === "steer";
    if (!steers && intent !== "foreign") {
      const said = toQuestion(wanted, mostWords) ?? (mostWords === undefined ? takesUp(wanted) : null);
      if (said !== null) return said;
    }
    const did = turn?.action.split(/[.,;!?…\n]/u)[0] ?? "";
    const isToldAsI = intent === "action" && /^I \p{L}+/u.test(did) && did.length < 60 && !mustSteerAway(did);
    const plain = intent === "statement" || intent === "outOfCharacter" || intent === "crisis";
    return (
      (isToldAsI ? scribe.take(listening.acted, wanted, mostWords, { did: turnedAround(did) }) : null) ??
      firstOf(
        [
          listening.replies[intent === "action" || intent === "aboutMe" ? "statement" : intent] ?? [],
          intent === "action" ? afterDeed : plain ? statements : answers[intent],
        ],
        wanted,
        mostWords,
      ) ??
      (wanted === "narration"
        ? firstOf([listening.silent[steers ? "no" : "yes"], listening.silent.refused, gestures], wanted, mostWords)
        : ((steers ? scribe.take(listening.refused, wanted, mostWords, { asked: "that" }) : null) ??
          scribe.take(listening.replies.statement ?? statements, wanted, mostWords) ??
          spoken(mostWords)))
    );
  }

  /** Takes up what the turn tells or changes, besides its question. */
  function takesUp(wanted: Wanted): Said {
    if (turn === null) return null;
    const taken = change === null ? null : inWords(listening.changes[change.change], change.text, wanted);
    // What is so tells more than what is not; and what another has just taken up is not told twice.
    const before = reading.answers === null ? "" : (memory.otherBefore?.content ?? "").toLowerCase();
    const news = memory.news.filter(({ text }) => !before.includes(text.toLowerCase()));
    const isSo = ({ text }: Fact): boolean => !/\b(?:not|no|never)\b|n’t\b/u.test(text);
    const fact =
      news.find((one) => one.kind !== "other" && isSo(one)) ?? news.find(({ kind }) => kind !== "other") ?? news[0];
    return taken ?? (fact === undefined ? null : inWords(listening.noted, fact.text, wanted));
  }

  /** Comes back to something the user told long before. */
  function remembers(wanted: Wanted): Said {
    const facts = memory
      .unspoken()
      .filter(({ kind, text }) => !passing.has(kind) && text.length < 80 && !/(?:n’t|not) \p{L}+$/u.test(text));
    return facts.length === 0 ? null : inWords(listening.remembered, dice.pick(facts.slice(-12)).text, wanted);
  }

  /** More on what the user spoke of. */
  function onTopic(wanted: Wanted): Said {
    if (both === "") return null;
    const told = reading.request.lore.find(({ content }) => content.split(/\s+/u).length <= 45)?.content ?? "";
    const plain = told
      .replaceAll(/[“”"*\n]/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim();
    return (
      ofOwnStory(wanted) ??
      (wanted === "narration" ? null : scribe.say(plain)) ??
      firstOf([...on(anywhere.about, both), ...on(topics, both)], wanted)
    );
  }

  /** Something said; what fits any scene only where `isThin`. */
  function spoken(mostWords?: number, isThin = true): Said {
    const near = mostWords === undefined ? null : connected();
    // A remark that has nothing to do with the turn: one a reply, and none where something was asked or has changed.
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

  /** Something done or seen; what fits any scene only where `isThin`. */
  function narrated(mostWords?: number, isThin = true): Said {
    // Away from its own place, and among others, a character keeps to what it does anywhere.
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

  /** What the character does as it listens or answers; once a reply. */
  function gesture(mostWords?: number): Said {
    const did = hasGestured ? null : scribe.take(listening.gestures, "narration", mostWords);
    hasGestured ||= did !== null;
    return did;
  }

  /** How a turn of the plot goes on that the last reply brought. */
  function following(wanted: Wanted): Said {
    const at = unitsOf(listening.beats).findIndex(({ segments }) => {
      const said = segments.findLast(({ kind }) => kind === "speech")?.markup;
      return said !== undefined && memory.lastReply.includes(said);
    });
    return at < 0 ? null : scribe.takeNext(listening.follows.slice(at, at + 1), wanted);
  }

  /** The next thing that happens. */
  function event(wanted: Wanted): Said {
    if (!isOwn) return scribe.takeNext(anywhere.events, wanted);
    // Among others the plot of one is enough at a time.
    return ownStory && reading.answers === null
      ? (scribe.takeNext(listening.beats, wanted) ?? scribe.takeNext(bank.events, wanted))
      : null;
  }

  /** Something about the character that nobody asked for. */
  function confession(wanted: Wanted): Said {
    const free = wanted === "narration" ? [] : profile.facts.map(({ speech }) => speech);
    const said = firstSaid(dice.turned(free));
    return said === null ? null : [...(scribe.take(leadIns, wanted) ?? []), ...said];
  }

  return { answer, onTopic, takesUp, remembers, spoken, narrated, gesture, following, event, confession };
}
