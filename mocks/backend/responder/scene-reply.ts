import { answers } from "./banks/answers.ts";
import { anywhere } from "./banks/anywhere.ts";
import { actionReactions } from "./banks/action-reactions.ts";
import { asidesToOthers, callbacks, deferrals, topicEchoes, wordEchoes } from "./banks/echoes.ts";
import { timeSkips } from "./banks/out-of-character.ts";
import { perceptions, userActs } from "./banks/user-acts.ts";
import { silentHooks } from "./banks/weave.ts";
import { nounPhrases } from "./noun-phrases.ts";
import { asText, filled, trimmed } from "./reply-assembly.ts";
import { type Material, materialFor } from "./reply-material.ts";
import type { Reading } from "./request-reading.ts";
import type { Piece, AllowedKinds } from "./scribe.ts";

/** Whether a reply of this shape has narration, speech or both. */
export const allowedIn = ({ shape }: Reading): AllowedKinds =>
  shape.mostSpeech === 0 ? "narration" : shape.leastSpeech === 1 ? "speech" : "any";

const calmIntents = new Set(["steer", "crisis", "distress", "affection", "farewell", "apology", "stop", "greeting"]);
const closingIntents = new Set(["farewell", "stop", "crisis"]);

/** Whether the user leaves the next move to the story: the turn is short and neither asks nor states anything. */
const stalls = ({ turn, memory }: Reading): boolean =>
  turn === null ||
  (turn.question === null &&
    memory.news.length === 0 &&
    turn.speech.split(/\s+/u).length <= 4 &&
    turn.action.length < 30);

/** Whether this reply has an event: if the scene stalls, and sometimes otherwise. */
function movesOn(reading: Reading): boolean {
  const { turn, memory, directions, preferences } = reading;
  if (directions.slower || preferences.verbose === "text") return false;
  if (directions.darker) return true;
  if (turn !== null && calmIntents.has(turn.intent)) return false;
  if (turn?.intent === "whatNow" || turn?.intent === "comeWithMe" || turn?.intent === "wait") return true;
  if (stalls(reading)) return memory.turns > 1;
  return turn?.question == null && memory.news.length === 0 && memory.turns % 4 === 3;
}

function oneLine(reading: Reading, material: Material): Piece[][] {
  const { scribe, shape, genre } = reading;
  const allowed: AllowedKinds = shape.mostSpeech === 0 ? "narration" : "speech";
  const most = shape.mostWords;
  const line =
    (reading.turn === null ? null : material.answer(allowed, most)) ??
    (allowed === "narration" ? material.narrated(most) : material.spoken(most)) ??
    scribe.take(allowed === "narration" ? silentHooks : genre.bank.hooks, allowed, most) ??
    scribe.take(anywhere.hooks, allowed, most) ??
    [];
  return [line];
}

/**
 * A reply inside the story: a reaction to the user's action, an answer, more on the topic, an event, and a hook that
 * leaves the next move to the user.
 */
export function sceneReply(reading: Reading, mostParagraphs = reading.shape.paragraphs): string {
  const { scribe, dice, genre, turn, memory, preferences, shape, directions, others } = reading;
  const allowed = allowedIn(reading);
  const { listening } = genre.bank;
  const theirThing = nounPhrases(reading.answers === null ? "" : (memory.otherBefore?.content ?? "")).find((phrase) =>
    phrase.startsWith("the "),
  );
  const theirs: Readonly<Record<string, string>> = theirThing === undefined ? {} : { theirs: theirThing };
  const material = materialFor(reading);
  if (preferences.verbose === "text") return asText(oneLine(reading, material), shape.marked);

  const brief = preferences.verbose === "short";
  const narrates = allowed !== "speech";
  const showsMuch = narrates && preferences.dialogStyle !== "lots";
  const paragraphs: Piece[][] = [];
  const begin: Piece[] = [];
  // If the user addressed another member, this one answers in a few words.
  const givesWay = turn !== null && reading.addressed !== null;

  if (directions.skipAhead && turn?.asides.length !== 0 && narrates)
    begin.push(...(scribe.take(timeSkips, "narration") ?? []));
  if (preferences.actForUser === "yes" && narrates) begin.push(...(scribe.take(userActs, "narration") ?? []));
  if (turn?.actionKind != null && showsMuch)
    begin.push(...(scribe.take(actionReactions[turn.actionKind], "narration") ?? []));
  if (preferences.povPreference === "secondPerson" && showsMuch)
    begin.push(...(scribe.take(perceptions, "narration") ?? []));
  const mayShow = turn !== null && !givesWay && !brief && allowed === "any" && showsMuch;
  if (mayShow && begin.length === 0 && dice.chance(0.45))
    begin.push(...(material.gesture(24) ?? material.narrated(14, false) ?? []));
  const answered: Piece[] = [];
  if (turn !== null) {
    const said = brief && begin.length > 0 && allowed === "any" ? "speech" : allowed;
    answered.push(
      ...((givesWay
        ? (scribe.take(listening.leaves, allowed) ??
          scribe.take(deferrals, allowed) ??
          scribe.take(listening.toOther, allowed))
        : material.answer(said)) ?? []),
    );
    begin.push(...answered);
  } else begin.push(...((narrates ? material.narrated() : null) ?? []), ...(material.onTopic(allowed) ?? []));
  if (begin.length > 0) paragraphs.push(begin);

  const steered = turn?.intent === "steer" || turn?.intent === "crisis";
  const closes = turn !== null && closingIntents.has(turn.intent);
  // A farewell comes last.
  if (closes && !brief && narrates) paragraphs.unshift(material.narrated() ?? []);
  const isOver = steered || closes || givesWay;
  if (!brief && !isOver) {
    const matter: Piece[] = [];
    const add = (pieces: Piece[] | null): boolean => {
      if (pieces !== null) matter.push(...pieces);
      return pieces !== null;
    };
    if (others.length > 0 && (reading.answers !== null || dice.chance(0.75)))
      add(scribe.take(listening.toOther, allowed, undefined, theirs) ?? scribe.take(asidesToOthers, allowed));
    // Besides the answer to a question, respond once to what else the turn states.
    if (turn?.question != null) add(material.takesUp(allowed));
    const onTopic = turn !== null && turn.intent !== "greeting" && dice.chance(0.85) && add(material.onTopic(allowed));
    if (!onTopic && turn !== null && turn.topics.length > 0 && dice.chance(0.7)) add(scribe.take(topicEchoes, allowed));
    else if (!onTopic && turn !== null && dice.chance(0.18)) add(scribe.take(wordEchoes, allowed));
    if (memory.turns >= 2 && matter.length < 3 && dice.chance(0.45)) add(material.remembers(allowed));
    else if (memory.turns >= 3 && matter.length < 3 && dice.chance(0.2)) add(scribe.take(callbacks, allowed));
    if (matter.length === 0 && memory.turns >= 1 && !genre.isOwn && dice.chance(0.45))
      add(material.confession(allowed));
    if (matter.length > 0) paragraphs.push(matter);
  }

  const happening = isOver
    ? null
    : (material.following(allowed) ?? (movesOn(reading) ? material.event(allowed) : null));
  if (happening !== null && (!brief || paragraphs.flat().length === 0)) paragraphs.push(happening);

  // In a short reply the event replaces everything between the first and last paragraph.
  if (happening !== null && preferences.verbose === "mediumShort") paragraphs.splice(1, paragraphs.length - 2);
  const kept = [...answered, ...(happening ?? [])];
  const eventAsks = happening?.at(-1)?.text.endsWith("?") === true;
  if (
    !isOver &&
    !eventAsks &&
    dice.chance(brief ? 0.6 : others.length > 0 ? 0.5 : 0.85) &&
    (happening === null ||
      (preferences.verbose !== "mediumShort" && dice.chance(0.35)) ||
      preferences.verbose === "long")
  ) {
    const hook =
      allowed === "narration"
        ? scribe.take(silentHooks, "narration")
        : (scribe.take(dice.chance(0.7) ? genre.bank.hooks : anywhere.hooks, allowed) ??
          scribe.take(anywhere.hooks, allowed) ??
          scribe.take(genre.bank.hooks, allowed));
    if (hook !== null) {
      if (brief && paragraphs[0] !== undefined) paragraphs[0].push(...hook);
      else paragraphs.push(hook);
    }
  }
  if (paragraphs.length === 0)
    paragraphs.push(
      (allowed === "narration" ? material.narrated() : material.spoken()) ??
        scribe.take(answers.silence, allowed) ??
        [],
    );
  const fitting = {
    ...shape,
    paragraphs: mostParagraphs,
    leastWords: givesWay ? shape.leastWords / 3 : shape.leastWords,
  };
  return asText(trimmed(filled(paragraphs, fitting, material, kept), fitting, kept), shape.marked);
}
