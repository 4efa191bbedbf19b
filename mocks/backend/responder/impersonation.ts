import { calls, userReplies } from "./banks/user-lines.ts";
import { closingOf } from "./continuation.ts";
import { nounPhrases } from "./noun-phrases.ts";
import { turnedAround } from "./person.ts";
import { readQuestion } from "./question.ts";
import type { Reading } from "./request-reading.ts";
import { keysOf } from "./sentences.ts";
import { type Unit, unitsOf } from "./unit.ts";
import { speechAndAction } from "./user-turn.ts";

/** A suggestion for the user's next message: first person, narration in asterisks, speech in quotes. */
export function impersonation(reading: Reading): string {
  const { request, dice, memory, genre, profile } = reading;
  const draft = (request.draft ?? "").trim();
  const usedKeys = new Set([...request.history.map(({ content }) => content), ...request.avoid, draft].flatMap(keysOf));
  const last = request.history.findLast((line) => line.role === "character")?.content ?? "";
  const { speech } = speechAndAction(last);
  const question = readQuestion(speech.slice(-300));
  const facts = [...memory.facts, ...memory.news].filter(
    ({ kind, text }) => kind !== "name" && kind !== "other" && !/not |n’t /u.test(text),
  );
  const slots: Record<string, readonly string[]> = {
    name: [profile.shortName],
    thing: genre.bank.things,
    place: genre.bank.places,
    sound: genre.bank.sounds,
    topic: nounPhrases(speech).slice(-4),
    stated: facts.map(({ text }) => turnedAround(text)),
    asked: question === null ? [] : [question.asked],
    said: question === null ? [] : [question.yes, question.no],
  };
  const fill = (unit: Unit): string | null =>
    unit.slots.some((slot) => slots[slot]?.length === 0)
      ? null
      : unit.source
          .replaceAll(/\{([a-z]+)\}/gu, (_all, slot: string) => dice.pick(slots[slot] ?? ["it"]))
          .replaceAll(/“\p{Ll}/gu, (start) => start.toUpperCase());
  const said = last.toLowerCase().trim();
  const call =
    calls.find(([, pattern, atFirst]) => (!atFirst || memory.turns <= 1) && pattern.test(said))?.[0] ?? "open";
  const plain = call === "open" || call === "story" ? [] : [call];
  const first = call === "asked" && question?.kind === "yesNo" ? (["yesNo"] as const) : plain;
  const kinds = [
    ...first,
    ...(dice.chance(0.3) ? (["mine", "topic"] as const) : (["topic", "mine"] as const)),
    "open",
    "story",
    "question",
    "tender",
  ] as const;
  const wanted = request.preferences.verbose === "long" || request.preferences.verbose === "originalNormal" ? 2 : 1;
  const chosen: string[] = [];
  for (const kind of kinds) {
    for (const unit of dice.turned(unitsOf(userReplies[kind]))) {
      const text = chosen.length < wanted ? fill(unit) : null;
      const keys = keysOf(text ?? "");
      if (text === null || keys.some((key) => usedKeys.has(key))) continue;
      for (const key of keys) usedKeys.add(key);
      chosen.push(text);
    }
  }
  const added = chosen.length === 0 ? `*I look at ${profile.shortName}, and wait.*` : chosen.join("\n\n");
  return draft === "" ? added : `${draft}${closingOf(draft)} ${added}`;
}
