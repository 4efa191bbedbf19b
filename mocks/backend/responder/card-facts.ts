import { asksCourse, asksPlace, cardQuestions, courseTold, placeHeads, thingHeads } from "./banks/card-cues.ts";
import type { Voice } from "./responder.ts";
import { sentencesOf } from "./sentences.ts";
import { mustSteerAway } from "./user-turn.ts";

const ages =
  /\b(\d{1,4}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\p{L}+)?|eighteen|nineteen)[- ]years?[- ]old\b|\baged? (\d{2,4})\b|(?:^|[.,;] )(\d{2,3})(?=,| and\b)/iu;
const features =
  /(?:(?:\p{L}+, )?\p{L}+ )?\p{L}+(?:-\p{L}+)? (?:hair|eyes|beard|freckles|horns|ears|wings|tattoos|skin)\b|\b(?:a|one) (?:\p{L}+ ){0,2}scar\b/giu;
const anyOf = (words: ReadonlySet<string>): string => [...words].join("|");
const upTo = "(?:[\\p{L}’-]+ ){0,3}?";
const whereabouts = new RegExp(
  `\\b(?:aboard|on board) (?:the |an? |her |his |their |my )?[\\p{L}’-]+|\\b(?:in|on|at|inside|beneath|under|below|atop|outside) (?:the|an?|her|his|their|my|your) ${upTo}(?:${anyOf(placeHeads)})\\b(?: of (?:the |an? |her |his |my )?[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?)?`,
  "iu",
);
/** A thing that somebody holds, as in a text. */
const heldThing = new RegExp(
  `\\b(?:hold|carr|grip|clutch|rais|point|pocket|polish|with)\\p{L}* (?:out |up )?((?:an?|the|his|her|their|my) ${upTo}(?:${anyOf(thingHeads)}))\\b`,
  "iu",
);

const ownNow = (text: string): string => text.replace(/^(?:her|his|their|my) /u, "my ").replace(/^your /u, "your ");

/** The place of a text: “in the seed hold”; undefined if it names none. */
const placeIn = (text: string): string | undefined =>
  whereabouts.exec(text)?.[0].replaceAll(/\b(?:her|his|their)\b/gu, "my");

/**
 * A card's answers to a question about the character or the place, even in other words: statements in the first person
 * without full stop, the best first.
 * @param statements the card's statements about the character, in the first person
 */
export function toldByCard(voice: Voice, statements: readonly string[], question: string): string[] {
  const { scenario, firstMessage, description, personality } = voice;
  const card = [scenario, firstMessage.replaceAll("*", " "), description, personality]
    .map((text) =>
      text
        .slice(0, 3_000)
        .replaceAll("'", "’")
        .replaceAll(/\{\{user\}\}/giu, "you"),
    )
    .filter((text) => !mustSteerAway(text));
  const whole = card.join("\n");
  const first = (pattern: RegExp): string | undefined => pattern.exec(whole)?.slice(1).find(Boolean);
  const course = asksCourse.test(question) ? first(courseTold) : undefined;
  if (course !== undefined) return [`we’re bound for ${ownNow(course)}`];
  if (asksPlace.test(question) || asksCourse.test(question)) {
    const place = card.map(placeIn).find(Boolean);
    return place === undefined ? [] : [`${asksPlace.test(question) ? "we’re" : "for now we’re"} ${place}`];
  }
  const row = cardQuestions.find(({ asks }) => asks.test(question));
  if (row === undefined) return [];
  const labelled = [...whole.matchAll(/^\W*([\p{L} ]{3,20}?)\W*: ?([^\n]{2,120})$/gmu)]
    .filter(([, label = ""]) => row.label?.test(label.trim()))
    .map(([, , value = ""]) => `${row.labelled}${value.trim()}`);
  const said = statements.filter((sentence) => row.tells.test(sentence));
  const named = question.split(" ").at(-1) ?? "";
  const [ageRow, , looksRow, heldRow] = cardQuestions;
  const age = row === ageRow ? first(ages) : undefined;
  const looks = row === looksRow ? sentencesOf(whole).flatMap((part) => part.match(features) ?? []) : [];
  const held = row === heldRow ? heldThing.exec(firstMessage)?.[1] : undefined;
  return [
    ...(held === undefined ? [] : [`it’s ${ownNow(held)}`]),
    ...(age === undefined ? [] : [`I’m ${age}`]),
    ...labelled,
    ...said,
    ...(looks.length === 0 ? [] : [`you can see for yourself: ${looks.slice(0, 3).join(", ").toLowerCase()}`]),
  ]
    .toSorted((one, other) => Number(other.includes(named)) - Number(one.includes(named)))
    .map((sentence) => sentence.replace(/[.!?…]+$/u, ""));
}
